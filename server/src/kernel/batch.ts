import { inTransaction, shortLocks, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { inLane } from './lane.ts'
import { outageOf, sqlStateOf } from './outage.ts'
import { Refusal, type Verdict } from './refusal.ts'

/** Runs all commands in one transaction and answers each, in their order. A refused command must have written nothing. */
export type BatchRun<Command, Result> = (
  tx: Tx,
  commands: readonly Command[],
  deps: Deps,
) => Promise<readonly Verdict<Result>[]>

/** What a command writes, about. */
export interface CommandSize {
  readonly rows: number
  readonly bytes: number
}

export interface BatchOptions<Command = never> {
  /** Commands in one transaction at most. */
  readonly max?: number
  /** How large a command is, where some are much larger than others: so much goes into one transaction as `BATCH_MOST` has room for. */
  readonly sizeOf?: (command: Command) => CommandSize
  /** Transactions at once: while one waits for the disk the next is being worked on. */
  readonly lanes?: number
  /** Beside a running transaction another is begun only for this many: fewer do better to wait and go together. */
  readonly worth?: number
}

/** What holds for an action that says nothing else. A bench changes it before the actions are loaded. */
export const batchDefaults = { max: 512, lanes: 2, worth: 24 }

/** What is written in one transaction at most; a single command may be larger. */
export const BATCH_MOST: CommandSize = { rows: 4096, bytes: 4_000_000 }

const LOCK_NOT_AVAILABLE = '55P03'
/** So long the commands of a batch that met a lock are gone through, before the rest are told to come back. */
const PATIENCE_MS = 500

/** No other command would fare better. */
const isAway = (error: unknown): boolean => outageOf(error) !== undefined && !RIVALRY.has(sqlStateOf(error) ?? '')

/** What commands do to each other, or others to one of them. */
const RIVALRY = new Set([LOCK_NOT_AVAILABLE, '57014', '40001', '40P01'])

interface WaitingCommand<Command, Result> {
  readonly command: Command
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

interface Queue<Command, Result> {
  waiting: WaitingCommand<Command, Result>[]
  running: number
}

/**
 * Group commit: what arrives while the last batch commits is run once for all of them.
 * One command is the batch of one. A batch that throws is run again one by one to find the guilty.
 */
export function batched<Command, Result>(run: BatchRun<Command, Result>, options: BatchOptions<Command> = {}) {
  const { max, lanes, worth: wanted, sizeOf } = { ...batchDefaults, ...options }
  const worth = Math.min(wanted, max)
  const queues = new WeakMap<Deps, Queue<Command, Result>>()
  const leastOf = (queue: Queue<Command, Result>) => (queue.running === 0 ? 1 : worth)

  return function take(deps: Deps, command: Command): Promise<Result> {
    const queue = queues.get(deps) ?? { waiting: [], running: 0 }
    queues.set(deps, queue)
    return new Promise((resolve, reject) => {
      queue.waiting.push({ command, resolve, reject })
      // One turn later, so that all that came with this packet goes together.
      if (queue.waiting.length === leastOf(queue)) setImmediate(drain, deps, queue)
    })
  }

  function drain(deps: Deps, queue: Queue<Command, Result>): void {
    if (queue.running >= lanes || queue.waiting.length < leastOf(queue)) return
    const batch = queue.waiting.splice(0, sizeOf ? fitting(queue.waiting, max, sizeOf) : max)
    queue.running++
    // Whoever came first of them, and from wherever: it is money that moves.
    void inLane('money', () => settle(deps, batch)).finally(() => {
      queue.running--
      setImmediate(drain, deps, queue)
    })
    if (queue.waiting.length > 0) drain(deps, queue)
  }

  async function settle(deps: Deps, batch: readonly WaitingCommand<Command, Result>[]): Promise<void> {
    try {
      answer(batch, await commit(run, deps, batch))
    } catch (error) {
      if (batch.length === 1 || isAway(error)) return batch.forEach((one) => one.reject(error))
      deps.log.warn({ err: error, size: batch.length }, 'a batch failed; its commands run one by one')
      await settleEach(run, deps, batch, error)
    }
  }
}

/** How many of the commands, the first at least, fit into one transaction. */
function fitting<Command>(
  waiting: readonly { readonly command: Command }[],
  max: number,
  sizeOf: (command: Command) => CommandSize,
): number {
  let [rows, bytes] = [0, 0]
  const over = waiting.findIndex(({ command }) => {
    const size = sizeOf(command)
    rows += size.rows
    bytes += size.bytes
    return rows > BATCH_MOST.rows || bytes > BATCH_MOST.bytes
  })
  return over < 0 ? max : Math.min(max, Math.max(1, over))
}

/** One by one. Where a lock was not to be had, whoever is behind it is not waited for again, and nobody waits for them for long. */
async function settleEach<Command, Result>(
  run: BatchRun<Command, Result>,
  deps: Deps,
  batch: readonly WaitingCommand<Command, Result>[],
  because: unknown,
): Promise<void> {
  const locked = sqlStateOf(because) === LOCK_NOT_AVAILABLE
  const until = performance.now() + (locked ? PATIENCE_MS : Infinity)
  let away: unknown
  for (const one of batch) {
    if (away !== undefined || performance.now() > until) {
      one.reject(away ?? because)
      continue
    }
    try {
      answer([one], await commit(run, deps, [one], locked ? shortLocks : undefined))
    } catch (error) {
      if (isAway(error)) away = error
      one.reject(error)
    }
  }
}

function commit<Command, Result>(
  run: BatchRun<Command, Result>,
  deps: Deps,
  batch: readonly WaitingCommand<Command, Result>[],
  first: (tx: Tx) => Promise<unknown> = () => Promise.resolve(),
) {
  return inTransaction(deps.db, async (tx) => {
    await first(tx)
    return run(
      tx,
      batch.map((one) => one.command),
      deps,
    )
  })
}

function answer<Command, Result>(
  batch: readonly WaitingCommand<Command, Result>[],
  verdicts: readonly Verdict<Result>[],
): void {
  if (verdicts.length !== batch.length) throw new Error(`a batch of ${batch.length} got ${verdicts.length} answers`)
  batch.forEach((one, index) => {
    // The lengths are equal.
    const verdict = verdicts[index] as Verdict<Result>
    if (verdict.ok) one.resolve(verdict.value)
    else one.reject(new Refusal(verdict.code, verdict.detail))
  })
}
