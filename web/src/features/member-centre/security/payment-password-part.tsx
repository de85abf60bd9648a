import { changePaymentPassword } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { useContractWords } from '../../../contract-words.ts'
import { Part, PartForm } from './part.tsx'
import type { PartProps } from './security-center.tsx'
import { useSending } from './use-sending.ts'

const NOTHING = { oldPaymentPassword: '', paymentPassword: '', confirmPaymentPassword: '' }
type Box = keyof typeof NOTHING

/** Set the password that is asked for when money leaves, or change it. */
export function PaymentPasswordPart({ facts, onBack }: PartProps) {
  const t = useWords('security')
  const words = useContractWords()
  const { set, rule } = facts.paymentPassword
  const [typed, setTyped] = useState(NOTHING)
  const sending = useSending(onBack)
  const { oldPaymentPassword, ...fresh } = typed
  const unlike = fresh.confirmPaymentPassword !== '' && fresh.confirmPaymentPassword !== fresh.paymentPassword

  const boxes: readonly Box[] = [
    ...(set ? ['oldPaymentPassword' as const] : []),
    'paymentPassword',
    'confirmPaymentPassword',
  ]
  const missing = boxes.some((box) => typed[box] === '')
  const digits = rule.patternId === 6
  const errorOf = (box: Box) => (box === 'confirmPaymentPassword' && unlike ? t('not_the_same') : sending.errorOf(box))
  return (
    <Part title={t('payment_password')} lead={t('payment_password_lead')} onBack={onBack}>
      <PartForm
        sending={sending}
        verb={t(set ? 'change_payment_password' : 'set_payment_password')}
        blocked={missing ? t('fill_all') : unlike ? t('not_the_same') : undefined}
        onSubmit={() =>
          sending.send(() => ask(changePaymentPassword, { body: { ...fresh, ...(set ? { oldPaymentPassword } : {}) } }))
        }
      >
        {boxes.map((box) => (
          <PasswordField
            key={box}
            label={t(box)}
            name={box}
            value={typed[box]}
            error={errorOf(box)}
            hint={box === 'paymentPassword' ? words.pattern(rule) : undefined}
            inputMode={digits ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={rule.maxLength}
            onChange={({ target }) => {
              sending.forget()
              setTyped((kept) => ({ ...kept, [box]: target.value }))
            }}
          />
        ))}
      </PartForm>
    </Part>
  )
}
