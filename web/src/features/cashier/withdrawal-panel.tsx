import { cancelWithdrawal, type Withdrawal, withdrawal as readWithdrawal } from '@croupier/contract/cashier.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusedLine } from '../identity/refused-line.tsx'
import { CopyLine } from './copy-line.tsx'
import { useReason } from './reason.ts'
import classes from './request-panel.module.css'
import { type Stage, withdrawalStages } from './stages.ts'
import { StateChip } from './state-chip.tsx'
import { Timeline } from './timeline.tsx'
import { useCommand } from './use-command.ts'

/** One withdrawal: how much, where to, how it stands, and the way back where there still is one. */
export function WithdrawalPanel({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const say = useReason()
  const { amount, fee, receive, reference, payee, reason, state, cancellable } = withdrawal
  const note = ({ name, is }: Stage) => {
    if (name === 'paid' && is === 'next') return t('to_receive', { amount: moneyText(receive, look) })
    return name === 'in_review' && is === 'now' ? t('review_text') : undefined
  }
  return (
    <section className={classes.panel} aria-label={t('withdrawal_of', { reference })}>
      <header className={classes.head}>
        <h3>{t('withdrawal')}</h3>
        <StateChip state={state} />
      </header>
      <p className={classes.amount}>
        <Money amount={amount} />
        <small>
          {payee.providerName} <span className="num">···· {payee.numberEnd}</span>
        </small>
      </p>
      {reason === null ? null : <Notice tone={state === 'refused' ? 'loss' : 'info'}>{say(reason)}</Notice>}
      <dl className={classes.facts}>
        <CopyLine name={t('reference')} text={reference} />
        <div>
          <dt>{t('fee')}</dt>
          <dd>
            <Money amount={fee} />
          </dd>
        </div>
        <div>
          <dt>{t('you_receive')}</dt>
          <dd>
            <Money amount={receive} />
          </dd>
        </div>
      </dl>
      <Timeline of="withdrawal" stages={withdrawalStages(withdrawal)} note={note} />
      {cancellable ? <TakeBack withdrawal={withdrawal} /> : null}
    </section>
  )
}

function TakeBack({ withdrawal: { id, amount } }: { readonly withdrawal: Withdrawal }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const cancel = useCommand(
    () => ask(cancelWithdrawal, { params: { withdrawalId: id } }),
    (answer) => client.setQueryData(keyOf(readWithdrawal, { params: { withdrawalId: id } }), answer),
  )
  const confirm = () => {
    setAsking(false)
    cancel.send(undefined)
  }
  return (
    <>
      {cancel.refused ? <RefusedLine error={cancel.refused} /> : null}
      <Button tone="ghost" wide working={cancel.working ? t('cancelling') : false} onClick={() => setAsking(true)}>
        {t('cancel_withdrawal')}
      </Button>
      {asking ? (
        <ConfirmDialog
          icon={<IconAlertTriangle size={26} aria-hidden />}
          tone="warn"
          title={t('cancel_withdrawal_title')}
          text={t('cancel_withdrawal_text', { amount: moneyText(amount, look) })}
          cancel={t('keep_withdrawal')}
          confirm={t('cancel_withdrawal')}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      ) : null}
    </>
  )
}
