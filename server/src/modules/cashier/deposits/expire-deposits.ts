import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { eachApart } from '#kernel/each-apart.ts'
import { must } from '#kernel/refusal.ts'
import { endDeposit } from './end-deposit.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** End the requests whose time is over. A payment that comes later is still credited. */
export async function expireDeposits(deps: Deps): Promise<void> {
  for (;;) {
    const expired = await store.findExpired(deps.db, deps.now(), AT_ONCE)
    await eachApart(deps, expired, (id) => inTransaction(deps.db, (tx) => expire(tx, deps, id)))
    if (expired.length < AT_ONCE) return
  }
}

/** Whoever paid or took it back meanwhile was quicker. */
async function expire(tx: Tx, deps: Deps, id: string): Promise<void> {
  const row = await store.findDepositForUpdate(tx, id)
  if (row?.state === 'waiting') must(await endDeposit(tx, deps, id, { state: 'expired', by: 'clock' }))
}
