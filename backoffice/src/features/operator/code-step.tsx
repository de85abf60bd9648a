import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { operatorVerify } from '@croupier/contract/operator.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { initialFocus } from '../../kit/initial-focus.ts'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { fieldErrors } from '../../kit/field-errors.ts'
import type { OpenTicket } from './login-screen.tsx'
import { OutboxHint } from './outbox-hint.tsx'

interface CodeStepProps {
  readonly ticket: OpenTicket
  readonly onIn: (token: string) => void
  readonly onBack: () => void
}

/** The second step: the code of the authenticator, or the one that was mailed. */
export function CodeStep({ ticket: { ticket, method }, onIn, onBack }: CodeStepProps) {
  const t = useWords('operator')
  const [code, setCode] = useState('')
  const verify = useMutation({
    mutationFn: () => ask(operatorVerify, { body: { ticket, code } }),
    onSuccess: ({ token }) => onIn(token),
  })
  const errorOf = fieldErrors(verify.error)
  return (
    <Stack
      as="form"
      gap={14}

      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        if (!verify.isPending) verify.mutate()
      }}
    >
      <Text as="p" leading={18} tone="text-dim">
        {t(method === 'totp' ? 'code_from_app' : 'code_by_mail')}
      </Text>
      <Field
        label={t('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        ref={initialFocus}
        value={code}
        error={errorOf('code')}
        onChange={({ target }) => setCode(target.value)}
      />
      {method === 'email' ? <OutboxHint /> : null}
      <RefusedNote error={verify.error} />
      <PrimaryButton type="submit" wide working={verify.isPending}>
        {t('log_in')}
      </PrimaryButton>
      <Button tone="ghost" wide onClick={onBack}>
        {t('other_operator')}
      </Button>
    </Stack>
  )
}
