import { type Deposit, DEPOSIT_STATES, deposits } from '@croupier/contract/cashier.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import type { Column } from '@croupier/kit/table/data-table.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useModal } from '../../shell/modals.tsx'
import { useTimes } from '../betting/bet-times.ts'
import { oneOf, useRecordSearch } from '../member-centre/record-search.ts'
import classes from './move-list.module.css'
import { MoveList } from './move-list.tsx'
import { RailMark } from './channel-cards.tsx'
import { depositStages } from './stages.ts'
import { useReason } from './reason.ts'
import { StateChip } from './state-chip.tsx'
import { Timeline } from './timeline.tsx'

/** All deposits of the member by range and state; an opened one shows where it has been. */
export function DepositList() {
  const t = useWords('cashier')
  const { open } = useModal()
  const say = useReason()
  const record = useRecordSearch()
  const state = oneOf(DEPOSIT_STATES, record.search['moneyState'])
  const asked = useAsk(
    deposits,
    { query: { ...record.range, state, pageNo: record.page } },
    { placeholderData: (kept) => kept },
  )
  return (
    <MoveList
      title={t('all_deposits')}
      lead={t('deposit_lead')}
      back="depositv2"
      record={record}
      asked={asked}
      states={DEPOSIT_STATES}
      state={state}
      columns={useColumns()}
      mark={({ rail }) => <RailMark rail={rail} />}
      none={t('no_deposits')}
      detail={(deposit) => (
        <>
          <Timeline of="deposit" stages={depositStages(deposit)} />
          {deposit.reason === null ? null : <p>{say(deposit.reason)}</p>}
          {deposit.state === 'waiting' ? (
            <Button size="small" onClick={() => open('memberCentre', `depositv2.${deposit.id}`)}>
              {t('open_request')}
            </Button>
          ) : null}
        </>
      )}
    />
  )
}

function useColumns(): readonly Column<Deposit>[] {
  const t = useWords('cashier')
  const { moment } = useTimes()
  return [
    { key: 'time', head: t('time'), cell: ({ at }) => moment(at) },
    { key: 'name', head: t('way'), card: 'title', cell: ({ name }) => <b className={classes.strong}>{name}</b> },
    { key: 'reference', head: t('reference'), cell: ({ reference }) => reference },
    {
      key: 'amount',
      head: t('amount'),
      figure: true,
      card: 'result',
      cell: ({ amount }) => <Money amount={amount} className={classes.strong ?? ''} />,
    },
    { key: 'fee', head: t('fee'), figure: true, card: 'none', cell: ({ fee }) => <Money amount={fee} /> },
    { key: 'state', head: t('state'), cell: ({ state }) => <StateChip state={state} /> },
  ]
}
