import type { AgentLink, makeAgentLink as call } from '@croupier/contract/agent-links.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { drawText } from '#modules/identity/account-opening/account-opening.ts'
import { typeBelow } from '../accounts/rules.ts'
import { lockRebates, rebatesOfOne } from '../rebates/rebates.ts'
import { judgeAgent, judgeGiven, rebatesFrom } from '../rebates/rules.ts'
import { createLink, type LinkInvitation } from './links.ts'
import { CODE_LENGTH, CODE_LETTERS, isSameLink, OPEN_MAX } from './rules.ts'
import { linkView } from './view.ts'
import * as store from './store.ts'

type WantedLink = Omit<store.NewLink, 'code'> & LinkInvitation

/** Make a link by which others register below the agent. */
export async function makeLink(deps: Deps, ask: Ask<typeof call>): Promise<AgentLink> {
  const { session, body } = ask
  must(judgeAgent(session.agentType))
  const brand = await brandOf(deps, ask.brandId)
  const today = dayOf(deps.now(), brand.timeZone)
  const wanted: WantedLink = {
    id: body.id,
    brandId: brand.id,
    memberId: session.memberId,
    name: body.name,
    agentType: typeBelow(session.agentType, body.type),
    endsOn: body.endsOn,
    quota: body.quota,
    ...rebatesFrom(body.rebates),
  }
  const link = await inTransaction(deps.db, (tx) => make(tx, deps, { brand, agentType: session.agentType, wanted }))
  return linkView(link, today)
}

interface LinkRequest {
  readonly brand: Brand
  /** The asker's. */
  readonly agentType: number
  readonly wanted: WantedLink
}

async function make(tx: Tx, deps: Deps, { brand, agentType, wanted }: LinkRequest): Promise<store.LinkRow> {
  const { id, memberId, endsOn } = wanted
  // Locked before the question whether it was asked before: the same one twice at once is one.
  await lockRebates(tx, [memberId])
  const before = await store.findLink(tx, id)
  if (before) {
    if (!isSameLink(before, wanted)) throw new Refusal('id_reused')
    return before
  }
  const today = dayOf(deps.now(), brand.timeZone)
  if (endsOn !== null && endsOn < today) must(atField('endsOn', 'invalid_date'))
  must(judgeGiven(wanted, await rebatesOfOne(tx, brand, { memberId, agentType })))
  if ((await store.countOpen(tx, memberId, today)) >= OPEN_MAX) throw new Refusal('limit_reached')

  await draw(tx, deps, wanted)
  const made = await store.findLink(tx, id)
  if (!made) throw new Error(`link ${id} was made and is not there`)
  return made
}

const DRAWS = 20

/** Of a thousand million codes few are taken: whoever draws one that is draws again. */
async function draw(tx: Tx, deps: Deps, { agentType, quota, endsOn, ...wanted }: WantedLink): Promise<void> {
  for (let draws = 0; draws < DRAWS; draws++) {
    const link = { ...wanted, code: drawText(deps, CODE_LETTERS, CODE_LENGTH) }
    const result = await createLink(tx, link, { agentType, quota, endsOn }, deps.now())
    if (result === 'made') return
    if (result === 'id_taken') throw new Refusal('id_reused')
  }
  throw new Error('no code was free')
}
