import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { endDeposit } from './end-deposit.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** End the requests whose time is over. A payment that comes later is still credited. */
export async function expireDeposits(deps: Deps): Promise<void> {
  for (;;) {
    const expired = await inTransaction(deps.db, async (tx) => {
      const rows = await store.findExpiredForUpdate(tx, deps.now(), AT_ONCE)
      for (const { id } of rows) must(await endDeposit(tx, deps, id, { state: 'expired', by: 'clock' }))
      return rows.length
    })
    if (expired < AT_ONCE) return
  }
}
