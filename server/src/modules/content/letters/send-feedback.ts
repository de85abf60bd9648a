import type { ReplyOf } from '@croupier/contract/call.ts'
import type { sendFeedback } from '@croupier/contract/content.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { countedWords, receiptOf } from './rules.ts'
import * as store from './store.ts'

/** Keep what a member has to say and hand out the receipt. The same feedback sent twice is kept once. */
export async function keepFeedback(deps: Deps, ask: Ask<typeof sendFeedback>): Promise<ReplyOf<typeof sendFeedback>> {
  const { settings } = await brandOf(deps, ask.brandId)
  const words = must(countedWords(ask.body.content, settings.feedback))
  const { memberId } = ask.session
  const feedback = { ...ask.body, brandId: ask.brandId, memberId, words, language: ask.language }

  const kept = await inTransaction(
    deps.db,
    async (tx) =>
      (await store.insertFeedback(tx, feedback, deps.now())) ?? (await store.findSameFeedback(tx, feedback)),
  )

  if (!kept) throw new Refusal('id_reused')
  const { id, topic, sentAt } = kept
  return { receipt: receiptOf('F', id), topic, words: kept.words, sentAt: sentAt.toISOString() }
}
