import { inTransaction } from '#kernel/database.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { deleteVisitors } from './store.ts'

/** Whose day is over is counted no second time: at every brand, whatever its time zone, two days later. */
export async function forgetVisitors(deps: Deps): Promise<void> {
  const before = daysAfter(dayOf(deps.now(), 'UTC'), -2)
  await inTransaction(deps.db, (tx) => deleteVisitors(tx, before))
}
