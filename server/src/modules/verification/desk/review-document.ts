import type { decideDocument as call } from '@croupier/contract/console-documents.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { decideOn } from '../decision.ts'
import { findDocumentForUpdate } from '../store.ts'

/** Accept a document or refuse it, in words that the member reads. Of two operators the second is told that it is done. */
export async function reviewDocument(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { session, params, body } = ask
  const { brandId, username } = session
  const { state, words, reason, note } = body
  if (state === 'refused' && words === '') return must(atField('words', 'required'))

  await inTransaction(deps.db, async (tx) => {
    const row = await findDocumentForUpdate(tx, params.documentId)
    const member = row && (await memberHere(tx, brandId, row.memberId))
    if (!member) throw new Refusal('not_found')
    if (row.state !== 'pending') throw new Refusal('document_decided')

    const told = state === 'refused' ? words : null
    must(await decideOn(tx, deps, { documentId: row.id, state, reason: told, by: username }))
    const subject = { type: 'member', id: member.id, name: member.account }
    const [before, after] = ['pending', state].map((stands) => ({ document: row.id, kind: row.kind, state: stands }))
    await record(
      tx,
      doerOf(ask),
      { brandId, action: 'documents.decide', subject, before, after, reason, note },
      deps.now(),
    )
  })
  return {}
}
