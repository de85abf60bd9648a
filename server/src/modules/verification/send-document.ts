import type { DocumentKind, sendDocument as call } from '@croupier/contract/security.ts'
import { type Db, inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { putFile } from '#kernel/files.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { paperOf } from '#modules/identity/picture/picture.ts'
import { lockChanges, recordChanges } from '#modules/identity/trail/trail.ts'
import { followDocuments } from './follow-documents.ts'
import * as store from './store.ts'

/** Take a picture that proves who a member is. One of a kind at a time; after a refusal another may be sent. */
export async function sendDocument(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { session, body, brandId } = ask
  // Asked before the drawing, which is the costly part, and once more when it counts.
  must(await mayBeSent(deps.db, session.memberId, body.kind))
  const picture = must(await paperOf(session.memberId, ask.file))
  const id = newId(deps)
  const file = `document-${id}.webp`
  await putFile(deps, { brandId, memberId: session.memberId, name: file }, picture)

  must(await inTransaction(deps.db, (tx) => take(tx, deps, ask, { id, file })))
  return {}
}

async function mayBeSent(db: Db, memberId: string, kind: DocumentKind): Promise<Verdict<undefined>> {
  const last = (await store.findDocuments(db, memberId)).find((one) => one.kind === kind)
  return last === undefined || last.state === 'refused' ? yes(undefined) : no('document_under_review')
}

async function take(
  tx: Tx,
  deps: Deps,
  { session, body, brandId }: Ask<typeof call>,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<Verdict<undefined>> {
  const { memberId } = session
  await lockChanges(tx, memberId)
  const allowed = await mayBeSent(tx, memberId, body.kind)
  if (!allowed.ok) return allowed

  await store.insertDocument(tx, { id, brandId, memberId, kind: body.kind, file, uploadedAt: deps.now() })
  await recordChanges(tx, deps, {
    brandId,
    memberId,
    by: `member:${memberId}`,
    changes: [{ field: `document.${body.kind}`, before: null, after: `pending ${id}` }],
  })
  await followDocuments(tx, deps, { brandId, memberId, by: `member:${memberId}`, reason: null })
  await announce(tx, [{ topic: 'document_sent', brandId, keys: [memberId] }])
  return yes(undefined)
}
