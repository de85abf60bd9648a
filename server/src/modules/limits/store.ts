import { sql } from 'kysely'
import { moments } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { BarKind } from '#modules/standing/standing.ts'
import type { LimitChange } from './rules.ts'

/** The newest lines of each author, kind and period: the one that was set, and the one that was asked for or withdrawn. */
export async function findLimitChanges(db: Db, memberId: string): Promise<readonly LimitChange[]> {
  const { rows } = await sql<LimitChange>`
    select distinct on (author, kind, period, change = 'set') id::float8 as id, author, kind, period, change, value,
           due_at as "dueAt", lapses_at as "lapsesAt"
    from limits.limit_change where member_id = ${memberId}
    order by author, kind, period, change = 'set', limits.limit_change.id desc`.execute(db)
  return rows
}

export interface NewLimitChange extends Omit<LimitChange, 'id'> {
  readonly brandId: number
  readonly memberId: string
  readonly changedBy: string
  readonly reason: string | null
}

/** Add a line about a limit. */
export const insertLimitChange = (tx: Tx, change: NewLimitChange, now: Date) =>
  sql`insert into limits.limit_change (brand_id, member_id, author, kind, period, change, value, due_at, lapses_at, changed_by,
                                         reason, at)
      values (${change.brandId}, ${change.memberId}, ${change.author}, ${change.kind}, ${change.period}, ${change.change}, ${change.value},
              ${change.dueAt}, ${change.lapsesAt}, ${change.changedBy}, ${change.reason}, ${now})`.execute(tx)

export interface NewBar {
  readonly brandId: number
  readonly memberId: string
  readonly kind: BarKind
  readonly until: Date | null
  readonly changedBy: string
}

/** Write down that a member stays out. */
export const insertBar = (tx: Tx, bar: NewBar, now: Date) =>
  sql`insert into limits.bar (brand_id, member_id, kind, until, changed_by, at)
      values (${bar.brandId}, ${bar.memberId}, ${bar.kind}, ${bar.until}, ${bar.changedBy}, ${now})`.execute(tx)

/** What was paid in since each of these moments. */
export async function sumDeposits(db: Db, memberId: string, since: readonly Date[]): Promise<readonly bigint[]> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::int8 as sum
    from unnest(${moments(since)}::timestamptz[]) with ordinality as asked (since, number)
    left join limits.counted_deposit on member_id = ${memberId} and at >= since
    group by number order by number`.execute(db)
  return rows.map((row) => row.sum)
}

export interface NewDeposit {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly amount: bigint
}

/** Count a deposit, once. */
export const insertDeposit = (tx: Tx, one: NewDeposit, now: Date) =>
  sql`insert into limits.counted_deposit (id, brand_id, member_id, amount, at)
      values (${one.id}, ${one.brandId}, ${one.memberId}, ${one.amount}, ${now}) on conflict do nothing`.execute(tx)

/** A deposit that came to nothing counts no longer. */
export const deleteDeposit = (tx: Tx, id: string) =>
  sql`delete from limits.counted_deposit where id = ${id}`.execute(tx)

export interface ComingRow {
  readonly kind: 'limit_rises' | 'bar_ends'
  readonly at: Date
  readonly memberId: string
}

/** Higher limits that may be confirmed from then on, and members who come back, the next first. */
export async function findScheduled(
  db: Db,
  brandId: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly ComingRow[]> {
  const { rows } = await sql<ComingRow>`
    select kind, at, member_id as "memberId"
    from (select 'limit_rises' as kind, due_at as at, member_id from limits.limit_change as asked
          where brand_id = ${brandId} and change = 'asked' and due_at > ${now}
            and not exists (select from limits.limit_change as later
                            where later.member_id = asked.member_id and later.kind = asked.kind
                              and later.period = asked.period and later.id > asked.id)
          union all
          select 'bar_ends', until, member_id from limits.bar as one
          where brand_id = ${brandId} and until > ${now}
            and not exists (select from limits.bar as later where later.member_id = one.member_id and later.id > one.id)
         ) as due
    order by at limit ${most}`.execute(db)
  return rows
}
