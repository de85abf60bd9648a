import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { DAY_MS, goThrough, statementsOf } from './going-through.ts'

export interface Reconciliation {
  /** `yyyy-MM-dd` in UTC, as statements have it. */
  readonly day: string
  readonly by: string
}

/** Hold our books of a day beside the payment company's, and keep what differs. Said again, it finds the same, or less. */
export async function reconcile(deps: Deps, { day, by }: Reconciliation): Promise<{ readonly found: number }> {
  const statements = await statementsOf(deps, day)
  const { found } = await inTransaction(deps.db, (tx) => goThrough(tx, deps, { day, by, statements }))
  return { found }
}

/** Go through yesterday, and once more through the day before: what is told late is told within a day. */
export async function reconcileDays(deps: Deps): Promise<void> {
  if (deps.config.paymentGateway === undefined) return
  for (const daysAgo of [2, 1]) {
    const day = new Date(deps.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
    await reconcile(deps, { day, by: 'clock' })
  }
}
