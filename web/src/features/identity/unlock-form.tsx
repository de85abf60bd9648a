import { MethodCard } from './method-card.tsx'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { sendUnlockCode, UNLOCK_METHODS, unlockLogin } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { SentAnswer } from './sent-answer.tsx'
import { useChallenge } from './use-challenge.ts'

interface UnlockFormProps {
  readonly username: string
  readonly onUnlocked: (loggedIn: LoginResult) => Promise<void>
  readonly onBack: () => void
}

/** For the owner of a locked name: the password and a second proof together open it at once. */
export function UnlockForm({ username, onUnlocked, onBack }: UnlockFormProps) {
  const t = useWords('mfa')
  const codes = useWords('codes')
  const form = useUnlock(username, onUnlocked)
  const { method, typed, tried, refused, working } = form
  const answer = {
    label: t(`answer_${method}`),
    name: 'answer',
    value: typed.answer,
    error: tried && typed.answer.trim() === '' ? t('answer_required') : undefined,
    autoCapitalize: 'off',
    spellCheck: false,
    maxLength: 255,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.type({ answer: target.value }),
  }
  return (
    <Stack as="form" gap={16} noValidate onSubmit={form.submit}>
      <Text as="p" tone="text-dim">
        {t('unlock_text', { name: username })}
      </Text>
      {refused ? <RefusedLine error={refused} /> : null}
      <Stack gap={6} role="radiogroup" aria-label={t('verify_how')}>
        {UNLOCK_METHODS.map((one) => (
          <MethodCard key={one} chosen={one === method} onChoose={() => form.setMethod(one)}>
            {t(`method_${one}`)}
          </MethodCard>
        ))}
      </Stack>
      {method === 'totp' ? (
        <Field {...answer} autoComplete="one-time-code" hint={t('answer_totp_hint')} />
      ) : (
        <SentAnswer
          {...answer}
          key={method}
          sentHint={codes('sent')}
          onSend={() => form.sendCode(method)}
          onRefused={form.fail}
        />
      )}
      <PasswordField
        label={t('password')}
        name="password"
        value={typed.password}
        error={tried && typed.password === '' ? t('password_required') : undefined}
        autoComplete="current-password"
        maxLength={255}
        onChange={({ target }) => form.type({ password: target.value })}
      />
      <PrimaryButton type="submit" size="large" wide working={working ? t('checking') : false}>
        {t('unlock')}
      </PrimaryButton>
      <Button tone="ghost" wide onClick={onBack}>
        {t('back_to_login')}
      </Button>
    </Stack>
  )
}

function useUnlock(username: string, onUnlocked: UnlockFormProps['onUnlocked']) {
  const [method, setMethod] = useState<(typeof UNLOCK_METHODS)[number]>('totp')
  const [typed, setTyped] = useState({ password: '', answer: '' })
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)
  const challenge = useChallenge(true)

  const fail = (error: unknown) => {
    if (!(error instanceof CallRefusal)) throw error
    setRefused(error)
    setTried(false)
  }
  const send = async () => {
    const loggedIn = await ask(unlockLogin, { body: { username, ...typed, method, challenge: await challenge.take() } })
    await onUnlocked(loggedIn)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (typed.password === '' || typed.answer.trim() === '' || working) return
    setWorking(true)
    setRefused(undefined)
    send()
      .catch(fail)
      .finally(() => setWorking(false))
  }
  const type = (part: Partial<typeof typed>) => setTyped((kept) => ({ ...kept, ...part }))
  const sendCode = async (by: 'sms' | 'email') =>
    ask(sendUnlockCode, { body: { username, method: by, challenge: await challenge.take() } })
  return { method, setMethod, typed, type, tried, refused, working, fail, submit, sendCode }
}
