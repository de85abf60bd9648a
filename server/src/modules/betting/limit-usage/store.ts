import { sql } from 'kysely'
import { arrayOf, moments, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Period } from '#kernel/period.ts'
import type { LimitUsage } from './rules.ts'

interface UsageRow {
  readonly memberId: string
  readonly asset: string
  readonly dayFrom: Date
  readonly weekFrom: Date
  readonly monthFrom: Date
  readonly dayStaked: bigint
  readonly weekStaked: bigint
  readonly monthStaked: bigint
  readonly dayLost: bigint
  readonly weekLost: bigint
  readonly monthLost: bigint
}

const usageFrom = (row: UsageRow): LimitUsage => ({
  memberId: row.memberId,
  asset: row.asset,
  periods: {
    day: { from: row.dayFrom, staked: row.dayStaked, lost: row.dayLost },
    week: { from: row.weekFrom, staked: row.weekStaked, lost: row.weekLost },
    month: { from: row.monthFrom, staked: row.monthStaked, lost: row.monthLost },
  },
})

/** What members with limits have staked and lost. Their accounts are locked, so nobody else counts meanwhile. */
export async function findLimitUsage(db: Db, memberIds: readonly string[]): Promise<readonly LimitUsage[]> {
  const { rows } = await sql<UsageRow>`
    select member_id as "memberId", asset, day_from as "dayFrom", week_from as "weekFrom", month_from as "monthFrom",
           day_staked as "dayStaked", week_staked as "weekStaked", month_staked as "monthStaked", day_lost as "dayLost",
           week_lost as "weekLost", month_lost as "monthLost"
    from betting.limit_usage where member_id = any(${arrayOf(memberIds)}::uuid[])`.execute(db)
  return rows.map(usageFrom)
}

export interface UsagePeriods {
  readonly memberId: string
  readonly asset: string
  readonly day: Date
  readonly week: Date
  readonly month: Date
}

/** The usage from the bets themselves: at the first bet with limits, and when a period begins. */
export async function sumLimitUsage(db: Db, { memberId, asset, day, week, month }: UsagePeriods): Promise<LimitUsage> {
  const since = (from: Date) => sql`placed_at >= ${from}`
  const staked = (from: Date) =>
    sql`coalesce(sum(stake) filter (where ${since(from)} and status not in ('void', 'refused')), 0)::int8`
  const lost = (from: Date) =>
    sql`coalesce(sum(stake - payout) filter (where ${since(from)} and status <> 'refused'), 0)::int8`
  const { rows } = await sql<Omit<UsageRow, 'memberId' | 'asset' | 'dayFrom' | 'weekFrom' | 'monthFrom'>>`
    select ${staked(day)} as "dayStaked", ${staked(week)} as "weekStaked", ${staked(month)} as "monthStaked",
           ${lost(day)} as "dayLost", ${lost(week)} as "weekLost", ${lost(month)} as "monthLost"
    from betting.bet
    where member_id = ${memberId} and asset = ${asset} and placed_at >= least(${week}::timestamptz, ${month}::timestamptz)`.execute(
    db,
  )
  if (!rows[0]) throw new Error('a sum has one row')
  return usageFrom({ ...rows[0], memberId, asset, dayFrom: day, weekFrom: week, monthFrom: month })
}

export const saveLimitUsage = (tx: Tx, usages: readonly LimitUsage[]) => {
  const used = (period: Period) => usages.map((one) => one.periods[period])
  const froms = (period: Period) => moments(used(period).map((one) => one.from))
  const staked = (period: Period) => arrayOf(used(period).map((one) => one.staked))
  const lost = (period: Period) => arrayOf(used(period).map((one) => one.lost))
  return sql`
    insert into betting.limit_usage (member_id, asset, day_from, week_from, month_from, day_staked, week_staked, month_staked,
                               day_lost, week_lost, month_lost)
    select * from unnest(
      ${arrayOf(usages.map((one) => one.memberId))}::uuid[], ${tokens(usages.map((one) => one.asset))}::text[],
      ${froms('day')}::timestamptz[], ${froms('week')}::timestamptz[], ${froms('month')}::timestamptz[],
      ${staked('day')}::int8[], ${staked('week')}::int8[], ${staked('month')}::int8[],
      ${lost('day')}::int8[], ${lost('week')}::int8[], ${lost('month')}::int8[])
    on conflict (member_id, asset) do update
    set day_from = excluded.day_from, week_from = excluded.week_from, month_from = excluded.month_from,
        day_staked = excluded.day_staked, week_staked = excluded.week_staked, month_staked = excluded.month_staked,
        day_lost = excluded.day_lost, week_lost = excluded.week_lost, month_lost = excluded.month_lost`.execute(tx)
}
