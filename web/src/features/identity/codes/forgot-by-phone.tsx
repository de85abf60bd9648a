import { recoverByPhone, sendLoginCode } from '@croupier/contract/codes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import classes from '../entry.module.css'
import { RefusedLine } from '../refused-line.tsx'
import { useChallenge } from '../use-challenge.ts'
import { CodeBox } from './code-box.tsx'
import { useCountries } from './countries.ts'
import { MobileBox } from './mobile-box.tsx'
import { NewPasswordBox } from './new-password-box.tsx'
import { isMobile } from './phone.ts'
import { useCode } from './use-code.ts'
import { emptyOf, type Said, useRecovery } from './use-recovery.ts'

const NOTHING = { mobileNum: '', verificationCode: '', newPassword: '' }

/** A new password by a code that is sent to the account's mobile number. */
export function ForgotByPhone({ onDone }: { readonly onDone: () => void }) {
  const t = useWords('codes')
  const form = useForgotByPhone(onDone)
  const { typed, type, said } = form
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.refused ? <RefusedLine error={form.refused} /> : null}
      <MobileBox
        name="mobileNum"
        countries={form.countries}
        value={typed.mobileNum}
        error={said['mobileNum']}
        onChange={({ target }) => type({ mobileNum: target.value })}
      />
      <CodeBox
        label={t('sms_code')}
        name="verificationCode"
        code={form.code}
        value={typed.verificationCode}
        error={said['verificationCode']}
        onSend={form.sendCode}
        onChange={({ target }) => type({ verificationCode: target.value })}
      />
      <NewPasswordBox
        value={typed.newPassword}
        error={said['newPassword']}
        onType={(newPassword) => type({ newPassword })}
      />
      <PrimaryButton type="submit" size="large" wide working={form.working ? t('setting') : false}>
        {t('set_password')}
      </PrimaryButton>
    </form>
  )
}

function useForgotByPhone(onDone: () => void) {
  const t = useWords('codes')
  const [typed, setTyped] = useState(NOTHING)
  const countries = useCountries()
  const challenge = useChallenge(true)
  const code = useCode('recover_phone')
  const { countryDialingCode } = countries.country
  const who = { mobileNum: typed.mobileNum.trim(), countryDialingCode }

  const mobileTrouble = async (): Promise<Said> => {
    if (who.mobileNum === '') return { mobileNum: t('mobile_required') }
    return (await isMobile(who.mobileNum, countryDialingCode)) ? {} : { mobileNum: t('mobile_invalid') }
  }
  const recovery = useRecovery({
    troubles: async () => ({
      ...(await mobileTrouble()),
      ...emptyOf(typed, { verificationCode: t('code_required'), newPassword: t('new_password_required') }),
    }),
    send: () =>
      ask(recoverByPhone, {
        body: { ...who, verificationCode: typed.verificationCode.trim(), newPassword: typed.newPassword },
      }),
    onDone,
  })

  const sendCode = () => {
    void mobileTrouble().then((trouble) => {
      recovery.setSaid(trouble)
      if (Object.keys(trouble).length > 0) return
      code.request(async () =>
        ask(sendLoginCode, { body: { ...who, purpose: 'recover', challenge: await challenge.take() } }),
      )
    })
  }
  const type = (part: Partial<typeof NOTHING>) => {
    setTyped((kept) => ({ ...kept, ...part }))
    recovery.setSaid({})
  }
  return { ...recovery, typed, type, countries, code, sendCode }
}
