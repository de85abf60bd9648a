import type { Deps } from '#kernel/deps.ts'
import { doTogether, keysAside, type Task } from '#kernel/failed-task.ts'
import * as store from './store.ts'
import { suspend } from './suspense.ts'

const AT_ONCE = 200

/** Post what was kept before there was a suspense account, some at a time. */
export async function suspendEarlier(deps: Deps): Promise<void> {
  const aside = await keysAside(deps.db, suspendReceipt)
  await doTogether(deps, suspendReceipt, await store.findNotSuspended(deps.db, { most: AT_ONCE, aside }))
}

/** Post a receipt to the suspense account. */
export const suspendReceipt: Task = {
  name: 'suspend_receipt',
  async work(tx, deps, subjects) {
    const rows = await store.findNotSuspendedForUpdate(
      tx,
      subjects.map(({ key }) => key),
    )
    if (rows.length > 0) await suspend(tx, rows, deps.now())
  },
}
