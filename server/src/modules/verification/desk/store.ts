import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'
import { DOCUMENT, type DocumentRow } from '../store.ts'

export interface DecidedRow extends DocumentRow {
  readonly decidedBy: string | null
}

const DECIDED = sql`${DOCUMENT}, decided_by as "decidedBy"`

export interface DocumentFilter {
  readonly brandId: number
  readonly members: MemberSelection
  readonly state: DocumentRow['state']
  readonly memberId: string | undefined
}

const matching = ({ brandId, members, state, memberId }: DocumentFilter) => sql`
  brand_id = ${brandId} and state = ${state} and ${isSelected(sql`member_id`, members)}
  and (${memberId ?? null}::uuid is null or member_id = ${memberId ?? null}::uuid)`

/** Documents of a state: the oldest first while they wait, the newest first after that. */
export async function findDocuments(
  db: Db,
  filter: DocumentFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly DecidedRow[]; readonly total: number }> {
  const order = filter.state === 'pending' ? sql`uploaded_at, id` : sql`uploaded_at desc, id desc`
  const [{ rows }, counted] = await Promise.all([
    sql<DecidedRow>`
      select ${DECIDED} from verification.document where ${matching(filter)} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from verification.document where ${matching(filter)}`.execute(
      db,
    ),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findDocument(db: Db, brandId: number, id: string): Promise<DecidedRow | undefined> {
  const { rows } = await sql<DecidedRow>`
    select ${DECIDED} from verification.document where brand_id = ${brandId} and id = ${id}::uuid`.execute(db)
  return rows[0]
}
