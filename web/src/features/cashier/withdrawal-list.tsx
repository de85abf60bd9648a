import { type Withdrawal, WITHDRAWAL_STATES, withdrawals } from '@croupier/contract/cashier.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import type { Column } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconDeviceMobile } from '@tabler/icons-react'
import { useModal } from '../../shell/modals.tsx'
import { useTimes } from '../betting/bet-times.ts'
import { oneOf, useRecordSearch } from '../member-centre/record-search.ts'
import classes from './move-list.module.css'
import { MoveList } from './move-list.tsx'
import { withdrawalStages } from './stages.ts'
import { useReason } from './reason.ts'
import { StateChip } from './state-chip.tsx'
import { Timeline } from './timeline.tsx'

/** All withdrawals of the member by range and state; an opened one shows where it has been. */
export function WithdrawalList() {
  const t = useWords('cashier')
  const { open } = useModal()
  const say = useReason()
  const record = useRecordSearch()
  const state = oneOf(WITHDRAWAL_STATES, record.search['moneyState'])
  const asked = useAsk(
    withdrawals,
    { query: { ...record.range, state, pageNo: record.page } },
    { placeholderData: (kept) => kept },
  )
  return (
    <MoveList
      title={t('all_withdrawals')}
      lead={t('withdraw_lead')}
      back="withdraw"
      record={record}
      asked={asked}
      states={WITHDRAWAL_STATES}
      state={state}
      columns={useColumns()}
      mark={({ payee }) =>
        payee.kind === 'bank' ? <IconBuildingBank size={20} aria-hidden /> : <IconDeviceMobile size={20} aria-hidden />
      }
      none={t('no_withdrawals')}
      detail={(withdrawal) => (
        <>
          <Timeline of="withdrawal" stages={withdrawalStages(withdrawal)} />
          {withdrawal.reason === null ? null : <p>{say(withdrawal.reason)}</p>}
          {withdrawal.cancellable ? (
            <Button size="small" onClick={() => open('memberCentre', `withdraw.${withdrawal.id}`)}>
              {t('open_withdrawal')}
            </Button>
          ) : null}
        </>
      )}
    />
  )
}

function useColumns(): readonly Column<Withdrawal>[] {
  const t = useWords('cashier')
  const { moment } = useTimes()
  return [
    { key: 'time', head: t('time'), cell: ({ at }) => moment(at) },
    {
      key: 'payee',
      head: t('to_account'),
      card: 'title',
      cell: ({ payee }) => (
        <b className={classes.strong}>
          {payee.providerName} <span className="num">···· {payee.numberEnd}</span>
        </b>
      ),
    },
    { key: 'reference', head: t('reference'), cell: ({ reference }) => reference },
    {
      key: 'amount',
      head: t('amount'),
      figure: true,
      card: 'result',
      cell: ({ amount }) => <Money amount={amount} className={classes.strong ?? ''} />,
    },
    {
      key: 'receive',
      head: t('you_receive'),
      figure: true,
      card: 'none',
      cell: ({ receive }) => <Money amount={receive} />,
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <StateChip state={state} /> },
  ]
}
