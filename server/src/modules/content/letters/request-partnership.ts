import type { ReplyOf } from '@croupier/contract/call.ts'
import type { requestPartnership } from '@croupier/contract/content.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { receiptOf } from './rules.ts'
import * as store from './store.ts'

/** Keep the request of somebody who wants to work with the brand. The same one sent twice is kept once. */
export async function keepRequest(
  deps: Deps,
  ask: Ask<typeof requestPartnership>,
): Promise<ReplyOf<typeof requestPartnership>> {
  const request = { ...ask.body, brandId: ask.brandId, language: ask.language }

  const kept = await inTransaction(
    deps.db,
    async (tx) => (await store.insertRequest(tx, request, deps.now())) ?? (await store.findSameRequest(tx, request)),
  )

  if (!kept) throw new Refusal('id_reused')
  return { receipt: receiptOf('P', kept.id), sentAt: kept.sentAt.toISOString() }
}
