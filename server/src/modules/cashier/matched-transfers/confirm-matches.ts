import type { Deps } from '#kernel/deps.ts'
import { doEach, keysAside, type Task } from '#kernel/failed-task.ts'
import { findBothForUpdate } from './match-sides.ts'
import { endPart } from './end-part.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** What its receiver has not answered in time counts as received: the withdrawal is paid by it, and the deposit not returned. */
export async function confirmMatches(deps: Deps): Promise<void> {
  const aside = await keysAside(deps.db, confirmMatch)
  await doEach(deps, confirmMatch, await store.findUnanswered(deps.db, deps.now(), { most: AT_ONCE, aside }))
}

/** A part that its receiver has not answered in time. */
export const confirmMatch: Task = {
  name: 'confirm_match',
  async work(tx, deps, subjects) {
    for (const { key } of subjects) {
      const both = await findBothForUpdate(tx, deps, key)
      if (both?.match.state !== 'sent') continue
      const { amount } = both.match
      await endPart(tx, deps, both, { received: amount, step: 'forced_received', by: 'clock', nothing: 'expired' })
    }
  },
}
