import { sendLoginCode } from '@croupier/contract/codes.ts'
import { login } from '@croupier/contract/identity.ts'
import { ask, Refused } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type FormEvent, useState } from 'react'
import classes from '../entry.module.css'
import { RefusedLine } from '../refused-line.tsx'
import { useChallenge } from '../use-challenge.ts'
import { useFinish } from '../use-login.ts'
import { CodeBox } from './code-box.tsx'
import { useCountries } from './countries.ts'
import { MobileBox } from './mobile-box.tsx'
import { isMobile } from './phone.ts'
import { useCode } from './use-code.ts'

/** Log in by a code that is sent to a mobile number. */
export function SmsLogin({ onDone }: { readonly onDone: () => void }) {
  const t = useWords('codes')
  const identity = useWords('identity')
  const form = useSmsLogin(onDone)
  const { typed, type, said } = form
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.refused ? <RefusedLine error={form.refused} /> : null}
      <MobileBox
        name="mobileNum"
        countries={form.countries}
        value={typed.mobileNum}
        error={said.mobileNum}
        data-autofocus
        onChange={({ target }) => type({ mobileNum: target.value })}
      />
      <CodeBox
        label={t('sms_code')}
        name="verificationCode"
        code={form.code}
        value={typed.verificationCode}
        error={said.verificationCode}
        onSend={form.sendCode}
        onChange={({ target }) => type({ verificationCode: target.value })}
      />
      <Checkbox
        label={identity('remember_me')}
        checked={typed.rememberMe}
        onChange={({ target }) => type({ rememberMe: target.checked })}
      />
      <PrimaryButton type="submit" size="large" wide working={form.working ? identity('logging_in') : false}>
        {identity('log_in')}
      </PrimaryButton>
    </form>
  )
}

const NOTHING = { mobileNum: '', verificationCode: '', rememberMe: false }
type Typed = typeof NOTHING
type Said = { readonly [Name in 'mobileNum' | 'verificationCode']?: string }

function useSmsLogin(onDone: () => void) {
  const t = useWords('codes')
  const [typed, setTyped] = useState(NOTHING)
  const [said, setSaid] = useState<Said>({})
  const [refused, setRefused] = useState<Refused>()
  const [working, setWorking] = useState(false)
  const countries = useCountries()
  const challenge = useChallenge(true)
  const code = useCode('login')
  const finish = useFinish(typed.rememberMe, onDone)
  const { countryDialingCode } = countries.country
  const mobileNum = typed.mobileNum.trim()

  const mobileTrouble = async () => {
    if (mobileNum === '') return t('mobile_required')
    return (await isMobile(mobileNum, countryDialingCode)) ? undefined : t('mobile_invalid')
  }

  const sendCode = () => {
    void mobileTrouble().then((trouble) => {
      if (trouble !== undefined) return setSaid({ mobileNum: trouble })
      return code.request(async () =>
        ask(sendLoginCode, { body: { mobileNum, countryDialingCode, challenge: await challenge.take() } }),
      )
    })
  }

  const fail = (error: unknown) => {
    if (!(error instanceof Refused)) throw error
    if (error.code === 'code_wrong' || error.code === 'code_expired') setSaid({ verificationCode: error.message })
    else if (error.code === 'mobile_invalid') setSaid({ mobileNum: error.message })
    else setRefused(error)
  }

  const logIn = async () => {
    const verificationCode = typed.verificationCode.trim()
    const trouble = await mobileTrouble()
    const wrong: Said = {
      ...(trouble !== undefined && { mobileNum: trouble }),
      ...(verificationCode === '' && { verificationCode: t('code_required') }),
    }
    setSaid(wrong)
    if (Object.keys(wrong).length > 0) return
    const { rememberMe } = typed
    await finish(
      await ask(login, { body: { type: 'sms', mobileNum, countryDialingCode, verificationCode, rememberMe } }),
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    setWorking(true)
    setRefused(undefined)
    logIn()
      .catch(fail)
      .finally(() => setWorking(false))
  }
  const type = (part: Partial<Typed>) => {
    setTyped((kept) => ({ ...kept, ...part }))
    setSaid({})
  }
  return { typed, type, said, refused, working, countries, code, sendCode, submit }
}
