import type { ReplyOf } from '@croupier/contract/call.ts'
import type { takeCrowdOrders } from '@croupier/contract/crowd.ts'
import type { Deps } from '#kernel/deps.ts'
import { openPages } from '#kernel/live-channel.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { noteCrowdPages } from './crowd-pages.ts'
import { onlyForCrowd } from './key.ts'
import { FIRST_ORDERS, isPresenceDue, peoplePages } from './rules.ts'
import * as store from './store.ts'

/** The crowd says who of it is there and hears what to do. */
export async function takeOrders(
  deps: Deps,
  { body, brandId }: Ask<typeof takeCrowdOrders>,
): Promise<ReplyOf<typeof takeCrowdOrders>> {
  onlyForCrowd(deps, body.key)
  const now = deps.now()
  const { timeZone } = await brandOf(deps, brandId)
  const [orders = FIRST_ORDERS, presence] = await Promise.all([store.findOrders(deps.db), store.findPresence(deps.db)])
  noteCrowdPages(deps, body.pages)
  if (isPresenceDue(presence?.heardAt, now)) await store.savePresence(deps.db, body.present, now)
  const { size, pace, activities } = orders
  return {
    size,
    pace,
    activities: [...activities],
    pages: peoplePages(openPages(deps), body.pages),
    now: now.toISOString(),
    timeZone,
  }
}
