import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { recordChanges } from '#modules/identity/trail/trail.ts'
import { followDocuments } from './follow-documents.ts'
import * as store from './store.ts'

export interface Decision {
  readonly documentId: string
  readonly state: 'accepted' | 'refused'
  /** Why it was refused, as the member reads it. */
  readonly reason: string | null
  /** The operator's name. */
  readonly by: string
}

/** What was decided about a document that waits holds from now on, and the member's identity follows. */
export async function decideOn(
  tx: Tx,
  deps: Deps,
  { documentId, ...decision }: Decision,
): Promise<Verdict<store.DocumentRow>> {
  const row = await store.findDocumentForUpdate(tx, documentId)
  if (row?.state !== 'pending') return no('not_found')

  await store.updateDocument(tx, documentId, { ...decision, at: deps.now() })
  await recordChanges(tx, deps, {
    brandId: row.brandId,
    memberId: row.memberId,
    by: `operator:${decision.by}`,
    changes: [{ field: `document.${row.kind}`, before: `pending ${row.id}`, after: `${decision.state} ${row.id}` }],
  })
  const { brandId, memberId } = row
  await followDocuments(tx, deps, { brandId, memberId, by: `operator:${decision.by}`, reason: decision.reason })
  await announce(tx, [{ topic: 'document_decided', brandId: row.brandId, keys: [row.memberId] }])
  return yes(row)
}
