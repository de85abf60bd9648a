import { type Deposit, DEPOSIT_STATES, deposits } from '@croupier/contract/cashier.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { MoveList, useMoveColumns, useMoveQuery } from './move-list.tsx'
import { RailMark } from './channel-cards.tsx'
import { depositStages } from './stages.ts'
import { useReason } from './reason.ts'
import { Timeline } from './timeline.tsx'

/** All deposits of the member by range and state; an opened one shows where it has been. */
export function DepositList() {
  const t = useWords('cashier')
  const open = useOpenModal()
  const say = useReason()
  const { query, ...record } = useMoveQuery(DEPOSIT_STATES)
  const asked = useAsk(deposits, { query }, { placeholderData: (kept) => kept })
  const columns = useMoveColumns<Deposit>({
    name: { head: t('way'), cell: ({ name }) => name },
    figure: { head: t('fee'), of: ({ fee }) => fee },
  })
  return (
    <MoveList
      title={t('all_deposits')}
      lead={t('deposit_lead')}
      back="depositv2"
      {...record}
      asked={asked}
      columns={columns}
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
