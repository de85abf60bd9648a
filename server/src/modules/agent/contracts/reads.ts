import type { agentContracts } from '@croupier/contract/agent-contracts.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { isAgent } from '#modules/identity/hierarchy/hierarchy.ts'
import { mustBeAgent } from './open-contract.ts'
import { contractViews } from './view.ts'
import * as store from './store.ts'

/** The agent’s contracts and offers, with the one above and with those below. */
export async function readContracts(
  deps: Deps,
  { query, session, brandId }: Ask<typeof agentContracts>,
): Promise<ReplyOf<typeof agentContracts>> {
  mustBeAgent(session)
  const { memberId } = session
  const brand = await brandOf(deps, brandId)
  const now = deps.now()
  const { kind = null, group = null, side = null, waiting } = query
  const filter = { memberId, kind, group, side, waitingAt: waiting === 'true' ? now : null }
  const [rows, total] = await Promise.all([
    store.findContracts(deps.db, filter, query),
    store.countContracts(deps.db, filter),
  ])
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
    list: await contractViews(deps.db, rows, { memberId, brand, now }),
  }
}

/** How many contracts wait for the agent's answer; it grows with every change of any of them. */
export async function readContractsTopic(deps: Deps, { session }: Watcher): Promise<Snapshot | undefined> {
  if (!session || !isAgent(session.agentType)) return undefined
  const filter = { memberId: session.memberId, kind: null, group: null, side: null, waitingAt: deps.now() }
  const seq = await store.countChanges(deps.db, session.memberId)
  return { seq, data: { waiting: await store.countContracts(deps.db, filter) } }
}
