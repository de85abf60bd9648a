import type { ReplyOf } from '@croupier/contract/call.ts'
import type { raiseRebates as call } from '@croupier/contract/agent-links.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { uplineOf } from '#modules/identity/hierarchy/hierarchy.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { lockRebates, rebatesOf, setRebates } from './rebates.ts'
import { judgeAgent, judgeRaised, rebatesFrom, rebateView, type Rebates } from './rules.ts'

/** Raise the rebates of somebody right below; whoever is not there is answered as nobody is. */
export async function raiseRebates(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const { session, params, body } = ask
  must(judgeAgent(session.agentType))
  const brand = await brandOf(deps, ask.brandId)
  const given = rebatesFrom(body.rebates)
  await inTransaction(deps.db, (tx) => raise(tx, deps, { brand, agent: session, memberId: params.memberId, given }))
  return { rebates: rebateView(given) }
}

interface RebateRaise {
  readonly brand: Brand
  readonly agent: { readonly memberId: string; readonly agentType: number }
  readonly memberId: string
  readonly given: Rebates
}

async function raise(tx: Tx, deps: Deps, { brand, agent, memberId, given }: RebateRaise): Promise<void> {
  const upline = await uplineOf(tx, memberId, dayOf(deps.now(), brand.timeZone))
  const member = await memberHere(tx, brand.id, memberId)
  if (upline?.id !== agent.memberId || !member) throw new Refusal('not_found')

  await lockRebates(tx, [agent.memberId, memberId])
  const below = { memberId, agentType: member.agentType }
  const held = await rebatesOf(tx, brand, [agent, below])
  const [own, before] = [held.get(agent.memberId), held.get(memberId)]
  if (!own || !before) throw new Error(`nobody knows the rebates of ${agent.memberId} and ${memberId}`)
  must(judgeRaised(given, before, own))
  await setRebates(tx, memberId, given)
}
