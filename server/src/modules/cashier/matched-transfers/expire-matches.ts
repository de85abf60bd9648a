import type { Deps } from '#kernel/deps.ts'
import { doEach, keysAside, type Task } from '#kernel/failed-task.ts'
import { findBothForUpdate } from './match-sides.ts'
import { endPart } from './end-part.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** What was not paid in time waits for another member. Whoever paid all the same may still show it. */
export async function expireMatches(deps: Deps): Promise<void> {
  const aside = await keysAside(deps.db, expireMatch)
  await doEach(deps, expireMatch, await store.findUnpaid(deps.db, deps.now(), { most: AT_ONCE, aside }))
}

/** A part that was not paid in time. */
export const expireMatch: Task = {
  name: 'expire_match',
  async work(tx, deps, subjects) {
    for (const { key } of subjects) {
      const both = await findBothForUpdate(tx, deps, key)
      if (both?.match.state !== 'waiting') continue
      await endPart(tx, deps, both, { received: 0n, step: 'part_returned', by: 'clock', nothing: 'expired' })
    }
  },
}
