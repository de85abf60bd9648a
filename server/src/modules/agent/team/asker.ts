import type { Day } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { isAgent } from '#modules/identity/hierarchy/hierarchy.ts'
import * as store from './store.ts'

/** Who asks. */
interface AgentSession {
  readonly memberId: string
  readonly agentType: number
  readonly brandId: number
}

/** The brand of an agent who asks; others have no line. */
export async function brandOfAgent(deps: Deps, { agentType, brandId }: AgentSession): Promise<Brand> {
  if (!isAgent(agentType)) throw new Refusal('forbidden')
  return brandOf(deps, brandId)
}

/** Whom a call is about: the agent who asks, or somebody below; a stranger is answered as nobody is. */
export async function headOf(
  deps: Deps,
  { memberId: agentId }: AgentSession,
  memberId: string | undefined,
  today: Day,
): Promise<store.PersonRow & { readonly own: boolean }> {
  if (memberId === undefined || memberId === agentId)
    return { memberId: agentId, account: '', isAgent: true, depth: 0, own: true }
  const found = await store.findBelow(deps.db, agentId, memberId, today)
  if (!found) throw new Refusal('not_found')
  return { ...found, own: false }
}
