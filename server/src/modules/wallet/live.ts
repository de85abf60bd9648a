import type { Deps } from '#kernel/deps.ts'
import type { LiveTopic, Snapshot, Watcher } from '#kernel/live.ts'
import { fundsReply } from './reads.ts'

/** A member's own balance. */
const balance: LiveTopic = {
  name: 'balance',
  actor: 'account',
  hears: ['balances_changed'],
  concerns: ({ session }, _brandId, keys) => session !== undefined && keys.has(session.memberId),
  read: readBalanceTopic,
}

async function readBalanceTopic(deps: Deps, { session }: Watcher): Promise<Snapshot | undefined> {
  if (!session) return undefined
  const { reply, lines } = await fundsReply(deps, session)
  return { seq: lines, data: reply }
}

export const topics: readonly LiveTopic[] = [balance]
