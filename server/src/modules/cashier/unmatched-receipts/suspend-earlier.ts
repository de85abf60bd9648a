import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as store from './store.ts'
import { suspend } from './suspense.ts'

const AT_ONCE = 200

/** Post what was kept before there was a suspense account, some at a time. */
export async function suspendEarlier(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const rows = await store.findNotSuspendedForUpdate(tx, AT_ONCE)
    if (rows.length > 0) await suspend(tx, rows, deps.now())
  })
}
