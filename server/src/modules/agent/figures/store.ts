import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { Day } from '#kernel/day.ts'
import { belowOf, type TeamSpan } from '../team/store.ts'

/** In stored units. */
export interface Amounts {
  readonly deposits: bigint
  readonly withdrawals: bigint
  readonly validBets: bigint
  /** What was paid out less what was staked. */
  readonly result: bigint
  readonly bonuses: bigint
}

export interface Profits extends Amounts {
  readonly stakes: bigint
  readonly payouts: bigint
  readonly fees: bigint
}

const DEPOSITS = sql`kind in ('deposit', 'deposit_matched')`

/** What came and went, by heading. */
export const MONEY = sql`
  coalesce(sum(credits - debits) filter (where ${DEPOSITS}), 0)::int8 as deposits,
  coalesce(sum(debits - credits) filter (where kind in ('withdrawal', 'withdrawal_matched')), 0)::int8 as withdrawals,
  coalesce(sum(credits - debits) filter (where counterpart in ('promotion', 'rebate')), 0)::int8 as bonuses,
  coalesce(sum(debits - credits) filter (where kind in ('deposit_fee', 'withdrawal_fee')), 0)::int8 as fees`

/** What was played, by heading. */
export const PLAY = sql`
  coalesce(sum(stakes), 0)::int8 as stakes, coalesce(sum(payouts), 0)::int8 as payouts,
  coalesce(sum(turnover), 0)::int8 as "validBets"`

export interface DayProfits extends Profits {
  readonly day: Day
}

/** What a member and all below, or only all below, came to by day; days without anything are not among them. */
export async function sumDays(
  db: Db,
  memberId: string,
  { asset, timeZone, from, to, since, until }: TeamSpan,
  whom: 'below' | 'together',
): Promise<readonly DayProfits[]> {
  const own = whom === 'together'
  const { rows } = await sql<DayProfits>`
    with play as (
      select day, stakes, payouts, turnover from agent.play_below
      where head_id = ${memberId} and asset = ${asset} and day between ${from}::date and ${to}::date
      union all
      select (hour at time zone ${timeZone})::date, stakes, payouts, turnover from agent.own_play
      where ${own}::boolean and member_id = ${memberId} and asset = ${asset} and hour >= ${since} and hour < ${until}
    ), money as (
      select day, kind, counterpart, credits, debits from agent.money_below
      where head_id = ${memberId} and asset = ${asset} and day between ${from}::date and ${to}::date
      union all
      select day, kind, counterpart, credits, debits from agent.own_money
      where ${own}::boolean and member_id = ${memberId} and asset = ${asset} and day between ${from}::date and ${to}::date
    ), played as (select day, ${PLAY} from play group by day),
    moved as (select day, ${MONEY} from money group by day)
    select day::text as day, coalesce(deposits, 0)::int8 as deposits, coalesce(withdrawals, 0)::int8 as withdrawals,
           coalesce(bonuses, 0)::int8 as bonuses, coalesce(fees, 0)::int8 as fees, coalesce(stakes, 0)::int8 as stakes,
           coalesce(payouts, 0)::int8 as payouts, coalesce("validBets", 0)::int8 as "validBets",
           coalesce(payouts - stakes, 0)::int8 as result
    from played full join moved using (day) order by day`.execute(db)
  return rows
}

export interface CategoryRow extends Pick<Amounts, 'validBets' | 'result'> {
  readonly category: Category
}

/** What all below a member played by category, the most valid bets first. */
export async function sumCategories(
  db: Db,
  memberId: string,
  { asset, from, to }: TeamSpan,
): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category, sum(turnover)::int8 as "validBets", sum(payouts - stakes)::int8 as result from agent.play_below
    where head_id = ${memberId} and asset = ${asset} and day between ${from}::date and ${to}::date
    group by category having sum(bets) <> 0 or sum(stakes) <> 0 order by 2 desc, category`.execute(db)
  return rows
}

export interface ActiveRow {
  readonly day: Day
  readonly members: number
}

/** How many below a member are active on each of the days. */
export async function countActiveByDay(
  db: Db,
  memberId: string,
  { asset, timeZone, since, until, today }: TeamSpan,
  least: bigint,
): Promise<readonly ActiveRow[]> {
  const { rows } = await sql<ActiveRow>`
    select day::text as day, count(*)::int as members from (
      select member_id, (hour at time zone ${timeZone})::date as day
      from (${belowOf(memberId, today, 'all')}) as below join agent.own_play using (member_id)
      where asset = ${asset} and hour >= ${since} and hour < ${until}
      group by 1, 2 having sum(turnover) >= ${least}
    ) as active group by day order by day`.execute(db)
  return rows
}

/** How many below a member are active over all of the days. */
export async function countActive(
  db: Db,
  memberId: string,
  { asset, since, until, today }: TeamSpan,
  least: bigint,
): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from (
      select from (${belowOf(memberId, today, 'all')}) as below join agent.own_play using (member_id)
      where asset = ${asset} and hour >= ${since} and hour < ${until}
      group by member_id having sum(turnover) >= ${least}
    ) as active`.execute(db)
  return rows[0]?.members ?? 0
}

export interface NewcomerCounts {
  readonly newMembers: number
  readonly firstDeposits: number
}

/** How many came below a member in the span, and how many paid in for the first time. */
export async function countNewcomers(
  db: Db,
  memberId: string,
  { asset, from, to, since, until, today }: TeamSpan,
): Promise<NewcomerCounts> {
  const { rows } = await sql<NewcomerCounts>`
    with below as (${belowOf(memberId, today, 'all')})
    select (
        select count(*)::int from below join agent.person as person using (member_id)
        where agent_type <> 4 and registered_at >= ${since} and registered_at < ${until}
      ) as "newMembers",
      (
        select count(*)::int from (
          select from below join agent.own_money using (member_id) where asset = ${asset} and ${DEPOSITS}
          group by member_id having min(day) between ${from}::date and ${to}::date
        ) as first
      ) as "firstDeposits"`.execute(db)
  return rows[0] ?? { newMembers: 0, firstDeposits: 0 }
}
