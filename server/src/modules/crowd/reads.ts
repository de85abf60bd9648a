import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/crowd.ts'
import type { Deps } from '#kernel/deps.ts'
import { openPages } from '#kernel/live-channel.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { crowdPagesOf } from './crowd-pages.ts'
import { firstOrders, peoplePages } from './rules.ts'
import * as store from './store.ts'

/** What the crowd of the operator's brand was told, and what is known of it. */
export const readCrowd = (deps: Deps, { session }: Ask<typeof contract.crowd>) => crowdOf(deps, session.brandId)

/** The same of any brand. */
export async function crowdOf(deps: Deps, brandId: number): Promise<ReplyOf<typeof contract.crowd>> {
  if (deps.config.mode !== 'sandbox') throw new Refusal('not_found')
  const { merchant } = await brandOf(deps, brandId)
  const [orders = firstOrders(merchant), presence] = await Promise.all([
    store.findOrders(deps.db, brandId),
    store.findPresence(deps.db, brandId),
  ])
  const { size, pace, activities } = orders
  return {
    size,
    pace,
    activities: [...activities],
    offered: deps.config.crowd !== undefined,
    present: presence?.present ?? 0,
    heardAt: presence?.heardAt.toISOString() ?? null,
    pages: peoplePages(openPages(deps), crowdPagesOf(deps)),
  }
}
