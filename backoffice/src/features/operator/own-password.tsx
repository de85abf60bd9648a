import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { changeOperatorPassword, provePassword } from '@croupier/contract/operator-access.ts'
import { type OperatorMethod, operatorSessions } from '@croupier/contract/operator.ts'
import { ask } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import { Note } from '../../kit/note.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { OutboxHint } from './outbox-hint.tsx'

/** A new password: the old one first, then the code of the second step. */
export function OwnPassword() {
  const t = useWords('operator')
  const client = useQueryClient()
  const [old, setOld] = useState('')
  const [code, setCode] = useState('')
  const [next, setNext] = useState('')
  const prove = useMutation({ mutationFn: () => ask(provePassword, { body: { password: old } }) })
  const change = useMutation({
    mutationFn: (ticket: string) => ask(changeOperatorPassword, { body: { ticket, code, password: next } }),
    async onSuccess() {
      prove.reset()
      setOld('')
      setCode('')
      setNext('')
      await client.invalidateQueries(queryOptionsOf(operatorSessions))
    },
  })
  const { data: proved } = prove
  const error = change.error ?? prove.error
  const errorOf = fieldErrors(error)
  return (
    <Card title={t('password')}>
      <Stack
        as="form"
        gap={14}

        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          if (proved) change.mutate(proved.ticket)
          else prove.mutate()
        }}
      >
        {change.isSuccess ? <Note tone="win">{t('password_changed')}</Note> : null}
        {proved ? (
          <NewPassword
            method={proved.method}
            code={code}
            password={next}
            errorOf={errorOf}
            onCode={setCode}
            onPassword={setNext}
          />
        ) : (
          <PasswordField
            label={t('old_password')}
            autoComplete="current-password"
            value={old}
            error={errorOf('password')}
            onChange={({ target }) => setOld(target.value)}
          />
        )}
        <RefusedNote error={error} />
        <PrimaryButton type="submit" working={prove.isPending || change.isPending}>
          {t(proved ? 'change_password' : 'go_on')}
        </PrimaryButton>
      </Stack>
    </Card>
  )
}

interface NewPasswordProps {
  readonly method: OperatorMethod
  readonly code: string
  readonly password: string
  readonly errorOf: (name: string) => string | undefined
  readonly onCode: (code: string) => void
  readonly onPassword: (password: string) => void
}

function NewPassword({ method, code, password, errorOf, onCode, onPassword }: NewPasswordProps) {
  const t = useWords('operator')
  return (
    <>
      <Text as="p" size={12} tone="text-dim">
        {t(method === 'totp' ? 'code_from_app' : 'code_by_mail')}
      </Text>
      {method === 'email' ? <OutboxHint /> : null}
      <Field
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={errorOf('code')}
        onChange={({ target }) => onCode(target.value)}
      />
      <PasswordField
        label={t('new_password')}
        autoComplete="new-password"
        hint={t('new_password_hint')}
        value={password}
        error={errorOf('password')}
        onChange={({ target }) => onPassword(target.value)}
      />
    </>
  )
}
