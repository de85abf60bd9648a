import {
  claimNextDeposit,
  depositCase,
  depositDesk,
  type DepositDeskRow,
  type DepositStage,
} from '@croupier/contract/console-deposits.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { StatusChip } from '../../kit/status.tsx'
import { Trouble } from '../../kit/trouble.tsx'
import { useMay } from '../../kit/operator.tsx'
import { DepositActions } from './deposit-actions.tsx'
import { DepositCard } from './deposit-card.tsx'
import { DepositChip } from './deposit-chip.tsx'
import { type DepositTab, useDepositTabs } from './deposit-tabs.ts'
import { DeskFrame } from './desk-frame.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'
import { placeAfter, useQueue } from './use-queue.ts'

const EVERY_MS = 4000
const PROMISE_MINUTES = 15

interface DepositDeskProps {
  readonly stage: DepositStage
  /** The one that is open; the first of the queue while nobody has chosen. */
  readonly id: string | undefined
}

/** Deposits that people look at: pictures of transfers, and amounts that differ. */
export function DepositDesk({ stage, id }: DepositDeskProps) {
  const t = useWords('desk')
  const may = useMay()('deposits.decide')
  const navigate = useNavigate()
  const open = (next: { stage?: DepositTab; id?: string | undefined }) =>
    void navigate({ to: '/deposits', search: placeAfter<DepositTab>(stage, next), replace: true })
  const { data, error, refetch } = useAsk(depositDesk, { query: { stage } }, { refetchInterval: EVERY_MS })
  const list = data?.list ?? []
  const queue = useQueue<DepositTab>({
    ids: list.map((row) => row.id),
    id,
    first: 'slip',
    claimNext: () => ask(claimNextDeposit),
    open,
  })
  const { chosen } = queue
  const one = useCase(chosen)
  const tabs = useDepositTabs({ ...data?.counts, ...(data && { stray: data.strays, parked: data.parked }) })

  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return (
    <DeskFrame<DepositTab>
      title={t('deposits')}
      stage={stage}
      tabs={tabs}
      onStage={queue.turnTo}
      queue={
        <QueueList
          list={data?.list}
          done={stage === 'done'}
          onNext={may && stage === 'slip' ? queue.claimNext : undefined}
          empty={t(`deposit_empty.${stage}`)}
          row={(row) => (
            <Row key={row.id} row={row} chosen={row.id === chosen} done={stage === 'done'} onChoose={queue.choose} />
          )}
        />
      }
      detail={<DepositCard one={one.data} error={one.error} empty={chosen === undefined} />}
      actions={
        one.data && chosen !== undefined ? (
          <DepositActions
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
  readonly row: DepositDeskRow
  readonly chosen: boolean
  readonly done: boolean
  readonly onChoose: (id: string) => void
}

function Row({ row, chosen, done, onChoose }: RowProps) {
  return (
    <QueueRow
      name={row.account}
      amount={row.amount}
      at={row.at}
      promiseMinutes={done ? Infinity : PROMISE_MINUTES}
      chip={row.second ? <StatusChip status="one_of_two" /> : <DepositChip row={row} />}
      claim={row.claim}
      chosen={chosen}
      onChoose={() => onChoose(row.id)}
    />
  )
}

/** The one that is open, asked for again and again. */
const useCase = (id: string | undefined) =>
  useAsk(depositCase, { params: { depositId: id ?? '' } }, { refetchInterval: EVERY_MS, enabled: id !== undefined })
