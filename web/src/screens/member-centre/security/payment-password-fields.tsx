import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { useContractWords } from '../../../parts/site/contract-words.ts'
import type { Security } from './score.ts'
import type { SendState } from './use-sending.ts'

const NOTHING = { oldPaymentPassword: '', paymentPassword: '', confirmPaymentPassword: '' }
type TypedFields = typeof NOTHING
export type PaymentBox = keyof TypedFields

/** What is typed into the boxes of a payment password, and what keeps it from being sent. */
export function usePaymentPassword(boxes: readonly PaymentBox[]) {
  const t = useWords('security')
  const [typed, setTyped] = useState(NOTHING)
  const { paymentPassword, confirmPaymentPassword } = typed
  const unlike =
    confirmPaymentPassword !== '' && confirmPaymentPassword !== paymentPassword ? t('not_the_same') : undefined
  const missing = boxes.some((box) => typed[box] === '') ? t('fill_all') : undefined
  const type = (box: PaymentBox, text: string) => setTyped((kept) => ({ ...kept, [box]: text }))
  return { boxes, typed, type, unlike, blocked: missing ?? unlike }
}

interface PaymentPasswordFieldsProps {
  readonly form: ReturnType<typeof usePaymentPassword>
  readonly rule: Security['paymentPassword']['rule']
  readonly sending: SendState
}

/** The boxes of a payment password. */
export function PaymentPasswordFields({ form, rule, sending }: PaymentPasswordFieldsProps) {
  const t = useWords('security')
  const words = useContractWords()
  const errorOf = (box: PaymentBox) => (box === 'confirmPaymentPassword' && form.unlike) || sending.errorOf(box)
  return form.boxes.map((box) => (
    <PasswordField
      key={box}
      label={t(box)}
      name={box}
      value={form.typed[box]}
      error={errorOf(box)}
      hint={box === 'paymentPassword' ? words.pattern(rule) : undefined}
      inputMode={rule.patternId === 6 ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={rule.maxLength}
      onChange={({ target }) => {
        sending.forget()
        form.type(box, target.value)
      }}
    />
  ))
}
