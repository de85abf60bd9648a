import type { Deps } from '#kernel/deps.ts'
import type { LiveTopic, Snapshot, Watcher } from '#kernel/live.ts'
import { findLastStep } from './store.ts'

/** That something has happened to a deposit or a withdrawal of the member: the page asks anew. */
const cashier: LiveTopic = {
  name: 'cashier',
  actor: 'account',
  hears: ['cashier_changed'],
  concerns: ({ session }, _brandId, keys) => session !== undefined && keys.has(session.memberId),
  read: readCashierTopic,
}

async function readCashierTopic(deps: Deps, { session }: Watcher): Promise<Snapshot | undefined> {
  if (!session) return undefined
  const version = await findLastStep(deps.db, session.memberId)
  return { seq: version, data: { version } }
}

export const topics: readonly LiveTopic[] = [cashier]
