import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/crowd.ts'
import type { Deps } from '#kernel/deps.ts'
import { openPages } from '#kernel/live-channel.ts'
import { Refusal } from '#kernel/refusal.ts'
import { crowdPagesOf } from './crowd-pages.ts'
import { FIRST_ORDERS, peoplePages } from './rules.ts'
import * as store from './store.ts'

/** What the crowd was told, and what is known of it. */
export async function readCrowd(deps: Deps): Promise<ReplyOf<typeof contract.crowd>> {
  if (deps.config.mode !== 'sandbox') throw new Refusal('not_found')
  const [orders = FIRST_ORDERS, presence] = await Promise.all([store.findOrders(deps.db), store.findPresence(deps.db)])
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
