import { Stack } from '@croupier/kit/layout/layout.tsx'
import { confirmSession } from '@croupier/contract/mfa.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'

interface WaitingWork {
  readonly goOn: () => void
  readonly giveUp: () => void
}

interface FreshLoginGuard {
  /** Does the work; where the server wants a fresh login for it, asks for the password and does it then. */
  readonly freshly: <T>(work: () => Promise<T>) => Promise<T>
  /** To be drawn beside what uses it. */
  readonly dialog: ReactNode
}

/** Work that the server does only shortly after a login. */
export function useFreshly(): FreshLoginGuard {
  const [waiting, setWaiting] = useState<WaitingWork>()

  const freshly = <T,>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      if (!(error instanceof CallRefusal) || error.code !== 'fresh_login_required') throw error
      return new Promise<T>((resolve, reject) => {
        setWaiting({
          goOn: () => void work().then(resolve, reject),
          giveUp: () => reject(error),
        })
      })
    })

  const end = (then: keyof WaitingWork) => () => {
    setWaiting(undefined)
    waiting?.[then]()
  }
  const dialog = waiting ? <FreshLogin onConfirmed={end('goOn')} onClose={end('giveUp')} /> : null
  return { freshly, dialog }
}

interface FreshLoginProps {
  readonly onConfirmed: () => void
  readonly onClose: () => void
}

function FreshLogin({ onConfirmed, onClose }: FreshLoginProps) {
  const t = useWords('mfa')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)
  const wrong = refused?.fields['password']?.[0]?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (password === '' || working) return
    setWorking(true)
    setRefused(undefined)
    ask(confirmSession, { body: { password } })
      .then(onConfirmed, (error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error
        setRefused(error)
      })
      .finally(() => setWorking(false))
  }
  return (
    <ModalFrame title={t('fresh_title')} lead={t('fresh_text')} width={420} onClose={onClose}>
      <Stack as="form" gap={16} noValidate onSubmit={submit}>
        {refused && wrong === undefined ? <RefusedLine error={refused} /> : null}
        <PasswordField
          label={t('password')}
          value={password}
          error={wrong ?? (tried && password === '' ? t('password_required') : undefined)}
          autoComplete="current-password"
          maxLength={255}
          data-autofocus
          onChange={({ target }) => setPassword(target.value)}
        />
        <PrimaryButton type="submit" size="large" wide working={working}>
          {t('go_on')}
        </PrimaryButton>
      </Stack>
    </ModalFrame>
  )
}
