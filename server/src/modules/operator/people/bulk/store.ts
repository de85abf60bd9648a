import type { BulkAction } from '@croupier/contract/console-bulk.ts'
import { sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { AuditActor } from '#kernel/audit.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { matching, type PeopleFilter } from '../list/store.ts'

export interface BulkRow {
  readonly id: string
  readonly brandId: number
  readonly action: BulkAction
  readonly tags: readonly string[]
  readonly reason: string
  readonly note: string
  readonly doer: AuditActor
  /** What was asked for, so that the same id with something else is told apart. */
  readonly content: string
}

const BULK = sql.raw('id, brand_id as "brandId", action, tags, reason, note, doer, content')

export async function findBulk(db: Db, id: string): Promise<BulkRow | undefined> {
  const { rows } = await sql<BulkRow>`select ${BULK} from operator.bulk where id = ${id}`.execute(db)
  return rows[0]
}

/** One asker of an id at a time. */
export const lockBulk = (tx: Tx, id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`operator.bulk ${id}`}, 0))`.execute(tx)

export const insertBulk = (tx: Tx, one: BulkRow, now: Date) =>
  sql`insert into operator.bulk (id, brand_id, action, tags, reason, note, doer, content, asked_at)
      values (${one.id}, ${one.brandId}, ${one.action}, ${texts(one.tags)}::text[], ${one.reason}, ${one.note},
              ${JSON.stringify(one.doer)}::jsonb, ${one.content}, ${now})`.execute(tx)

/** Whom it is about: those of these ids who belong to the brand. Answers how many. */
export async function insertChosen(tx: Tx, bulk: BulkRow, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into operator.bulk_member (bulk_id, member_id)
    select ${bulk.id}::uuid, member_id from operator.person
    where brand_id = ${bulk.brandId} and member_id = any(${arrayOf(ids)}::uuid[])`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** Whom it is about: all that a view finds at this moment, and one more than may be. */
export async function insertView(tx: Tx, bulk: BulkRow, filter: PeopleFilter, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into operator.bulk_member (bulk_id, member_id)
    select ${bulk.id}::uuid, member_id from operator.person where ${matching(filter)} limit ${most + 1}`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** Members who wait for their turn. */
export async function findWaiting(
  db: Db,
  bulkId: string,
  { most, aside }: { readonly most: number; readonly aside: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from operator.bulk_member
    where bulk_id = ${bulkId} and outcome is null and member_id <> all(${arrayOf(aside)}::uuid[])
    order by member_id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a member still waits, locked against whoever does the same. */
export async function lockWaiting(tx: Tx, bulkId: string, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from operator.bulk_member where bulk_id = ${bulkId} and member_id = ${memberId} and outcome is null
    for update`.execute(tx)
  return rows.length > 0
}

/** What became of one. */
export const endMember = (tx: Tx, bulkId: string, memberId: string, outcome: string) =>
  sql`update operator.bulk_member set outcome = ${outcome} where bulk_id = ${bulkId} and member_id = ${memberId}`.execute(
    tx,
  )

/** How many came to what; an empty outcome waits. */
export async function countOutcomes(db: Db, bulkId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ outcome: string; count: number }>`
    select coalesce(outcome, '') as outcome, count(*)::int as count from operator.bulk_member
    where bulk_id = ${bulkId} group by 1 order by 1`.execute(db)
  return new Map(rows.map(({ outcome, count }) => [outcome, count]))
}
