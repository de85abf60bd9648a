import { sql } from 'kysely'
import type { Tx } from '#kernel/database.ts'

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
  readonly memberId: string
  readonly brandId: number
}

/** Close trial accounts that are over, some at a time; another node takes others. */
export async function closeEndedTrials(tx: Tx, now: Date, most: number): Promise<readonly EndedTrial[]> {
  const { rows } = await sql<EndedTrial>`
    with due as (
      select member_id from identity.trial where swept_at is null and ends_at <= ${now}
      order by ends_at limit ${most} for update skip locked
    ), closed as (
      update identity.member set status = 'closed' where id in (select member_id from due)
    )
    update identity.trial set swept_at = ${now} where member_id in (select member_id from due)
    returning member_id as "memberId", brand_id as "brandId"`.execute(tx)
  return rows
}

/** An address is needed for counting a day's trials, and forgotten after that. */
export const forgetAddresses = (tx: Tx, before: Date) =>
  sql`update identity.trial set ip = null where ip is not null and started_at < ${before}`.execute(tx)
