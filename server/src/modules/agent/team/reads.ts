import type * as contract from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOfAgent } from './asker.ts'
import { teamSpan } from './span.ts'
import * as store from './store.ts'
import { personView } from './view.ts'

/** The member of the team with exactly this account. */
export async function findInTeam(
  deps: Deps,
  { query, session }: Ask<typeof contract.findInTeam>,
): Promise<ReplyOf<typeof contract.findInTeam>> {
  const brand = await brandOfAgent(deps, session)
  const { today } = teamSpan(deps, brand, {})
  const found = await store.findAccount(deps.db, session.memberId, query.account.toLowerCase(), today)
  if (!found) throw new Refusal('not_found')
  const path = await store.findPath(deps.db, session.memberId, found.memberId, today)
  // Whoever types the whole account knows it.
  return {
    memberId: found.memberId,
    account: found.account,
    isAgent: found.isAgent,
    path: path.map((one) =>
      one.memberId === found.memberId ? { ...personView(one), account: one.account } : personView(one),
    ),
  }
}
