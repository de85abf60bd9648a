import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { eachApart } from '#kernel/each-apart.ts'
import { findBothForUpdate } from './both.ts'
import { endPart } from './end-part.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** What was not paid in time waits for another member. Whoever paid all the same may still show it. */
export async function expireMatches(deps: Deps): Promise<void> {
  await eachApart(deps, await store.findUnpaid(deps.db, deps.now(), AT_ONCE), ({ id }) =>
    inTransaction(deps.db, async (tx) => {
      const both = await findBothForUpdate(tx, deps, id)
      if (both?.match.state !== 'waiting') return
      await endPart(tx, deps, both, { received: 0n, step: 'part_returned', by: 'clock', nothing: 'expired' })
    }),
  )
}
