import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { DAY_MS, reconcileDay, statementsOf } from './reconcile-day.ts'
import { wasGoneThrough } from './store.ts'

export interface Reconciliation {
  /** `yyyy-MM-dd` in UTC, as statements have it. */
  readonly day: string
  readonly by: string
}

/** Hold our books of a day beside the payment company's, and keep what differs. Said again, it finds the same, or less. */
export async function reconcile(deps: Deps, { day, by }: Reconciliation): Promise<{ readonly found: number }> {
  const statements = await statementsOf(deps, day)
  const { found } = await inTransaction(deps.db, (tx) => reconcileDay(tx, deps, { day, by, statements }))
  return { found }
}

/** Statements of a day are complete by then, in UTC. */
const READY_MS = 41 * 60_000

/**
 * Go through yesterday, and once more through the day before: what is told late is told within a day. Each day once; where the
 * company cannot be reached, as while it is still opening beside us, it is asked again the next time.
 */
export async function reconcileDays(deps: Deps): Promise<void> {
  if (deps.config.paymentGateway === undefined) return
  const now = deps.now().getTime()
  const ready = new Date(now - ((now - READY_MS) % DAY_MS))
  let away = false
  await runIsolated(deps, [2, 1], async (daysAgo) => {
    const day = new Date(ready.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
    if (away || (await wasGoneThrough(deps.db, day, ready))) return
    const statements = await statementsOf(deps, day).catch(unreachable)
    if (statements === undefined) {
      away = true
      return deps.log.info({ day }, 'the payment company cannot be reached; it is asked again')
    }
    await inTransaction(deps.db, (tx) => reconcileDay(tx, deps, { day, by: 'clock', statements }))
  })
}

/** No connection is a matter of time; whatever else the company says is wrong. */
function unreachable(error: unknown): undefined {
  if (error instanceof TypeError && error.cause !== undefined) return undefined
  throw error
}
