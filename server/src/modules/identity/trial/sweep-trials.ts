import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { doTogether, keysAside, type Subject, type Task } from '#kernel/failed-task.ts'
import { announce } from '#kernel/outbox.ts'
import { endSessionsOf } from '#kernel/session.ts'
import { closeTrials, findEndedTrials, forgetAddresses } from './store.ts'

const AT_ONCE = 500
const DAY_MS = 24 * 3_600_000

/** Close trial accounts that are over; what is left of their play money goes back. */
export async function sweepTrials(deps: Deps): Promise<void> {
  const now = deps.now()
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const ended = await findEndedTrials(deps.db, now, { most: AT_ONCE, aside: await keysAside(deps.db, closeTrial) })
    await doTogether(deps, closeTrial, ended)
    found = ended.length
  }
  await inTransaction(deps.db, (tx) => forgetAddresses(tx, new Date(now.getTime() - DAY_MS)))
}

/** Close a trial account that is over. */
export const closeTrial: Task = {
  name: 'close_trial',
  async work(tx, deps, subjects) {
    for (const [brandId, some] of Map.groupBy(subjects, (one) => one.brandId)) await close(tx, deps, brandId, some)
  },
}

/** Those that nobody has closed meanwhile. */
async function close(tx: Tx, deps: Deps, brandId: number, trials: readonly Subject[]): Promise<void> {
  const now = deps.now()
  const closed = await closeTrials(
    tx,
    trials.map(({ key }) => key),
    now,
  )
  if (closed.length === 0) return
  for (const memberId of closed) await endSessionsOf(tx, memberId, now)
  await announce(tx, [{ topic: 'trials_ended', brandId, keys: closed }])
}
