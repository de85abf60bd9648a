import { changePaymentPassword } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { ForgottenPaymentPassword } from './forgotten-payment-password.tsx'
import { Part, PartForm } from './part.tsx'
import { PaymentPasswordFields, usePaymentPassword } from './payment-password-fields.tsx'
import type { PartProps } from './security-center.tsx'
import classes from './security.module.css'
import { useSending } from './use-sending.ts'

/** Set the password that is asked for when money leaves, or change it; who has forgotten it has another way. */
export function PaymentPasswordPart({ facts, onBack }: PartProps) {
  const t = useWords('security')
  const { set, rule } = facts.paymentPassword
  const [forgotten, setForgotten] = useState(false)
  const form = usePaymentPassword([
    ...(set ? (['oldPaymentPassword'] as const) : []),
    'paymentPassword',
    'confirmPaymentPassword',
  ])
  const sending = useSending(onBack)
  if (forgotten) return <ForgottenPaymentPassword facts={facts} onBack={() => setForgotten(false)} onDone={onBack} />

  const { oldPaymentPassword, ...fresh } = form.typed
  const change = () => ask(changePaymentPassword, { body: { ...fresh, ...(set ? { oldPaymentPassword } : {}) } })
  return (
    <Part title={t('payment_password')} lead={t('payment_password_lead')} onBack={onBack}>
      <PartForm
        sending={sending}
        verb={t(set ? 'change_payment_password' : 'set_payment_password')}
        blocked={form.blocked}
        onSubmit={() => sending.send(change)}
      >
        <PaymentPasswordFields form={form} rule={rule} sending={sending} />
      </PartForm>
      {set ? (
        <div className={classes.act}>
          <Button
            wide
            blocked={facts.factors.length === 0 ? t('factor_first') : undefined}
            onClick={() => setForgotten(true)}
          >
            {t('forgot_payment_password')}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}
