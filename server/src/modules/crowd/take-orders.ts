import type { ReplyOf } from '@croupier/contract/call.ts'
import type { takeCrowdOrders } from '@croupier/contract/crowd.ts'
import type { Deps } from '#kernel/deps.ts'
import { openPages } from '#kernel/live-channel.ts'
import type { Ask } from '#kernel/route.ts'
import { allBrands, brandOf } from '#modules/brand/brand.ts'
import { crowdPagesOf, noteCrowdPages } from './crowd-pages.ts'
import { onlyForCrowd } from './key.ts'
import { firstOrders, isPresenceDue, peoplePages } from './rules.ts'
import * as store from './store.ts'

/** The crowd reports which of its players are there, and gets its orders. */
export async function takeOrders(
  deps: Deps,
  { body, brandId }: Ask<typeof takeCrowdOrders>,
): Promise<ReplyOf<typeof takeCrowdOrders>> {
  onlyForCrowd(deps, body.key)
  const now = deps.now()
  const { merchant, timeZone, currency } = await brandOf(deps, brandId)
  const [brands, orders = firstOrders(merchant), presence] = await Promise.all([
    allBrands(deps),
    store.findOrders(deps.db, brandId),
    store.findPresence(deps.db, brandId),
  ])
  noteCrowdPages(deps, brandId, body.pages)
  if (isPresenceDue(presence?.heardAt, now))
    await store.savePresence(deps.db, brandId, { present: body.present, heardAt: now })
  const { size, pace, activities } = orders
  return {
    size,
    pace,
    activities: [...activities],
    pages: peoplePages(openPages(deps), crowdPagesOf(deps)),
    now: now.toISOString(),
    timeZone,
    currency,
    merchants: brands.map((brand) => brand.merchant),
  }
}
