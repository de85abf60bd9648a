import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { forgetHeard, heardOf } from './heard.ts'
import { insertHeard } from './store.ts'

const EVERY_MS = 5000

/** Write down how vendors' calls of the last seconds were answered. */
export async function writeHeard(deps: Deps): Promise<number> {
  const rows = heardOf(deps)
  if (rows.length === 0) return EVERY_MS
  await inTransaction(deps.db, (tx) => insertHeard(tx, rows))
  forgetHeard(deps, rows)
  return EVERY_MS
}
