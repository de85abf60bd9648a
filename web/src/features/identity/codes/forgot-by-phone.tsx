import { recoverByPhone } from '@croupier/contract/codes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { MobileBox } from './mobile-box.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { useMobileCode } from './use-mobile-code.ts'
import { emptyOf, useRecovery } from './use-recovery.ts'

const NOTHING = { mobileNum: '', verificationCode: '', newPassword: '' }

/** A new password by a code that is sent to the account's mobile number. */
export function ForgotByPhone({ onDone }: { readonly onDone: () => void }) {
  const t = useWords('codes')
  const [typed, setTyped] = useState(NOTHING)
  const recovery = useRecovery({
    troubles: async () => ({
      ...(await mobile.trouble()),
      ...emptyOf(typed, { verificationCode: t('code_required'), newPassword: t('new_password_required') }),
    }),
    send: () => {
      const { verificationCode, newPassword } = typed
      return ask(recoverByPhone, {
        body: { ...mobile.who, verificationCode: verificationCode.trim(), newPassword },
      })
    },
    onDone,
  })
  const mobile = useMobileCode({ typed: typed.mobileNum, purpose: 'recover_phone', say: recovery.setSaid })
  const type = (part: Partial<typeof NOTHING>) => {
    setTyped((kept) => ({ ...kept, ...part }))
    recovery.setSaid({})
  }
  return (
    <RecoveryForm
      recovery={recovery}
      typed={typed}
      onType={type}
      code={mobile.code}
      codeLabel={t('sms_code')}
      onSend={mobile.sendCode}
    >
      <MobileBox
        name="mobileNum"
        countries={mobile.countries}
        value={typed.mobileNum}
        error={recovery.said['mobileNum']}
        onChange={({ target }) => type({ mobileNum: target.value })}
      />
    </RecoveryForm>
  )
}
