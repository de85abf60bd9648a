import { login } from '@croupier/contract/identity.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { CodeLoginForm } from './code-login-form.tsx'
import { useCodeLogin, useNumberAndCode } from './use-code-login.ts'
import { useMobileCode } from './use-mobile-code.ts'
import { emptyOf } from './use-recovery.ts'

/** Log in by a code that is sent to a mobile number. */
export function SmsLogin({ onDone }: { readonly onDone: () => void }) {
  const t = useWords('codes')
  const form = useNumberAndCode()
  const { typed } = form
  const mobile = useMobileCode({ typed: typed.mobileNum, purpose: 'login', say: form.setSaid })
  const sending = useCodeLogin({
    form,
    troubles: async () => ({
      ...(await mobile.trouble()),
      ...emptyOf(typed, { verificationCode: t('code_required') }),
    }),
    logIn: () => {
      const { rememberMe } = typed
      const verificationCode = typed.verificationCode.trim()
      return ask(login, { body: { type: 'sms', ...mobile.who, verificationCode, rememberMe } })
    },
    onDone,
  })
  return (
    <CodeLoginForm
      form={form}
      sending={sending}
      countries={mobile.countries}
      code={mobile.code}
      onSend={mobile.sendCode}
    />
  )
}
