import { confirmSession } from '@croupier/contract/factors.ts'
import { ask, Refused } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import classes from './security.module.css'

/** Asks for the password before something dear is changed; what was typed before stays. */
export function ConfirmFirst({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const t = useWords('security')
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<Refused>()
  const [working, setWorking] = useState(false)
  const text = useTroubleText(refused)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working || password === '') return
    setWorking(true)
    ask(confirmSession, { body: { password } })
      .then(onConfirmed, (error: unknown) => {
        if (!(error instanceof Refused)) throw error
        setRefused(error)
        setPassword('')
      })
      .finally(() => setWorking(false))
  }
  return (
    <form className={classes.confirm} onSubmit={submit} noValidate>
      <p className={classes.confirmTitle}>
        <IconLock size={18} aria-hidden />
        {t('confirm_title')}
      </p>
      <PasswordField
        label={t('login_password')}
        name="password"
        value={password}
        hint={t('confirm_hint')}
        error={refused ? (refused.fields['password']?.[0]?.message ?? text) : undefined}
        autoComplete="current-password"
        maxLength={255}
        ref={box}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PrimaryButton type="submit" wide working={working} blocked={password === '' ? t('confirm_blocked') : undefined}>
        {t('confirm')}
      </PrimaryButton>
    </form>
  )
}
