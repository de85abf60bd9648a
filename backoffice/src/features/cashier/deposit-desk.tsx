import type { ReplyOf } from '@croupier/contract/call.ts'
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
import { DepositActions } from './deposit-actions.tsx'
import { DepositCard, type DepositCase } from './deposit-card.tsx'
import { DepositChip } from './deposit-chip.tsx'
import { type DepositTab, useDepositTabs } from './deposit-tabs.ts'
import { DESK_FRESH, deskOf, type DeskQueueProps } from './desk.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'

const PROMISE_MINUTES = 15

type DeskReply = ReplyOf<typeof depositDesk>

/** Deposits that people look at: pictures of transfers, and amounts that differ. */
export const DepositDesk = deskOf<DepositTab, DepositStage, DeskReply, DepositCase>({
  name: 'deposits',
  permission: 'deposits.decide',
  first: 'slip',
  claimNext: () => ask(claimNextDeposit),
  useGo: () => {
    const navigate = useNavigate()
    return (search) => void navigate({ to: '/deposits', search, replace: true })
  },
  useList: (stage, demo) => useAsk(depositDesk, { query: { stage, ...demo } }, DESK_FRESH),
  choosesDemo: true,
  useCase: (id) =>
    useAsk(depositCase, { params: { depositId: id ?? '' } }, { ...DESK_FRESH, enabled: id !== undefined }),
  useTabs: (answer) =>
    useDepositTabs({ ...answer?.counts, ...(answer && { stray: answer.strays, parked: answer.parked }) }),
  Queue,
  Card: DepositCard,
  Actions: DepositActions,
})

function Queue({ stage, list, chosen, onChoose, onNext }: DeskQueueProps<DepositStage, DeskReply>) {
  const t = useWords('desk')
  return (
    <QueueList
      list={list}
      done={stage === 'done'}
      onNext={stage === 'slip' ? onNext : undefined}
      empty={t(`deposit_empty.${stage}`)}
      row={(row) => (
        <Row key={row.id} row={row} chosen={row.id === chosen} done={stage === 'done'} onChoose={onChoose} />
      )}
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
