import type { WithdrawalDeskRow, WithdrawalStage } from '@croupier/contract/console-withdrawals.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChecks, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { StatusChip } from '../../kit/status.tsx'
import classes from './desk.module.css'
import { QueueList } from './queue-list.tsx'
import { QueueRow } from './queue-row.tsx'
import { sumOf } from './sum.ts'
import { WithdrawalChip } from './withdrawal-chip.tsx'

export interface Batch {
  readonly mutateAsync: (ids: readonly string[]) => Promise<unknown>
  readonly isPending: boolean
  readonly error: unknown
}

interface WithdrawalQueueProps {
  readonly stage: WithdrawalStage
  readonly list: readonly WithdrawalDeskRow[] | undefined
  readonly promiseMinutes: number
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onNext: (() => void) | undefined
  readonly batch: Batch | undefined
}

/** The queue of a stage; clear ones are ticked and released together. */
export function WithdrawalQueue({
  stage,
  list,
  promiseMinutes,
  chosen,
  onChoose,
  onNext,
  batch,
}: WithdrawalQueueProps) {
  const t = useWords('desk')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const clear = (list ?? []).filter((row) => isClear(row) && ticked.has(row.id))
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
            promiseMinutes={stage === 'done' ? Infinity : promiseMinutes}
            chip={row.standing === 'second' ? <StatusChip status="one_of_two" /> : <WithdrawalChip row={row} />}
            claim={row.claim}
            by={row.approvedBy}
            chosen={row.id === chosen}
            onChoose={() => onChoose(row.id)}
            tick={
              batch && stage === 'review' && isClear(row) ? { on: ticked.has(row.id), set: tick(row.id) } : undefined
            }
          />
        )}
      />
      {batch && clear.length > 0 ? <BatchBar clear={clear} batch={batch} onNone={() => setTicked(new Set())} /> : null}
      <RefusedNote error={batch?.error} />
    </>
  )
}

interface BatchBarProps {
  readonly clear: readonly WithdrawalDeskRow[]
  readonly batch: Batch
  readonly onNone: () => void
}

/** Those that are ticked, how much they are together, and the deed. */
function BatchBar({ clear, batch, onNone }: BatchBarProps) {
  const t = useWords('desk')
  const count = clear.length
  return (
    <div className={classes.batch}>
      <strong>{t('selected', { count })}</strong>
      <span>
        <Amount amount={sumOf(clear.map(({ amount }) => amount))} />
      </span>
      <button type="button" aria-label={t('select_none')} onClick={onNone}>
        <IconX size={16} aria-hidden />
      </button>
      <Button
        size="small"
        working={batch.isPending}
        onClick={() => void batch.mutateAsync(clear.map(({ id }) => id)).then(onNone)}
      >
        <IconChecks size={16} aria-hidden /> {t('approve_many', { count })}
      </Button>
    </div>
  )
}

/** Nothing was found about it, and nobody else is at work on it. */
const isClear = ({ standing, flags, claim }: WithdrawalDeskRow) =>
  standing === 'review' && flags.length === 0 && (claim === null || claim.own)
