import {
  claimNextDispute,
  DISPUTE_STAGES,
  disputeCase,
  disputeDesk,
  type DisputeDeskRow,
  type DisputeStage,
} from '@croupier/contract/console-disputes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { StatusChip } from '../../kit/status.tsx'
import { Trouble } from '../../kit/trouble.tsx'
import { useMay } from '../../kit/operator.tsx'
import { DisputeActions } from './dispute-actions.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { DisputeChip } from './dispute-chip.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'
import { placeAfter, useQueue } from './use-queue.ts'

const EVERY_MS = 4000
const PROMISE_MINUTES = 15

interface DisputeDeskProps {
  readonly stage: DisputeStage
  /** The one that is open; the first of the queue while nobody has chosen. */
  readonly id: string | undefined
}

/** Payments between members of which one says that they have not arrived, or not all of them. */
export function DisputeDesk({ stage, id }: DisputeDeskProps) {
  const t = useWords('desk')
  const may = useMay()('disputes.decide')
  const navigate = useNavigate()
  const open = (next: { stage?: DisputeStage; id?: string | undefined }) =>
    void navigate({ to: '/disputes', search: placeAfter(stage, next), replace: true })
  const { data, error, refetch } = useAsk(disputeDesk, { query: { stage } }, { refetchInterval: EVERY_MS })
  const list = data?.list ?? []
  const queue = useQueue<DisputeStage>({
    ids: list.map((row) => row.id),
    id,
    first: 'open',
    claimNext: () => ask(claimNextDispute),
    open,
  })
  const { chosen } = queue
  const one = useCase(chosen)
  const tabs = DISPUTE_STAGES.map((name) => ({
    stage: name,
    name: t(`dispute_stage.${name}`),
    count: data?.counts[name],
  }))

  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return (
    <DeskFrame
      title={t('disputes')}
      stage={stage}
      tabs={tabs}
      onStage={queue.turnTo}
      queue={
        <QueueList
          list={data?.list}
          done={stage === 'done'}
          onNext={may && stage === 'open' ? queue.claimNext : undefined}
          empty={t(`dispute_empty.${stage}`)}
          row={(row) => (
            <Row key={row.id} row={row} chosen={row.id === chosen} done={stage === 'done'} onChoose={queue.choose} />
          )}
        />
      }
      detail={<DisputeCard one={one.data} error={one.error} empty={chosen === undefined} />}
      actions={
        one.data && chosen !== undefined ? (
          <DisputeActions
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
  readonly row: DisputeDeskRow
  readonly chosen: boolean
  readonly done: boolean
  readonly onChoose: (id: string) => void
}

function Row({ row, chosen, done, onChoose }: RowProps) {
  const t = useWords('desk')
  return (
    <QueueRow
      name={t('from_to', { payer: row.payer, receiver: row.receiver })}
      amount={row.amount}
      at={row.at}
      promiseMinutes={done ? Infinity : PROMISE_MINUTES}
      chip={row.second ? <StatusChip status="one_of_two" /> : <DisputeChip row={row} />}
      claim={row.claim}
      chosen={chosen}
      onChoose={() => onChoose(row.id)}
    />
  )
}

/** The one that is open, asked for again and again. */
const useCase = (id: string | undefined) =>
  useAsk(disputeCase, { params: { matchId: id ?? '' } }, { refetchInterval: EVERY_MS, enabled: id !== undefined })
