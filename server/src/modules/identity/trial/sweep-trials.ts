import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { endSessionsOf } from '#kernel/session.ts'
import { closeEndedTrials, forgetAddresses } from './store.ts'

const AT_ONCE = 500
const DAY_MS = 24 * 3_600_000

/** Close trial accounts that are over; what is left of their play money goes back. */
export async function sweepTrials(deps: Deps): Promise<void> {
  const now = deps.now()
  let ended = AT_ONCE
  while (ended === AT_ONCE) {
    ended = await inTransaction(deps.db, async (tx) => {
      const trials = await closeEndedTrials(tx, now, AT_ONCE)
      for (const { memberId } of trials) await endSessionsOf(tx, memberId, now)
      const byBrand = Map.groupBy(trials, ({ brandId }) => brandId)
      await announce(
        tx,
        [...byBrand].map(([brandId, some]) => ({
          topic: 'trials_ended',
          brandId,
          keys: some.map(({ memberId }) => memberId),
        })),
      )
      return trials.length
    })
  }
  await inTransaction(deps.db, (tx) => forgetAddresses(tx, new Date(now.getTime() - DAY_MS)))
}
