import { Stack } from '@croupier/kit/layout/layout.tsx'
import { operatorLogin } from '@croupier/contract/operator.ts'
import { ask } from '@croupier/kit/calls.ts'
import { solvedChallenge, timesAsked } from '@croupier/kit/challenge.ts'
import { buttonClass, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { initialFocus } from '../../kit/initial-focus.ts'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import type { OpenTicket } from './login-screen.tsx'

/** The first step: who, and the password. */
export function PasswordStep({ onTicket }: { readonly onTicket: (ticket: OpenTicket) => void }) {
  const t = useWords('operator')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const login = useMutation({
    mutationFn: () => logIn({ username, password }),
    onSuccess: (answer) => onTicket({ username, ...answer }),
  })
  const errorOf = fieldErrors(login.error)
  return (
    <Stack
      as="form"
      gap={14}

      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        if (!login.isPending) login.mutate()
      }}
    >
      <Field
        label={t('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        ref={initialFocus}
        value={username}
        error={errorOf('username')}
        onChange={({ target }) => setUsername(target.value)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={errorOf('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
      <RefusedNote error={login.error} />
      <PrimaryButton type="submit" wide working={login.isPending}>
        {t('go_on')}
      </PrimaryButton>
      <Link to="/first-password" className={buttonClass('ghost', 'medium', true)}>
        {t('invited')}
      </Link>
    </Stack>
  )
}

/** Where much was missed before the server asks for a proof of work, which is solved without a word. */
const logIn = (body: { readonly username: string; readonly password: string }) =>
  ask(operatorLogin, { body }).catch(async (error: unknown) => {
    const times = timesAsked(error)
    if (times === undefined) throw error
    return ask(operatorLogin, { body: { ...body, challenge: await solvedChallenge(times) } })
  })
