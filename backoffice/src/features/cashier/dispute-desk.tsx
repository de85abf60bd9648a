import type { ReplyOf } from '@croupier/contract/call.ts'
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
import { DESK_FRESH, deskOf, type DeskQueueProps } from './desk.tsx'
import { DisputeActions } from './dispute-actions.tsx'
import { DisputeCard, type DisputeCase } from './dispute-card.tsx'
import { DisputeChip } from './dispute-chip.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'

const PROMISE_MINUTES = 15

type DeskReply = ReplyOf<typeof disputeDesk>

/** Payments between members of which one says that they have not arrived, or not all of them. */
export const DisputeDesk = deskOf<DisputeStage, DisputeStage, DeskReply, DisputeCase>({
  name: 'disputes',
  permission: 'disputes.decide',
  first: 'open',
  claimNext: () => ask(claimNextDispute),
  useGo: () => {
    const navigate = useNavigate()
    return (search) => void navigate({ to: '/disputes', search, replace: true })
  },
  useList: (stage, demo) => useAsk(disputeDesk, { query: { stage, ...demo } }, DESK_FRESH),
  choosesDemo: true,
  useCase: (id) => useAsk(disputeCase, { params: { matchId: id ?? '' } }, { ...DESK_FRESH, enabled: id !== undefined }),
  useTabs: (answer) => {
    const t = useWords('desk')
    return DISPUTE_STAGES.map((stage) => ({ stage, name: t(`dispute_stage.${stage}`), count: answer?.counts[stage] }))
  },
  Queue,
  Card: DisputeCard,
  Actions: DisputeActions,
})

function Queue({ stage, list, chosen, onChoose, onNext }: DeskQueueProps<DisputeStage, DeskReply>) {
  const t = useWords('desk')
  return (
    <QueueList
      list={list}
      done={stage === 'done'}
      onNext={stage === 'open' ? onNext : undefined}
      empty={t(`dispute_empty.${stage}`)}
      row={(row) => (
        <Row key={row.id} row={row} chosen={row.id === chosen} done={stage === 'done'} onChoose={onChoose} />
      )}
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
