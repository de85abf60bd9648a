import type { ReplyOf } from '@croupier/contract/call.ts'
import type { feedbackRule } from '@croupier/contract/content.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { receiptOf } from './rules.ts'
import * as store from './store.ts'

const SHOWN = 10

/** How long feedback may be, and the receipts of what this member has sent. */
export async function readFeedbackRule(
  deps: Deps,
  ask: Ask<typeof feedbackRule>,
): Promise<ReplyOf<typeof feedbackRule>> {
  const { settings } = await brandOf(deps, ask.brandId)
  const rows = await store.findFeedback(deps.db, ask.session.memberId, SHOWN)
  const sent = rows.map(({ id, topic, words, sentAt }) => ({
    receipt: receiptOf('F', id),
    topic,
    words,
    sentAt: sentAt.toISOString(),
  }))
  return { ...settings.feedback, sent }
}
