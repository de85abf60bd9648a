import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import type { News } from '#kernel/outbox.ts'
import { barOf, standingsOf } from '#modules/standing/standing.ts'
import { derivedId } from '../../wallet/wallet.ts'
import { giveBack } from '../orders/give-back.ts'
import { openChase } from './open-chase.ts'
import * as store from './store.ts'

const AT_ONCE = 200

/** Give back what is not closed of every chase that has ended before its last issue. However many do it at once. */
export async function endChases(deps: Deps): Promise<void> {
  await runIsolated(deps, await store.findEnding(deps.db, AT_ONCE), (id) =>
    inTransaction(deps.db, async (tx) => {
      const chase = await openChase(tx, deps, id)
      await giveBack(tx, chase.book, { ...chase, lines: chase.open, causeId: derivedId(id, 'ended') }, deps.now())
      await store.saveEnded(tx, id, deps.now())
    }),
  )
}

/** Who takes a time-out or is excluded chases no more. */
export async function endChasesOfBarred(deps: Deps, { keys }: News): Promise<void> {
  const running = await store.findRunningOf(deps.db, keys)
  if (running.length === 0) return
  const standings = await standingsOf(
    deps.db,
    running.map(({ memberId }) => memberId),
  )
  const barred = running.filter(({ memberId }) => {
    const standing = standings.get(memberId)
    return standing && barOf(standing, deps.now()) !== null
  })
  if (barred.length === 0) return
  await inTransaction(deps.db, (tx) =>
    store.saveEndedBy(
      tx,
      barred.map(({ id }) => id),
      'restraint',
    ),
  )
  await endChases(deps)
}
