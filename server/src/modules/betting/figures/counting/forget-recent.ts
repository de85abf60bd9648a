import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { recentSince } from './count-all.ts'
import * as store from './store.ts'

/** Delete what was played in five minutes that nobody asks for any more. */
export async function forgetRecent(deps: Deps): Promise<void> {
  await inTransaction(deps.db, (tx) => store.forgetRecent(tx, recentSince(deps.now())))
}
