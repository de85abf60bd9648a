import { sql } from 'kysely'
import { jsons } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface ChangeRow {
  readonly number: number
  readonly memberId: string
  readonly brandId: number
  readonly field: string
  readonly before: string | null
  readonly after: string | null
  readonly changedBy: string
  readonly at: Date
  readonly previousHash: string
  readonly hash: string
}

/** The last link of a member's chain of changes. */
export async function findLastChange(
  tx: Tx,
  memberId: string,
): Promise<Pick<ChangeRow, 'number' | 'hash'> | undefined> {
  const { rows } = await sql<Pick<ChangeRow, 'number' | 'hash'>>`
    select number, hash from identity.member_change where member_id = ${memberId} order by number desc limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** Lock a member's chain of changes against other writers of it. */
export const lockChain = (tx: Tx, memberId: string) =>
  sql`select from identity.profile where member_id = ${memberId} for update`.execute(tx)

/** The columns of a link of a member's chain. */
const CHANGE =
  sql.raw(`number, member_id as "memberId", brand_id as "brandId", field, before, after, changed_by as "changedBy", at,
  previous_hash as "previousHash", hash`)

/** Add links to a member's chain, and answer them as they are kept. */
export async function insertChanges(tx: Tx, rows: readonly ChangeRow[]): Promise<readonly ChangeRow[]> {
  const kept =
    await sql<ChangeRow>`insert into identity.member_change (member_id, number, brand_id, field, before, after, changed_by, at,
                                                            previous_hash, hash)
      select (row->>'memberId')::uuid, (row->>'number')::int, (row->>'brandId')::int, row->>'field', row->>'before', row->>'after',
             row->>'changedBy', (row->>'at')::timestamptz, row->>'previousHash', row->>'hash'
      from unnest(${jsons(rows)}::jsonb[]) as row returning ${CHANGE}`.execute(tx)
  return kept.rows
}

/** A member's chain of changes from its beginning. */
export async function findChanges(db: Db, memberId: string): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select ${CHANGE} from identity.member_change where member_id = ${memberId} order by number`.execute(db)
  return rows
}

/** The chains of the next members after this one, so many of them. */
export async function findChains(db: Db, after: string, members: number): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select ${CHANGE} from identity.member_change
    where member_id in (select distinct member_id from identity.member_change where member_id > ${after}::uuid
                        order by member_id limit ${members})
    order by member_id, number`.execute(db)
  return rows
}

/** What a migration has written down of a link: the hash of what is kept, where another text was hashed. */
export interface ChangeMark {
  readonly memberId: string
  readonly number: number
  readonly hashAsStored: string
}

/** Links that are known to say otherwise than was hashed. */
export async function findMarks(db: Db): Promise<readonly ChangeMark[]> {
  const { rows } = await sql<ChangeMark>`
    select member_id as "memberId", number, hash_as_stored as "hashAsStored" from identity.member_change_mark`.execute(
    db,
  )
  return rows
}
