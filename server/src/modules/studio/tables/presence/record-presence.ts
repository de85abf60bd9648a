import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { RESTING } from '../dealer/rules.ts'
import { takePresence } from './presence.ts'
import * as store from '../store.ts'

const EVERY_MS = 250

/** Record which tables are viewed, so that dealers continue there; the dealer of one that rests begins at once. */
export async function recordPresence(deps: Deps): Promise<number> {
  const ids = takePresence(deps, deps.now())
  if (ids.length > 0) await inTransaction(deps.db, (tx) => store.recordPresence(tx, ids, deps.now(), RESTING))
  return EVERY_MS
}
