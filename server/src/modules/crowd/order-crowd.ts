import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/crowd.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { crowdOf } from './reads.ts'
import { firstOrders } from './rules.ts'
import * as store from './store.ts'

/** Tell the crowd of the operator's brand what to do; its process asks for it every second. */
export async function orderCrowd(
  deps: Deps,
  ask: Ask<typeof contract.orderCrowd>,
): Promise<ReplyOf<typeof contract.orderCrowd>> {
  if (deps.config.mode !== 'sandbox') throw new Refusal('not_found')
  const now = deps.now()
  const { id: brandId, merchant } = await brandOf(deps, ask.session.brandId)
  await inTransaction(deps.db, async (tx) => {
    const before = (await store.findOrders(tx, brandId)) ?? firstOrders(merchant)
    await store.saveOrders(tx, brandId, ask.body, now)
    const subject = { type: 'crowd', id: merchant, name: '' }
    await record(tx, doerOf(ask), { brandId, action: 'crowd.order', subject, before, after: ask.body }, now)
  })
  return crowdOf(deps, brandId)
}
