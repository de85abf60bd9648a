import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { RESTING } from './dealer/rules.ts'
import { takeLooks } from './looks.ts'
import * as store from './store.ts'

const EVERY_MS = 250

/** Write down which tables are looked at, so that dealers go on there; the dealer of one that rests begins at once. */
export async function noteLooks(deps: Deps): Promise<number> {
  const ids = takeLooks(deps, deps.now())
  if (ids.length > 0) await inTransaction(deps.db, (tx) => store.noteLooks(tx, ids, deps.now(), RESTING))
  return EVERY_MS
}
