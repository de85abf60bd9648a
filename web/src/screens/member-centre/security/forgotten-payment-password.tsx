import { resetPaymentPassword } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Part, PartForm } from './part.tsx'
import { PaymentPasswordFields, usePaymentPassword } from './payment-password-fields.tsx'
import { firstProof, SecondProof } from './second-proof.tsx'
import type { PartProps } from './security-center.tsx'
import { useSending } from './use-sending.ts'

interface ForgottenPaymentPasswordProps extends PartProps {
  readonly onDone: () => void
}

/** Set another payment password without the old one: a second proof stands in for it. */
export function ForgottenPaymentPassword({ facts, onBack, onDone }: ForgottenPaymentPasswordProps) {
  const t = useWords('security')
  const form = usePaymentPassword(['paymentPassword', 'confirmPaymentPassword'])
  const [proof, setProof] = useState(() => firstProof(facts.factors))
  const sending = useSending(onDone)
  const { paymentPassword, confirmPaymentPassword } = form.typed
  const reset = () => ask(resetPaymentPassword, { body: { paymentPassword, confirmPaymentPassword, factor: proof } })
  return (
    <Part title={t('reset_payment_password')} lead={t('reset_payment_password_lead')} onBack={onBack}>
      <PartForm
        sending={sending}
        verb={t('reset_payment_password')}
        blocked={proof.answer.trim() === '' ? t('proof_first') : form.blocked}
        onSubmit={() => sending.send(reset)}
      >
        <SecondProof methods={facts.factors} proof={proof} onChange={setProof} />
        <PaymentPasswordFields form={form} rule={facts.paymentPassword.rule} sending={sending} />
      </PartForm>
    </Part>
  )
}
