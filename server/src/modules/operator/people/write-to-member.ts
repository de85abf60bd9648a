import { OWN_WORDS, type writeToMember as call } from '@croupier/contract/console-actions.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { reasonWords } from '#modules/brand/reasons/reasons.ts'
import { inEveryLanguage, type NoticeWords, writeNotice } from '#modules/content/content.ts'
import { memberHere } from '#modules/identity/identity.ts'

/** Write to a member: they read the brand's sentence in their language, and what the operator adds as it was typed. */
export async function writeToMember(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { session, brandId, params, body } = ask
  const { id, reason, note } = body
  const listed = reasonWords(await brandOf(deps, brandId), 'members.message', reason)
  const words = must(reason === OWN_WORDS ? ownWords(body) : listed ? yes(inEveryLanguage(listed, body)) : NOT_LISTED)

  await inTransaction(deps.db, async (tx) => {
    const member = await memberHere(tx, brandId, params.memberId)
    if (!member) throw new Refusal('not_found')
    must(await writeNotice(tx, { id, brandId, memberId: member.id, by: session.username, words }, deps.now()))
    const subject = { type: 'member', id: member.id, name: member.account }
    const after = { subject: words['en']?.subject, text: body.text }
    await record(tx, doerOf(ask), { brandId, action: 'members.message', subject, after, reason, note }, deps.now())
  })
  return {}
}

const NOT_LISTED = atField('reason', 'invalid')

/** Who writes in words of their own says what it is about, and something. */
function ownWords({ subject, text }: Pick<Ask<typeof call>['body'], 'subject' | 'text'>): Verdict<NoticeWords> {
  if (subject === '') return atField('subject', 'required')
  if (text === '') return atField('text', 'required')
  return yes(inEveryLanguage({ name: { en: subject }, sentence: {} }, { subject, text }))
}
