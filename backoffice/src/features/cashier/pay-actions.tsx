import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconCoin } from '@tabler/icons-react'
import { useState } from 'react'
import classes from '../../kit/desk.module.css'
import { DeskButton } from '../../kit/desk-button.tsx'
import { RadioLine } from './radio-line.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import type { PayoutConfirmation, WithdrawalActions } from './use-withdrawal-actions.ts'
import type { WithdrawalCase } from './withdrawal-card.tsx'

interface PayActionsProps {
  readonly one: WithdrawalCase
  readonly actions: WithdrawalActions
  readonly onRefuse: () => void
  readonly onPay: (by: PayoutConfirmation) => void
}

/** Pay what was released: by the gateway, or by hand with the bank's reference; once. */
export function PayActions({ one, actions, onRefuse, onPay }: PayActionsProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const [by, setBy] = useState<'gateway' | 'hand'>('gateway')
  const [bankReference, setReference] = useState('')
  if (!actions.mayPay) return actions.taken ? null : <p className={classes.foot}>{t('pay_not_you')}</p>
  return (
    <>
      <h3>{t('pay_title')}</h3>
      {(['gateway', 'hand'] as const).map((way) => (
        <RadioLine
          key={way}
          name="way"
          checked={by === way}
          onChoose={() => setBy(way)}
          title={t(`pay_by.${way}`)}
          text={t(`pay_by_text.${way}`)}
        />
      ))}
      {by === 'hand' ? (
        <Stack as="label" gap={4} size={12} tone="text-dim">
          {t('bank_reference')}
          <input value={bankReference} maxLength={60} onChange={({ target }) => setReference(target.value)} />
        </Stack>
      ) : null}
      <p className={classes.foot}>{t('paid_once', { reference: one.reference })}</p>
      <div data-pay>
        <DeskButton
          icon={IconCoin}
          says={t('pay', { amount: figures(one.money.pays) })}
          shortcut="P"
          tone="primary"
          working={actions.pay.isPending}
          blocked={by === 'hand' && bankReference.trim() === '' ? t('bank_reference_why') : undefined}
          onPress={() => onPay({ by, bankReference })}
        />
      </div>
      {actions.mayRefuse ? (
        <DeskButton
          icon={IconArrowBackUp}
          says={t('refuse', { amount: figures(one.amount) })}
          shortcut="R"
          tone="refuse"
          onPress={onRefuse}
        />
      ) : null}
    </>
  )
}
