import { cancelWithdrawal, type Withdrawal, withdrawal as readWithdrawal } from '@croupier/contract/cashier.ts'
import { ask } from '@croupier/kit/calls.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { WithdrawalParts } from './withdrawal-parts.tsx'
import { CopyLine } from './copy-line.tsx'
import { MoneyFact } from './money-fact.tsx'
import { useReason } from './reason.ts'
import { MoneyPanel } from './money-panel.tsx'
import { Facts } from '../../parts/page/facts.tsx'
import { type Stage, withdrawalStages } from './stages.ts'
import { StateChip } from './state-chip.tsx'
import { CancelButton } from './cancel-button.tsx'
import { Timeline } from './timeline.tsx'

/** One withdrawal: how much, where to, how it stands, and the way back where there still is one. */
export function WithdrawalPanel({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const say = useReason()
  const { amount, fee, receive, reference, payee, reason, state, cancellable, matched, id } = withdrawal
  const note = ({ name, is }: Stage) => {
    if (name === 'paid' && is === 'next') return t('to_receive', { amount: moneyText(receive, look) })
    return name === 'in_review' && is === 'now' ? t('review_text') : undefined
  }
  return (
    <MoneyPanel
      title={t('withdrawal')}
      label={t('withdrawal_of', { reference })}
      state={<StateChip state={state} />}
      amount={amount}
      note={
        <>
          {payee.providerName} <span className="num">···· {payee.numberEnd}</span>
        </>
      }
    >
      {reason === null ? null : <Notice tone={state === 'refused' ? 'loss' : 'info'}>{say(reason)}</Notice>}
      <Facts>
        <CopyLine name={t('reference')} text={reference} />
        <MoneyFact name={t('fee')} amount={fee} />
        <MoneyFact name={t('you_receive')} amount={receive} />
        {matched === null ? null : <MoneyFact name={t('paid_by_members')} amount={matched} />}
      </Facts>
      {matched === null ? null : <WithdrawalParts withdrawalId={id} account={`···· ${payee.numberEnd}`} />}
      <Timeline of="withdrawal" stages={withdrawalStages(withdrawal)} note={note} />
      {cancellable ? <CancelWithdrawal withdrawal={withdrawal} /> : null}
    </MoneyPanel>
  )
}

function CancelWithdrawal({ withdrawal: { id, amount } }: { readonly withdrawal: Withdrawal }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const client = useQueryClient()
  const params = { withdrawalId: id }
  return (
    <CancelButton
      what="withdrawal"
      text={t('cancel_withdrawal_text', { amount: moneyText(amount, look) })}
      take={() => ask(cancelWithdrawal, { params })}
      onTaken={(answer) => client.setQueryData(keyOf(readWithdrawal, { params }), answer)}
    />
  )
}
