import type { Deps } from '#kernel/deps.ts'
import { doEach, keysAside, type Task } from '#kernel/failed-task.ts'
import { brandIn } from '#modules/brand/brand.ts'
import { settleWithdrawal } from './settle.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** What other members have not paid of a withdrawal when its wait is over goes the way that the brand wants. */
export async function endWaits(deps: Deps): Promise<void> {
  const aside = await keysAside(deps.db, endWait)
  await doEach(deps, endWait, await store.findWaitedOut(deps.db, deps.now(), { most: AT_ONCE, aside }))
}

/** A withdrawal that has waited long enough for other members. */
export const endWait: Task = {
  name: 'end_wait',
  async work(tx, deps, subjects) {
    for (const { brandId, key } of subjects)
      await settleWithdrawal(tx, deps, await brandIn(tx, deps, brandId), key, 'clock')
  },
}
