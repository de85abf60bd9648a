import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface NewTrial {
  readonly memberId: string
  readonly brandId: number
  readonly ip: string
  readonly endsAt: Date
}

/** How many trial accounts an address has begun since; asked behind a lock, so that many at once are counted one by one. */
export async function countTrials(tx: Tx, brandId: number, ip: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trial ${brandId} ${ip}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from identity.trial where brand_id = ${brandId} and ip = ${ip} and started_at > ${since}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** Write a trial account down. */
export const insertTrial = (tx: Tx, { memberId, brandId, ip, endsAt }: NewTrial, now: Date) =>
  sql`insert into identity.trial (member_id, brand_id, ip, started_at, ends_at)
      values (${memberId}, ${brandId}, ${ip}, ${now}, ${endsAt})`.execute(tx)

export interface EndedTrial {
  readonly brandId: number
  /** The member's id. */
  readonly key: string
}

/** Trial accounts that are over and open, without those that were set aside. */
export async function findEndedTrials(
  db: Db,
  now: Date,
  { most, aside }: { readonly most: number; readonly aside: readonly string[] },
): Promise<readonly EndedTrial[]> {
  const { rows } = await sql<EndedTrial>`
    select brand_id as "brandId", member_id as key from identity.trial
    where swept_at is null and ends_at <= ${now} and member_id <> all(${arrayOf(aside)}::uuid[])
    order by ends_at limit ${most}`.execute(db)
  return rows
}

/** Close these that are open; answers which. Another node may have others. */
export async function closeTrials(tx: Tx, memberIds: readonly string[], now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select member_id from identity.trial where swept_at is null and member_id = any(${arrayOf(memberIds)}::uuid[])
      order by member_id for update
    ), closed as (
      update identity.member set status = 'closed' where id in (select member_id from due)
    )
    update identity.trial set swept_at = ${now} where member_id in (select member_id from due)
    returning member_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** An address is needed for counting a day's trials, and forgotten after that. */
export const forgetAddresses = (tx: Tx, before: Date) =>
  sql`update identity.trial set ip = null where ip is not null and started_at < ${before}`.execute(tx)
