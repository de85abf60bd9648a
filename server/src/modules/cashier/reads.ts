import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import { findLastStep } from './store.ts'

/** How far a member's deposits and withdrawals have come: a number that grows whenever something happens to them. */
export async function readCashierTopic(deps: Deps, { session }: Watcher): Promise<Snapshot | undefined> {
  if (!session) return undefined
  const version = await findLastStep(deps.db, session.memberId)
  return { seq: version, data: { version } }
}
