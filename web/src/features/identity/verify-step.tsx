import { MethodCard } from './method-card.tsx'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { sendVerifyCode, type VerifyMethod, verifyLogin } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconDeviceMobile, IconMail, IconMessage, IconShieldLock } from '@tabler/icons-react'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { FormNote } from '../../parts/page/form-note.tsx'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { SentAnswer } from './sent-answer.tsx'
import type { PendingLogin } from './pending-login.ts'

const ICONS = {
  totp: IconShieldLock,
  sms: IconMessage,
  email: IconMail,
  mobile: IconDeviceMobile,
  bankName: IconBuildingBank,
} as const satisfies Record<VerifyMethod, unknown>

interface VerifyStepProps {
  readonly waiting: PendingLogin
  readonly onVerified: (loggedIn: LoginResult) => Promise<void>
  /** Back to the login, with or without a reason. */
  readonly onBack: (why?: CallRefusal) => void
}

/** A login from a new place: the member chooses how to prove once more who they are. */
export function VerifyStep({ waiting, onVerified, onBack }: VerifyStepProps) {
  const t = useWords('mfa')
  const [method, setMethod] = useState(waiting.methods[0] ?? 'totp')
  return (
    <Stack gap={16}>
      <FormNote tone="info" icon={<IconShieldLock size={18} aria-hidden />}>
        {t('verify_text')}
      </FormNote>
      {waiting.methods.length > 1 ? (
        <Stack gap={6} role="radiogroup" aria-label={t('verify_how')}>
          {waiting.methods.map((one) => {
            const Icon = ICONS[one]
            return (
              <MethodCard key={one} chosen={one === method} onChoose={() => setMethod(one)}>
                <Icon size={18} aria-hidden />
                {t(`method_${one}`)}
              </MethodCard>
            )
          })}
        </Stack>
      ) : null}
      <AnswerForm key={method} ticket={waiting.ticket} method={method} onVerified={onVerified} onBack={onBack} />
    </Stack>
  )
}

interface AnswerFormProps extends Omit<VerifyStepProps, 'waiting'> {
  readonly ticket: string
  readonly method: VerifyMethod
}

function AnswerForm({ ticket, method, onVerified, onBack }: AnswerFormProps) {
  const t = useWords('mfa')
  const codes = useWords('codes')
  const [answer, setAnswer] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)

  const fail = (error: unknown) => {
    if (!(error instanceof CallRefusal)) throw error
    const over = error.code === 'verification_expired' || error.value['triesLeft'] === 0
    if (over || error.code === 'login_locked') return onBack(error)
    setAnswer('')
    setTried(false)
    return setRefused(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (answer.trim() === '' || working) return
    setWorking(true)
    setRefused(undefined)
    ask(verifyLogin, { body: { ticket, method, answer } })
      .then(onVerified)
      .catch(fail)
      .finally(() => setWorking(false))
  }
  const field = {
    label: t(`answer_${method}`),
    hint: method === 'totp' ? t('answer_totp_hint') : undefined,
    name: 'answer',
    value: answer,
    error: tried && answer.trim() === '' ? t('answer_required') : undefined,
    autoCapitalize: 'off',
    spellCheck: false,
    maxLength: 255,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setAnswer(target.value),
  }
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submit}>
      {refused ? <RefusedLine error={refused} /> : null}
      {method === 'sms' || method === 'email' ? (
        <SentAnswer
          {...field}
          sentHint={codes('sent_new')}
          onSend={() => ask(sendVerifyCode, { body: { ticket, method } })}
          onRefused={fail}
        />
      ) : (
        <Field {...field} autoComplete={method === 'totp' ? 'one-time-code' : 'off'} />
      )}
      <PrimaryButton type="submit" size="large" wide working={working ? t('checking') : false}>
        {t('verify')}
      </PrimaryButton>
      <Button tone="ghost" wide onClick={() => onBack()}>
        {t('back_to_login')}
      </Button>
    </Stack>
  )
}
