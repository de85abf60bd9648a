import { Button } from '@croupier/kit/form/button.tsx'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { login } from '@croupier/contract/identity.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconDeviceMobileMessage } from '@tabler/icons-react'
import { FormNote } from '../../../parts/page/form-note.tsx'
import { CodeLoginForm } from '../codes/code-login-form.tsx'
import { useCountries } from '../codes/countries.ts'
import { internationalNumber } from '../codes/phone.ts'
import { useCode } from '../codes/use-code.ts'
import { useCodeLogin, useNumberAndCode } from '../codes/use-code-login.ts'
import { emptyOf, type BoxMessages } from '../codes/use-recovery.ts'
import { useProviderCode } from './use-provider-code.ts'

interface ProviderLoginProps {
  readonly onDone: () => void
  /** Back to the other ways in, where there are any. */
  readonly onBack: (() => void) | undefined
}

/** Log in by a mobile number that the brand's phone-code provider has proved. */
export function ProviderLogin({ onDone, onBack }: ProviderLoginProps) {
  const t = useWords('codes')
  return (
    <Stack gap={16}>
      <FormNote tone="info" icon={<IconDeviceMobileMessage size={18} aria-hidden />}>
        {t('phone_text')}
      </FormNote>
      <ProviderForm onDone={onDone} />
      {onBack ? (
        <Button tone="ghost" wide onClick={onBack}>
          {t('back_to_login')}
        </Button>
      ) : null}
    </Stack>
  )
}

function ProviderForm({ onDone }: Pick<ProviderLoginProps, 'onDone'>) {
  const t = useWords('codes')
  const form = useNumberAndCode()
  const { typed, setSaid } = form
  const code = useCode('provider')
  const countries = useCountries()
  const provider = useProviderCode(code)
  const number = () => internationalNumber(typed.mobileNum.trim(), countries.country.countryDialingCode)

  const trouble = async (): Promise<BoxMessages> => {
    if (typed.mobileNum.trim() === '') return { mobileNum: t('phone_missing_number') }
    return (await number()) === undefined ? { mobileNum: t('phone_invalid_number') } : {}
  }
  const sendCode = async () => {
    const found = await trouble()
    setSaid(found)
    const phone = await number()
    if (Object.keys(found).length === 0 && phone !== undefined) provider.send(phone)
  }
  const sending = useCodeLogin({
    form,
    troubles: async () => ({
      ...(await trouble()),
      ...emptyOf(typed, { verificationCode: t('phone_missing_code') }),
    }),
    logIn: async () => {
      const firebaseIdToken = await provider.tokenFor(await number(), typed.verificationCode)
      return ask(login, { body: { type: 'firebase', firebaseIdToken, rememberMe: typed.rememberMe } })
    },
    // Who has proved a number may hear that nobody has an account by it.
    worded: (error) =>
      error instanceof CallRefusal && error.code === 'login_failed'
        ? new CallRefusal('login_failed', error.status, { message: t('phone_nobody') })
        : provider.worded(error),
    onDone,
  })
  return (
    <CodeLoginForm
      form={form}
      sending={sending}
      countries={countries}
      code={code}
      onSend={() => void sendCode()}
      focused
    />
  )
}
