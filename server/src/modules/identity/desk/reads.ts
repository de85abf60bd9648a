import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as documents from '@croupier/contract/console-documents.ts'
import type * as members from '@croupier/contract/console-members.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { deskLink } from '#kernel/files.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { sessionsOf } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { limitsOf } from '../limits/reads.ts'
import { maskedPersonal } from './rules.ts'
import * as store from './store.ts'

/** A member of the operator's brand, or the no that a stranger gets. */
async function mine(db: Db, { session, params }: { session: { brandId: number }; params: { memberId: string } }) {
  const member = await store.findMember(db, session.brandId, params.memberId)
  if (!member) throw new Refusal('not_found')
  return member
}

/** Living sessions of a member, the one used last first. */
export async function readSessions(deps: Deps, ask: Ask<typeof members.memberSessions>) {
  const { id } = await mine(deps.db, ask)
  const rows = await sessionsOf(deps.db, id, deps.now())
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

/** What operators have written down about a member. */
export async function readNotes(deps: Deps, ask: Ask<typeof members.memberNotes>) {
  const { id: memberId } = await mine(deps.db, ask)
  const rows = await store.findNotes(deps.db, memberId)
  return rows.map(({ id, text, by, at }) => ({ id, text, by, at: at.toISOString() }))
}

/** A member's own limits and those of the house. */
export async function readMemberLimits(deps: Deps, ask: Ask<typeof members.memberLimits>) {
  const { id } = await mine(deps.db, ask)
  return (await limitsOf(deps, await brandOf(deps, ask.session.brandId), id)).limits
}

/** Documents by state. */
export async function readDocuments(
  deps: Deps,
  { session: { brandId }, query }: Ask<typeof documents.deskDocuments>,
): Promise<ReplyOf<typeof documents.deskDocuments>> {
  const { pageNo, pageSize, state, memberId } = query
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await store.findDocuments(deps.db, { brandId, state, memberId }, page)
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, list: rows.map(documentShown) }
}

const documentShown = (row: store.DocumentRow): documents.DeskDocument => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  memberId: row.memberId,
  account: row.account,
  alike: row.alike,
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
  const personal = await store.findPersonal(deps.db, row.memberId)
  const { name, birthday, idNumber, address } = maskedPersonal(personal)
  const { brandId, memberId, file } = row
  return {
    ...documentShown(row),
    picture: deskLink(deps, { brandId, memberId, name: file }),
    typed: { name, birthday, idNumber, nationality: personal.nationality, address },
  }
}
