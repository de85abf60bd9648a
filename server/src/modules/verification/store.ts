import type { IdentityState } from '@croupier/contract/limits.ts'
import type { DocumentKind } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

/** How far a member has shown who they are. */
export async function findIdentityState(db: Db, memberId: string): Promise<IdentityState> {
  const { rows } = await sql<{ state: IdentityState }>`
    select state from verification.identity_change where member_id = ${memberId} order by id desc limit 1`.execute(db)
  return rows[0]?.state ?? 'unverified'
}

export interface NewIdentityChange {
  readonly brandId: number
  readonly memberId: string
  readonly state: Exclude<IdentityState, 'unverified'>
  readonly changedBy: string
  readonly reason: string | null
}

/** A step of showing who one is. */
export const insertIdentityChange = (tx: Tx, change: NewIdentityChange, now: Date) =>
  sql`insert into verification.identity_change (brand_id, member_id, state, changed_by, reason, at)
      values (${change.brandId}, ${change.memberId}, ${change.state}, ${change.changedBy}, ${change.reason}, ${now})`.execute(
    tx,
  )

export interface DocumentRow {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly kind: DocumentKind
  readonly state: 'pending' | 'accepted' | 'refused'
  readonly reason: string | null
  readonly file: string
  readonly uploadedAt: Date
}

/** The columns of a document. */
export const DOCUMENT = sql.raw(
  'id, brand_id as "brandId", member_id as "memberId", kind, state, reason, file, uploaded_at as "uploadedAt"',
)

/** The newest document of each kind of a member. */
export async function findDocuments(db: Db, memberId: string): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select distinct on (kind) ${DOCUMENT} from verification.document where member_id = ${memberId}
    order by kind, uploaded_at desc, id desc`.execute(db)
  return rows
}

/** Add a document for review. */
export const insertDocument = (tx: Tx, row: Omit<DocumentRow, 'state' | 'reason'>) =>
  sql`insert into verification.document (id, brand_id, member_id, kind, file, uploaded_at)
      values (${row.id}, ${row.brandId}, ${row.memberId}, ${row.kind}, ${row.file}, ${row.uploadedAt})`.execute(tx)

/** A document, locked against another decision about it. */
export async function findDocumentForUpdate(tx: Tx, id: string): Promise<DocumentRow | undefined> {
  const { rows } =
    await sql<DocumentRow>`select ${DOCUMENT} from verification.document where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Decide about a document. */
export const updateDocument = (
  tx: Tx,
  id: string,
  decision: {
    readonly state: 'accepted' | 'refused'
    readonly reason: string | null
    readonly by: string
    readonly at: Date
  },
) =>
  sql`update verification.document
      set state = ${decision.state}, reason = ${decision.reason}, decided_at = ${decision.at}, decided_by = ${decision.by}
      where id = ${id}`.execute(tx)

/** Documents that wait for review, the oldest first. */
export async function findWaiting(db: Db): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${DOCUMENT} from verification.document where state = 'pending' order by uploaded_at limit 200`.execute(db)
  return rows
}

export interface WaitingDocuments {
  readonly count: number
  readonly oldestAt: Date | null
}

/** Documents that wait for a person. */
export async function countDocuments(db: Db, brandId: number): Promise<WaitingDocuments> {
  const { rows } = await sql<WaitingDocuments>`
    select count(*)::int as count, min(uploaded_at) as "oldestAt" from verification.document
    where brand_id = ${brandId} and state = 'pending'`.execute(db)
  return rows[0] ?? { count: 0, oldestAt: null }
}
