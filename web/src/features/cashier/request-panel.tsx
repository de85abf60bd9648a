import { cancelDeposit, type Deposit, deposit as readDeposit } from '@croupier/contract/cashier.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { changeOf } from '../../parts/wallet/counting.ts'
import { CountdownTag, leftText, useLeft } from './countdown-tag.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { MoneyFact } from './money-fact.tsx'
import { PaidParts } from './paid-parts.tsx'
import { useReason } from './reason.ts'
import { MoneyPanel } from './money-panel.tsx'
import { Fact, Facts } from '../../parts/page/facts.tsx'
import { depositStages, kindOf, type Stage } from './stages.ts'
import { StateChip } from './state-chip.tsx'
import { CancelButton } from './cancel-button.tsx'
import { Timeline } from './timeline.tsx'

interface RequestPanelProps {
  readonly deposit: Deposit
  /** Leads to a new request, where this one has come to its end. */
  readonly onNew: () => void
}

/** One request to pay in: how to pay it and until when, how it stands, and the way back while it is unpaid. */
export function RequestPanel({ deposit, onNew }: RequestPanelProps) {
  const t = useWords('cashier')
  const waiting = deposit.state === 'waiting'
  const onTheWay = isOnTheWay(deposit)
  const ended = !waiting && deposit.state !== 'review' && deposit.state !== 'confirming'
  const toMember = deposit.rail === 'matched'
  return (
    <MoneyPanel
      title={t(titleKey(deposit))}
      state={waiting && !onTheWay ? <CountdownTag until={deposit.expiresAt} /> : <StateChip state={deposit.state} />}
      amount={deposit.amount}
      note={deposit.name}
      underSheet
    >
      {toMember ? <PaidParts depositId={deposit.id} /> : null}
      {waiting && !toMember ? <HowToPay deposit={deposit} /> : null}
      {waiting ? null : <Outcome deposit={deposit} />}
      <Progress deposit={deposit} />
      {waiting && !onTheWay ? <CancelRequest deposit={deposit} /> : null}
      {ended ? (
        <Button wide onClick={onNew}>
          {t('new_deposit')}
        </Button>
      ) : null}
    </MoneyPanel>
  )
}

/** Coins have been sent, and nothing is left to do but wait. */
const isOnTheWay = ({ state, pay }: Deposit): boolean => state === 'waiting' && (pay?.coins?.sent ?? null) !== null

/** The key of what a request is called: what there is to do, or how it ended. */
export function titleKey(deposit: Deposit): string {
  if (isOnTheWay(deposit)) return 'deposit_stage_coins_seen'
  return deposit.state === 'waiting' ? `title_${kindOf(deposit.rail)}` : `title_${deposit.state}`
}

/** What came of it: what arrived and what was taken, or why nothing did. */
function Outcome({ deposit: { fee, bonus, credited, reason, reference, state } }: Pick<RequestPanelProps, 'deposit'>) {
  const t = useWords('cashier')
  const say = useReason()
  return (
    <>
      {reason === null ? null : <Notice tone={state === 'refused' ? 'loss' : 'info'}>{say(reason)}</Notice>}
      <Facts>
        <Fact name={t('reference')}>{reference}</Fact>
        {bonus === null ? null : <Fact name={t('bonus')}>{bonus}</Fact>}
        {credited === null ? null : (
          <>
            <MoneyFact name={t('fee')} amount={fee} />
            <MoneyFact name={t('arrived')} amount={credited} />
          </>
        )}
      </Facts>
    </>
  )
}

function Progress({ deposit }: Pick<RequestPanelProps, 'deposit'>) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const left = useLeft(deposit.expiresAt)
  const arrives = deposit.credited ?? changeOf(deposit.fee, deposit.amount)
  const note = ({ name, is }: Stage) => {
    if (name === 'credited' && is === 'next') return moneyText(arrives, look)
    if (is !== 'now' || deposit.state !== 'waiting') return undefined
    const coins = deposit.pay?.coins
    if (coins?.sent) return t('confirmations_of', { count: coins.sent.confirmations, all: coins.confirmations })
    return left > 0 ? t('within', { time: leftText(left) }) : t('time_over_text')
  }
  return <Timeline of="deposit" stages={depositStages(deposit)} note={note} />
}

function CancelRequest({ deposit: { id } }: Pick<RequestPanelProps, 'deposit'>) {
  const t = useWords('cashier')
  const client = useQueryClient()
  const params = { depositId: id }
  return (
    <CancelButton
      what="request"
      text={t('cancel_request_text')}
      take={() => ask(cancelDeposit, { params })}
      onTaken={(answer) => client.setQueryData(keyOf(readDeposit, { params }), answer)}
    />
  )
}
