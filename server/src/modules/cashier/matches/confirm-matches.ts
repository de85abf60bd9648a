import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { eachApart } from '#kernel/each-apart.ts'
import { findBothForUpdate } from './both.ts'
import { endPart } from './end-part.ts'
import * as store from './store.ts'

const AT_ONCE = 100

/** What its receiver has not answered in time counts as received: the withdrawal is paid by it, and the deposit not returned. */
export async function confirmMatches(deps: Deps): Promise<void> {
  await eachApart(deps, await store.findUnanswered(deps.db, deps.now(), AT_ONCE), ({ id }) =>
    inTransaction(deps.db, async (tx) => {
      const both = await findBothForUpdate(tx, deps, id)
      if (both?.match.state !== 'sent') return
      const { amount } = both.match
      await endPart(tx, deps, both, { received: amount, step: 'forced_received', by: 'clock', nothing: 'expired' })
    }),
  )
}
