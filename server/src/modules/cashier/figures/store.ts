import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'

export interface Span {
  readonly brandId: number
  readonly members: MemberSelection
  readonly from: Date
  readonly to: Date
}

export interface BarRow {
  readonly at: Date
  readonly paidIn: bigint
  readonly paidOut: bigint
  readonly deposits: number
  readonly withdrawals: number
}

/** What was credited and paid out, by bars of so many seconds. */
export async function sumMoney(
  db: Db,
  { brandId, members, from, to }: Span,
  seconds: number,
): Promise<readonly BarRow[]> {
  const { rows } = await sql<BarRow>`
    select date_bin(make_interval(secs => ${seconds}), at, ${from}::timestamptz) as at,
           coalesce(sum(amount) filter (where paid_in), 0)::int8 as "paidIn",
           coalesce(sum(amount) filter (where not paid_in), 0)::int8 as "paidOut",
           (count(*) filter (where paid_in))::int as deposits, (count(*) filter (where not paid_in))::int as withdrawals
    from (select ended_at as at, credited as amount, true as paid_in from cashier.deposit
          where brand_id = ${brandId} and ${isSelected(sql`member_id`, members)} and state = 'credited'
             and ended_at >= ${from} and ended_at < ${to}
          union all
          select ended_at, amount, false from cashier.withdrawal
          where brand_id = ${brandId} and ${isSelected(sql`member_id`, members)} and state = 'paid'
             and ended_at >= ${from} and ended_at < ${to}) as moved
    group by 1 order by 1`.execute(db)
  return rows
}

export interface WaitingRow {
  readonly count: number
  readonly oldestAt: Date | null
}

/** Deposits that a person has to look at, and payments that belong to none. */
export async function countDeposits(db: Db, brandId: number): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select count(*)::int as count, min(since) as "oldestAt"
    from (select requested_at as since from cashier.deposit where brand_id = ${brandId} and state = 'review'
          union all
          select arrived_at from cashier.unmatched_receipt where brand_id = ${brandId} and state = 'open') as waiting`.execute(
    db,
  )
  return rows[0] ?? NOTHING
}

/** Withdrawals that a person has to look at. */
export async function countWithdrawals(db: Db, brandId: number): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select count(*)::int as count, min(requested_at) as "oldestAt" from cashier.withdrawal
    where brand_id = ${brandId} and state = 'review'`.execute(db)
  return rows[0] ?? NOTHING
}

/** Payments between members that a person has to decide on. */
export async function countDisputes(db: Db, brandId: number): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select count(*)::int as count, min(coalesce(answered_at, sent_at)) as "oldestAt" from cashier.match
    where brand_id = ${brandId} and state = 'disputed'`.execute(db)
  return rows[0] ?? NOTHING
}

const NOTHING: WaitingRow = { count: 0, oldestAt: null }

export interface ExpiringRow {
  readonly reference: string
  readonly at: Date
}

/** Requests to pay in that run out by themselves, the next first. */
export async function findExpiring(db: Db, brandId: number, most: number): Promise<readonly ExpiringRow[]> {
  const { rows } = await sql<ExpiringRow>`
    select reference, expires_at as at from cashier.deposit
    where brand_id = ${brandId} and state = 'waiting' order by expires_at limit ${most}`.execute(db)
  return rows
}
