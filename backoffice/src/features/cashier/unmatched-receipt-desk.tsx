import type { ReplyOf } from '@croupier/contract/call.ts'
import { depositDesk } from '@croupier/contract/console-deposits.ts'
import {
  claimNextUnmatchedReceipt,
  unmatchedReceiptCase,
  unmatchedReceiptDesk,
  type UnmatchedReceiptRow,
} from '@croupier/contract/console-unmatched-receipts.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { StatusChip } from '../../kit/status.tsx'
import { type DepositTab, type UnmatchedReceiptTab, useDepositTabs } from './deposit-tabs.ts'
import { DESK_FRESH, deskOf, type DeskQueueProps } from './desk.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'
import { UnmatchedReceiptActions } from './unmatched-receipt-actions.tsx'
import { UnmatchedReceiptCard, type UnmatchedReceiptCase } from './unmatched-receipt-card.tsx'
import { UnmatchedReceiptChip } from './unmatched-receipt-chip.tsx'

const PROMISE_MINUTES = 60
const STAGES = { stray: 'open', parked: 'parked' } as const

type DeskReply = ReplyOf<typeof unmatchedReceiptDesk>

/** Money that has arrived and belongs to no open deposit: people say whose it is. */
export const UnmatchedReceiptDesk = deskOf<DepositTab, UnmatchedReceiptTab, DeskReply, UnmatchedReceiptCase>({
  name: 'deposits',
  permission: 'deposits.decide',
  first: 'stray',
  claimNext: () => ask(claimNextUnmatchedReceipt),
  useGo: () => {
    const navigate = useNavigate()
    return (search) => void navigate({ to: '/deposits', search, replace: true })
  },
  useList: (tab) => useAsk(unmatchedReceiptDesk, { query: { stage: STAGES[tab] } }, DESK_FRESH),
  useCase: (id) =>
    useAsk(unmatchedReceiptCase, { params: { strayId: id ?? '' } }, { ...DESK_FRESH, enabled: id !== undefined }),
  useTabs: (answer) => {
    const { data: deposits } = useAsk(depositDesk, { query: {} }, DESK_FRESH)
    return useDepositTabs({
      ...deposits?.counts,
      ...(answer && { stray: answer.counts.open, parked: answer.counts.parked }),
    })
  },
  Queue,
  Card: UnmatchedReceiptCard,
  Actions: UnmatchedReceiptActions,
})

function Queue({ stage, list, chosen, onChoose, onNext }: DeskQueueProps<UnmatchedReceiptTab, DeskReply>) {
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
  readonly row: UnmatchedReceiptRow
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
      chip={row.second ? <StatusChip status="one_of_two" /> : <UnmatchedReceiptChip why={row.why} />}
      claim={row.claim}
      chosen={chosen}
      onChoose={() => onChoose(row.id)}
    />
  )
}
