import type { AgentLink } from '@croupier/contract/agent-links.ts'
import type { Day } from '#kernel/day.ts'
import { rebateView } from '../rebates/rules.ts'
import { stateOf } from './rules.ts'
import type { LinkRow } from './store.ts'

/** A link as its agent sees it. */
export const linkView = (link: LinkRow, today: Day): AgentLink => ({
  linkId: link.id,
  name: link.name,
  code: link.code,
  type: link.agentType === 0 ? 'player' : 'agent',
  rebates: rebateView(link),
  visits: link.visits,
  registered: link.registered,
  firstDeposits: link.firstDeposits,
  quota: link.quota,
  endsOn: link.endsOn,
  state: stateOf(link, today),
  createdAt: link.createdAt.toISOString(),
})
