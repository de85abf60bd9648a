import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as documents from '@croupier/contract/console-documents.ts'
import type { Deps } from '#kernel/deps.ts'
import { deskLink } from '#kernel/files.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { maskedPersonOf } from '#modules/identity/desk/desk.ts'
import { type DocumentOwner, ownersOf } from '../owners.ts'
import * as store from './store.ts'

/** Documents by state. */
export async function readDocuments(
  deps: Deps,
  { session: { brandId }, query }: Ask<typeof documents.deskDocuments>,
): Promise<ReplyOf<typeof documents.deskDocuments>> {
  const { pageNo, pageSize, state, memberId } = query
  const members = await selectionOf(deps.db, brandId, query.demo)
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await store.findDocuments(deps.db, { brandId, members, state, memberId }, page)
  const owners = await ownersOf(deps.db, rows)
  const list = rows.map((row) => documentView(row, owners.get(row.memberId)))
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, list }
}

const documentView = (row: store.DecidedRow, owner: DocumentOwner | undefined): documents.DeskDocument => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  memberId: row.memberId,
  account: owner?.account ?? '',
  alike: owner?.exclusionMatch ?? false,
  reason: row.reason,
  uploadedAt: row.uploadedAt.toISOString(),
  decidedBy: row.decidedBy,
})

/** A document with its picture beside what the member has typed, masked: each field is opened by itself and recorded. */
export async function readDocument(
  deps: Deps,
  { session, params }: Ask<typeof documents.deskDocument>,
): Promise<ReplyOf<typeof documents.deskDocument>> {
  const row = await store.findDocument(deps.db, session.brandId, params.documentId)
  if (!row) throw new Refusal('not_found')
  const { brandId, memberId, file } = row
  const [owners, person] = await Promise.all([ownersOf(deps.db, [row]), maskedPersonOf(deps.db, memberId)])
  const { name, birthday, idNumber, address } = person.masked
  return {
    ...documentView(row, owners.get(memberId)),
    picture: deskLink(deps, { brandId, memberId, name: file }),
    typed: { name, birthday, idNumber, nationality: person.nationality, address },
  }
}
