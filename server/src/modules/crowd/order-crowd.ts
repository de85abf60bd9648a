import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/crowd.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { readCrowd } from './reads.ts'
import { FIRST_ORDERS } from './rules.ts'
import * as store from './store.ts'

/** Tell the crowd what to do; its process asks for it every second. */
export async function orderCrowd(
  deps: Deps,
  ask: Ask<typeof contract.orderCrowd>,
): Promise<ReplyOf<typeof contract.orderCrowd>> {
  if (deps.config.mode !== 'sandbox') throw new Refusal('not_found')
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const before = (await store.findOrders(tx)) ?? FIRST_ORDERS
    await store.saveOrders(tx, ask.body, now)
    const subject = { type: 'crowd', id: 'sandbox', name: '' }
    const { brandId } = ask.session
    await record(tx, doerOf(ask), { brandId, action: 'crowd.order', subject, before, after: ask.body }, now)
  })
  return readCrowd(deps)
}
