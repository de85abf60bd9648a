import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { acceptInvitation } from '@croupier/contract/operator-access.ts'
import { ask } from '@croupier/kit/calls.ts'
import { buttonClass, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldErrors } from '../../kit/field-errors.ts'
import { Note } from '../../kit/note.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { EntryCard } from './entry-card.tsx'

/** Whoever was invited sets the first password with the mailed code. */
export function FirstPasswordScreen() {
  const t = useWords('operator')
  const [username, setUsername] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const accept = useMutation({ mutationFn: () => ask(acceptInvitation, { body: { username, code, password } }) })
  const errorOf = fieldErrors(accept.error)
  if (accept.isSuccess) return <PasswordSet />
  return (
    <EntryCard title={t('first_password')}>
      <Stack
        as="form"
        gap={14}
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          accept.mutate()
        }}
      >
        <Text as="p" leading={18} tone="text-dim">
          {t('first_password_text')}
        </Text>
        <Field
          label={t('username')}
          autoComplete="username"
          value={username}
          error={errorOf('username')}
          onChange={({ target }) => setUsername(target.value)}
        />
        <Field
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={errorOf('code')}
          onChange={({ target }) => setCode(target.value)}
        />
        <PasswordField
          label={t('new_password')}
          autoComplete="new-password"
          hint={t('new_password_hint')}
          value={password}
          error={errorOf('password')}
          onChange={({ target }) => setPassword(target.value)}
        />
        <RefusedNote error={accept.error} />
        <PrimaryButton type="submit" wide working={accept.isPending}>
          {t('set_password')}
        </PrimaryButton>
      </Stack>
    </EntryCard>
  )
}

function PasswordSet() {
  const t = useWords('operator')
  return (
    <EntryCard title={t('first_password')}>
      <Stack gap={14}>
        <Note tone="win">{t('first_password_set')}</Note>
        <Link to="/login" className={buttonClass('primary', 'medium', true)}>
          {t('log_in')}
        </Link>
      </Stack>
    </EntryCard>
  )
}
