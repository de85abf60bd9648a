import { login } from '@croupier/contract/identity.ts'
import { ask, Refused } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type FormEvent, useState } from 'react'
import classes from '../entry.module.css'
import { RefusedLine } from '../refused-line.tsx'
import { useFinish } from '../use-login.ts'
import { CodeBox } from './code-box.tsx'
import { MobileBox } from './mobile-box.tsx'
import { useMobileCode } from './use-mobile-code.ts'
import { emptyOf, type Said } from './use-recovery.ts'

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
        error={said['mobileNum']}
        data-autofocus
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

function useSmsLogin(onDone: () => void) {
  const t = useWords('codes')
  const [typed, setTyped] = useState(NOTHING)
  const [said, setSaid] = useState<Said>({})
  const [refused, setRefused] = useState<Refused>()
  const [working, setWorking] = useState(false)
  const finish = useFinish(typed.rememberMe, onDone)
  const { who, trouble, countries, code, sendCode } = useMobileCode({
    typed: typed.mobileNum,
    purpose: 'login',
    say: setSaid,
  })

  const fail = (error: unknown) => {
    if (!(error instanceof Refused)) throw error
    if (error.code === 'code_wrong' || error.code === 'code_expired') setSaid({ verificationCode: error.message })
    else if (error.code === 'mobile_invalid') setSaid({ mobileNum: error.message })
    else setRefused(error)
  }

  const logIn = async () => {
    const wrong = { ...(await trouble()), ...emptyOf(typed, { verificationCode: t('code_required') }) }
    setSaid(wrong)
    if (Object.keys(wrong).length > 0) return
    const { rememberMe } = typed
    const verificationCode = typed.verificationCode.trim()
    await finish(await ask(login, { body: { type: 'sms', ...who, verificationCode, rememberMe } }))
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
