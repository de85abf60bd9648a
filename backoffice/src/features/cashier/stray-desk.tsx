import type { ReplyOf } from '@croupier/contract/call.ts'
import { depositDesk } from '@croupier/contract/console-deposits.ts'
import { claimNextStray, strayCase, strayDesk, type StrayRow } from '@croupier/contract/console-strays.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { StatusChip } from '../../kit/status.tsx'
import { type DepositTab, type StrayTab, useDepositTabs } from './deposit-tabs.ts'
import { DESK_FRESH, deskOf, type DeskQueueProps } from './desk.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'
import { StrayActions } from './stray-actions.tsx'
import { StrayCard, type StrayCase } from './stray-card.tsx'
import { StrayChip } from './stray-chip.tsx'

const PROMISE_MINUTES = 60
const STAGES = { stray: 'open', parked: 'parked' } as const

type DeskReply = ReplyOf<typeof strayDesk>

/** Money that has arrived and belongs to no open deposit: people say whose it is. */
export const StrayDesk = deskOf<DepositTab, StrayTab, DeskReply, StrayCase>({
  name: 'deposits',
  permission: 'deposits.decide',
  first: 'stray',
  claimNext: () => ask(claimNextStray),
  useGo: () => {
    const navigate = useNavigate()
    return (search) => void navigate({ to: '/deposits', search, replace: true })
  },
  useList: (tab) => useAsk(strayDesk, { query: { stage: STAGES[tab] } }, DESK_FRESH),
  useCase: (id) => useAsk(strayCase, { params: { strayId: id ?? '' } }, { ...DESK_FRESH, enabled: id !== undefined }),
  useTabs: (answer) => {
    const { data: deposits } = useAsk(depositDesk, { query: {} }, DESK_FRESH)
    return useDepositTabs({
      ...deposits?.counts,
      ...(answer && { stray: answer.counts.open, parked: answer.counts.parked }),
    })
  },
  Queue,
  Card: StrayCard,
  Actions: StrayActions,
})

function Queue({ stage, list, chosen, onChoose, onNext }: DeskQueueProps<StrayTab, DeskReply>) {
  const t = useWords('desk')
  return (
    <QueueList
      list={list}
      done={false}
      onNext={stage === 'stray' ? onNext : undefined}
      empty={t(`deposit_empty.${stage}`)}
      row={(row) => <Row key={row.id} row={row} chosen={row.id === chosen} onChoose={onChoose} />}
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
