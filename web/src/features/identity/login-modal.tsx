import { login } from '@croupier/contract/identity.ts'
import { useBrand, useFlag } from '@croupier/kit/brand.tsx'
import { ask, Refused } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconInfoCircle, IconLock, IconShieldCheck, IconUser } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useModal } from '../../shell/modals.tsx'
import { CaptchaField, useCaptcha } from './captcha-field.tsx'
import { EntryArt } from './entry-art.tsx'
import classes from './entry.module.css'
import { enter } from './entry.ts'
import { RefusedLine } from './refused-line.tsx'
import { noteRemembered } from './remembered.ts'
import { useChallenge } from './use-challenge.ts'
import { takeWaiting, whyLogin } from './waiting.ts'

/** The login popup: username and password, and a captcha only after the server has asked for one. */
export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('identity')
  const { open } = useModal()
  const registration = useFlag('direct_registration')
  const [why] = useState(whyLogin)
  const points = [
    [<IconLock key="lock" size={16} aria-hidden />, t('point_encrypted')],
    [<IconShieldCheck key="shield" size={16} aria-hidden />, t('point_fair')],
  ] as const
  return (
    <ModalFrame
      title={t('log_in')}
      width={840}
      onClose={onClose}
      aside={<EntryArt art="login" title={t('welcome_back')} text={t('welcome_back_text')} points={points} />}
      lead={
        registration ? (
          <>
            {t('new_here')}{' '}
            <button type="button" className={classes.link} onClick={() => open('registerModal')}>
              {t('create_account')}
            </button>
          </>
        ) : null
      }
    >
      {why ? (
        <p className={classes.news} role="status">
          <IconInfoCircle size={18} aria-hidden />
          {t(why)}
        </p>
      ) : null}
      <LoginForm onDone={onClose} />
    </ModalFrame>
  )
}

function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const t = useWords('identity')
  const form = useLogin(onDone)
  const { typed, type, shown } = form
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.refused ? <RefusedLine error={form.refused} /> : null}
      <Field
        label={t('username')}
        name="username"
        icon={<IconUser size={17} aria-hidden />}
        value={typed.username}
        error={shown.username}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={255}
        data-autofocus
        onChange={({ target }) => type({ username: target.value })}
      />
      <PasswordField
        label={t('password')}
        name="password"
        value={typed.password}
        error={shown.password}
        autoComplete="current-password"
        maxLength={255}
        onChange={({ target }) => type({ password: target.value })}
      />
      {form.captchaNeeded ? (
        <CaptchaField
          picture={form.picture}
          value={typed.captcha}
          error={shown.captcha}
          onType={(captcha) => type({ captcha })}
          onRefresh={form.refresh}
        />
      ) : null}
      <Checkbox
        label={t('remember_me')}
        checked={typed.rememberMe}
        onChange={({ target }) => type({ rememberMe: target.checked })}
      />
      <PrimaryButton type="submit" size="large" wide working={form.working ? t('logging_in') : false}>
        {t('log_in')}
      </PrimaryButton>
    </form>
  )
}

const NOTHING = { username: '', password: '', captcha: '', rememberMe: false }
type Typed = typeof NOTHING
type Named = 'username' | 'password' | 'captcha'

function useLogin(onDone: () => void) {
  const t = useWords('identity')
  const { merchant } = useBrand()
  const { current } = useModal()
  const [typed, setTyped] = useState(NOTHING)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [working, setWorking] = useState(false)
  const [captchaNeeded, setCaptchaNeeded] = useState(false)
  const challenge = useChallenge(true)
  const { picture, refresh } = useCaptcha(captchaNeeded)

  const missing = (['username', 'password', ...(captchaNeeded ? ['captcha' as const] : [])] as const).filter(
    (name) => typed[name].trim() === '',
  )
  const shown = Object.fromEntries(missing.map((name) => [name, tried ? t(`${name}_required`) : undefined])) as Partial<
    Record<Named, string>
  >

  const send = async () => {
    const { username, password, captcha, rememberMe } = typed
    const proof = captchaNeeded && picture ? { captcha: captcha.trim(), captchaId: picture.captchaId } : {}
    const body = { type: 'username' as const, username: username.trim(), password, rememberMe, ...proof }
    const loggedIn = await ask(login, { body: { ...body, challenge: await challenge.take() } }).catch(
      async (error: unknown) => {
        // The visitor took longer than the challenge lives: solve another without a word.
        if (!(error instanceof Refused) || error.code !== 'challenge_failed') throw error
        return ask(login, { body: { ...body, challenge: await challenge.take() } })
      },
    )
    if (rememberMe) noteRemembered()
    await enter(loggedIn, merchant)
  }

  const fail = (error: unknown) => {
    if (!(error instanceof Refused)) throw error
    setRefused(error)
    setTyped((kept) => ({ ...kept, captcha: '' }))
    // A captcha that is asked for now has not been left empty yet.
    setTried(false)
    if (captchaNeeded) refresh()
    if (error.value['captcha'] === true) setCaptchaNeeded(true)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (missing.length > 0) return focusOn(event.currentTarget, missing[0])
    if (working) return
    setWorking(true)
    setRefused(undefined)
    // Over the member centre the popup gives way by itself as soon as somebody is logged in.
    const done = current === 'memberCentre' ? takeWaiting : onDone
    send()
      .then(done, fail)
      .finally(() => setWorking(false))
  }

  const type = (part: Partial<Typed>) => setTyped((kept) => ({ ...kept, ...part }))
  return { typed, type, shown, refused, working, captchaNeeded, picture, refresh, submit }
}

function focusOn(form: HTMLFormElement, name: Named | undefined) {
  const input = name && form.elements.namedItem(name)
  if (input instanceof HTMLElement) input.focus()
}
