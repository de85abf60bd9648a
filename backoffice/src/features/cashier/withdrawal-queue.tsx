import type { ReplyOf } from '@croupier/contract/call.ts'
import type { withdrawalDesk, WithdrawalDeskRow, WithdrawalStage } from '@croupier/contract/console-withdrawals.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { useMay } from '../../kit/operator.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { BatchBar } from './batch-bar.tsx'
import type { DeskQueueProps } from './desk.tsx'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'
import { useBatch } from './use-batch.ts'
import { WithdrawalChip } from './withdrawal-chip.tsx'

/** The queue of a stage; clear ones are ticked and released together, released ones paid together. */
export function WithdrawalQueue({
  stage,
  list,
  answer,
  chosen,
  onChoose,
  onNext,
}: DeskQueueProps<WithdrawalStage, ReplyOf<typeof withdrawalDesk>>) {
  const t = useWords('desk')
  const mayTick = useTicks(stage)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const batch = useBatch(stage === 'pay' ? 'pay' : 'approve')
  const chosenRows = (list ?? []).filter((row) => mayTick(row) && ticked.has(row.id))
  const tick = (id: string) => (on: boolean) =>
    setTicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)))
  return (
    <>
      <QueueList
        list={list}
        done={stage === 'done'}
        onNext={stage === 'review' ? onNext : undefined}
        empty={t(`empty.${stage}`)}
        row={(row) => (
          <QueueRow
            key={row.id}
            name={row.account}
            amount={row.amount}
            at={row.at}
            promiseMinutes={stage === 'done' ? Infinity : (answer?.promiseMinutes ?? 0)}
            chip={row.standing === 'second' ? <StatusChip status="one_of_two" /> : <WithdrawalChip row={row} />}
            claim={row.claim}
            by={row.approvedBy}
            chosen={row.id === chosen}
            onChoose={() => onChoose(row.id)}
            tick={mayTick(row) ? { on: ticked.has(row.id), set: tick(row.id) } : undefined}
          />
        )}
      />
      <BatchBar rows={chosenRows} list={list ?? []} batch={batch} onNone={() => setTicked(new Set())} />
    </>
  )
}

/** Which rows may be ticked here: nothing was found about them, and nobody else is at work on them. */
function useTicks(stage: WithdrawalStage): (row: WithdrawalDeskRow) => boolean {
  const may = useMay()
  const [allowed, standing] =
    stage === 'pay' ? [may('withdrawals.pay'), 'ready'] : [stage === 'review' && may('withdrawals.decide'), 'review']
  return (row) =>
    allowed &&
    row.standing === standing &&
    (standing === 'ready' || row.flags.length === 0) &&
    (row.claim === null || row.claim.own)
}
