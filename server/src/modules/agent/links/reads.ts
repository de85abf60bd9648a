import type { agentLinks } from '@croupier/contract/agent-links.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { rebatesOfOne } from '../rebates/rebates.ts'
import { judgeAgent, rebateView } from '../rebates/rules.ts'
import { linkView } from './view.ts'
import * as store from './store.ts'

const MOST = 500

/** The agent's links, newest first, and what they may give. */
export async function readLinks(deps: Deps, ask: Ask<typeof agentLinks>): Promise<ReplyOf<typeof agentLinks>> {
  const { session, brandId } = ask
  must(judgeAgent(session.agentType))
  const brand = await brandOf(deps, brandId)
  const today = dayOf(deps.now(), brand.timeZone)
  const [own, links, hosts] = await Promise.all([
    rebatesOfOne(deps.db, brand, session),
    store.findLinks(deps.db, session.memberId, MOST),
    store.findMemberHosts(deps.db, brandId),
  ])
  const list = links.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return { own: rebateView(own), address: addressAt(ask, hosts), list: list.map((link) => linkView(link, today)) }
}

/** The page of registration where the agent is now; from a site for agents alone that of the members’. */
function addressAt({ origin, host }: Pick<Ask, 'origin' | 'host'>, hosts: readonly string[]): string {
  const address = new URL('/register', origin)
  const [first] = hosts
  if (first !== undefined && !hosts.includes(host ?? '')) address.hostname = first
  return address.href
}
