import type { AgentLink, setAgentLinkState as call } from '@croupier/contract/agent-links.ts'
import { inTransaction } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { setInvitation } from '#modules/identity/invitations/invitations.ts'
import { lockRebates } from '../rebates/rebates.ts'
import { judgeAgent } from '../rebates/rules.ts'
import { OPEN_MAX, stateOf } from './rules.ts'
import { linkView } from './view.ts'
import * as store from './store.ts'

/** Close a link or open it again; a stranger's is answered as nobody's. */
export async function setLinkState(deps: Deps, ask: Ask<typeof call>): Promise<AgentLink> {
  const { session, params, body } = ask
  must(judgeAgent(session.agentType))
  const { timeZone } = await brandOf(deps, ask.brandId)
  const today = dayOf(deps.now(), timeZone)
  const open = body.state === 'open'

  return inTransaction(deps.db, async (tx) => {
    // All that make or open links of this agent are counted one after the other.
    await lockRebates(tx, [session.memberId])
    const link = await store.findLink(tx, params.linkId)
    if (link?.memberId !== session.memberId) throw new Refusal('not_found')
    const brings = !link.open && open && stateOf({ ...link, open }, today) === 'open'
    if (brings && (await store.countOpen(tx, session.memberId, today)) >= OPEN_MAX) throw new Refusal('limit_reached')

    await setInvitation(tx, { brandId: link.brandId, code: link.code, open })
    return linkView({ ...link, open }, today)
  })
}
