import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { doEach, keysAside, type Task } from '#kernel/failed-task.ts'
import { must } from '#kernel/refusal.ts'
import { endDeposit } from './end-deposit.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** End the requests whose time is over. A payment that comes later is still credited. */
export async function expireDeposits(deps: Deps): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const aside = await keysAside(deps.db, expireDeposit)
    const expired = await store.findExpired(deps.db, deps.now(), { most: AT_ONCE, aside })
    await doEach(deps, expireDeposit, expired)
    found = expired.length
  }
}

/** End a request whose time is over. */
export const expireDeposit: Task = {
  name: 'expire_deposit',
  async work(tx, deps, subjects) {
    for (const { key } of subjects) await expire(tx, deps, key)
  },
}

/** Whoever paid or took it back meanwhile was quicker. */
async function expire(tx: Tx, deps: Deps, id: string): Promise<void> {
  const row = await store.findDepositForUpdate(tx, id)
  if (row?.state === 'waiting') must(await endDeposit(tx, deps, id, { state: 'expired', by: 'clock' }))
}
