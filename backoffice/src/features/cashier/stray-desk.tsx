import { depositDesk } from '@croupier/contract/console-deposits.ts'
import { claimNextStray, strayCase, strayDesk, type StrayRow } from '@croupier/contract/console-strays.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { StatusChip } from '../../kit/status.tsx'
import { Trouble } from '../../kit/trouble.tsx'
import { useMay } from '../../kit/operator.tsx'
import { type DepositTab, type StrayTab, useDepositTabs } from './deposit-tabs.ts'
import { DeskFrame } from './desk-frame.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'
import { StrayActions } from './stray-actions.tsx'
import { StrayCard } from './stray-card.tsx'
import { StrayChip } from './stray-chip.tsx'
import { placeAfter, useQueue } from './use-queue.ts'

const EVERY_MS = 4000
const PROMISE_MINUTES = 60
const STAGES = { stray: 'open', parked: 'parked' } as const

interface StrayDeskProps {
  readonly tab: StrayTab
  readonly id: string | undefined
}

/** Money that has arrived and belongs to no open deposit: people say whose it is. */
export function StrayDesk({ tab, id }: StrayDeskProps) {
  const t = useWords('desk')
  const may = useMay()('deposits.decide')
  const navigate = useNavigate()
  const open = (next: { stage?: DepositTab; id?: string | undefined }) =>
    void navigate({ to: '/deposits', search: placeAfter<DepositTab>(tab, next), replace: true })
  const query = { stage: STAGES[tab] }
  const { data, error, refetch } = useAsk(strayDesk, { query }, { refetchInterval: EVERY_MS })
  const { data: deposits } = useAsk(depositDesk, { query: {} }, { refetchInterval: EVERY_MS })
  const list = data?.list ?? []
  const queue = useQueue<DepositTab>({
    ids: list.map((row) => row.id),
    id,
    first: 'stray',
    claimNext: () => ask(claimNextStray),
    open,
  })
  const { chosen } = queue
  const one = useCase(chosen)
  const tabs = useDepositTabs({
    ...deposits?.counts,
    ...(data && { stray: data.counts.open, parked: data.counts.parked }),
  })

  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return (
    <DeskFrame<DepositTab>
      title={t('deposits')}
      stage={tab}
      tabs={tabs}
      onStage={queue.turnTo}
      queue={
        <QueueList
          list={data?.list}
          done={false}
          onNext={may && tab === 'stray' ? queue.claimNext : undefined}
          empty={t(`deposit_empty.${tab}`)}
          row={(row) => <Row key={row.id} row={row} chosen={row.id === chosen} onChoose={queue.choose} />}
        />
      }
      detail={<StrayCard one={one.data} error={one.error} empty={chosen === undefined} />}
      actions={
        one.data && chosen !== undefined ? (
          <StrayActions
            key={chosen}
            one={one.data}
            ids={list.map((row) => row.id)}
            onChoose={queue.choose}
            onNext={queue.claimNext}
            onDone={queue.goOn}
          />
        ) : null
      }
    />
  )
}

interface RowProps {
  readonly row: StrayRow
  readonly chosen: boolean
  readonly onChoose: (id: string) => void
}

function Row({ row, chosen, onChoose }: RowProps) {
  return (
    <QueueRow
      name={row.account ?? (row.reference || '–')}
      amount={row.amount}
      at={row.at}
      promiseMinutes={row.state === 'parked' ? Infinity : PROMISE_MINUTES}
      chip={row.second ? <StatusChip status="one_of_two" /> : <StrayChip why={row.why} />}
      claim={row.claim}
      chosen={chosen}
      onChoose={() => onChoose(row.id)}
    />
  )
}

/** The one that is open, asked for again and again. */
const useCase = (id: string | undefined) =>
  useAsk(strayCase, { params: { strayId: id ?? '' } }, { refetchInterval: EVERY_MS, enabled: id !== undefined })
