import type { BetStatus } from '@croupier/contract/betting.ts'
import type { LineFilter, LineSort } from '@croupier/contract/agent.ts'
import type { Category } from '@croupier/contract/field.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import type { Day, DayRange } from '#kernel/day.ts'

/** Business days of a brand, by the moments between which they lie, in its currency. */
export interface LineSpan extends DayRange {
  readonly asset: string
  readonly timeZone: string
  /** The first moment of the first day, and of the day after the last. */
  readonly since: Date
  readonly until: Date
  /** By whose places the line is listed. */
  readonly today: Day
}

export interface PersonRow {
  readonly memberId: string
  readonly account: string
  readonly isAgent: boolean
  /** From the asker: one is right below. */
  readonly depth: number
}

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

const onDay = (table: string, day: Day) =>
  sql`${day}::date >= ${sql.ref(`${table}.from_day`)} and ${day}::date < ${sql.ref(`${table}.to_day`)}`

/** How far below an agent a member stands today; undefined of a stranger. */
export async function findBelow(db: Db, agentId: string, memberId: string, today: Day): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select person.member_id as "memberId", account, is_agent as "isAgent", head.depth + 1 as depth
    from agent.place as place join agent.head as head on head.below_id = place.upline_id
    join agent.person as person on person.member_id = place.member_id
    where head.above_id = ${agentId} and place.member_id = ${memberId} and agent_type <> 4
      and ${onDay('place', today)} and ${onDay('head', today)}`.execute(db)
  return rows[0]
}

/** The member of a line by account. */
export async function findAccount(
  db: Db,
  agentId: string,
  account: string,
  today: Day,
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select person.member_id as "memberId", person.account, person.is_agent as "isAgent", head.depth + 1 as depth
    from agent.person as asker join agent.person as person on person.brand_id = asker.brand_id and person.account = ${account}
    join agent.place as place on place.member_id = person.member_id
    join agent.head as head on head.below_id = place.upline_id and head.above_id = asker.member_id
    where asker.member_id = ${agentId} and person.agent_type <> 4 and ${onDay('place', today)} and ${onDay('head', today)}`.execute(
    db,
  )
  return rows[0]
}

/** From an agent down to somebody below, both included; the agent alone where they are the same. */
export async function findPath(db: Db, agentId: string, memberId: string, today: Day): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with above as (
      select head.above_id as member_id
      from agent.place as place join agent.head as head on head.below_id = place.upline_id
      where place.member_id = ${memberId} and ${onDay('place', today)} and ${onDay('head', today)}
      union all
      select ${memberId}::uuid
    ), step as (
      select above.member_id, head.depth + 1 as depth
      from above join agent.place as place using (member_id) join agent.head as head on head.below_id = place.upline_id
      where head.above_id = ${agentId} and ${onDay('place', today)} and ${onDay('head', today)}
      union all
      select ${agentId}::uuid, 0
    )
    select person.member_id as "memberId", account, is_agent as "isAgent", depth
    from step join agent.person as person using (member_id) order by depth`.execute(db)
  return rows
}

export interface SizeRow {
  readonly agents: number
  readonly members: number
}

/** How many agents and how many others stand below a member. */
export async function countLine(db: Db, memberId: string, today: Day): Promise<SizeRow> {
  const { rows } = await sql<SizeRow>`
    select count(*) filter (where is_agent)::int as agents, count(*) filter (where not is_agent)::int as members
    from agent.head as head join agent.place as place on place.upline_id = head.below_id
    join agent.person as person on person.member_id = place.member_id
    where head.above_id = ${memberId} and agent_type <> 4 and ${onDay('head', today)} and ${onDay('place', today)}`.execute(
    db,
  )
  return rows[0] ?? { agents: 0, members: 0 }
}

const DEPOSITS = sql`kind in ('deposit', 'deposit_matched')`

/** What came and went, by heading. */
const MONEY = sql`
  coalesce(sum(credits - debits) filter (where ${DEPOSITS}), 0)::int8 as deposits,
  coalesce(sum(debits - credits) filter (where kind in ('withdrawal', 'withdrawal_matched')), 0)::int8 as withdrawals,
  coalesce(sum(credits - debits) filter (where counterpart in ('promotion', 'rebate')), 0)::int8 as bonuses,
  coalesce(sum(debits - credits) filter (where kind in ('deposit_fee', 'withdrawal_fee')), 0)::int8 as fees`

const PLAY = sql`
  coalesce(sum(stakes), 0)::int8 as stakes, coalesce(sum(payouts), 0)::int8 as payouts,
  coalesce(sum(turnover), 0)::int8 as "validBets"`

export interface DayProfits extends Profits {
  readonly day: Day
}

/** What a member and all below, or only all below, came to by day; days without anything are not among them. */
export async function sumDays(
  db: Db,
  memberId: string,
  { asset, timeZone, from, to, since, until }: LineSpan,
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
  { asset, from, to }: LineSpan,
): Promise<readonly CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category, sum(turnover)::int8 as "validBets", sum(payouts - stakes)::int8 as result from agent.play_below
    where head_id = ${memberId} and asset = ${asset} and day between ${from}::date and ${to}::date
    group by category having sum(bets) <> 0 or sum(stakes) <> 0 order by 2 desc, category`.execute(db)
  return rows
}

/** All below a member today, with how far; those right below only. */
const belowOf = (memberId: string, today: Day, reach: 'children' | 'all') =>
  reach === 'children'
    ? sql`select place.member_id, 1 as depth from agent.place as place where place.upline_id = ${memberId} and ${onDay('place', today)}`
    : sql`select place.member_id, head.depth + 1 as depth
          from agent.head as head join agent.place as place on place.upline_id = head.below_id
          where head.above_id = ${memberId} and ${onDay('head', today)} and ${onDay('place', today)}`

export interface ActiveRow {
  readonly day: Day
  readonly members: number
}

/** Least valid bets of a member who counts as active. */
export interface ActiveTerms {
  readonly day: bigint
  readonly span: bigint
}

/** How many below a member are active on each of the days. */
export async function countActiveByDay(
  db: Db,
  memberId: string,
  { asset, timeZone, since, until, today }: LineSpan,
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
  { asset, since, until, today }: LineSpan,
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
  { asset, from, to, since, until, today }: LineSpan,
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

export interface LineQuery {
  /** Below whom, and how far below the asker that one stands. */
  readonly memberId: string
  readonly depth: number
  readonly reach: 'children' | 'all'
  readonly filter: LineFilter | undefined
  readonly sort: LineSort
  readonly ascending: boolean
  readonly offset: number
  readonly limit: number
  readonly now: Date
  /** Least valid bets in the span of who counts as active. */
  readonly active: bigint
}

export interface LineRow extends PersonRow, Amounts {
  readonly since: Date
  readonly lastSeenAt: Date | null
  readonly isAvailable: boolean
  readonly balance: bigint
  readonly agentsBelow: number
  readonly membersBelow: number
}

/** Rows of a page, and what all that the filter lets through come to: each by themselves where one may stand below another. */
export interface LinePage {
  readonly rows: readonly LineRow[]
  readonly total: number
  readonly sums: Amounts
}

interface ListedRow extends LineRow {
  readonly total: number
  readonly depositsOfAll: bigint
  readonly withdrawalsOfAll: bigint
  readonly validBetsOfAll: bigint
  readonly resultOfAll: bigint
  readonly bonusesOfAll: bigint
}

/** What rows are sorted by, all but the account as a whole number. */
const sortKey = (sort: LineSort) => sql`case ${sort}::text
  when 'since' then extract(epoch from since)::int8 when 'lastSeenAt' then coalesce(extract(epoch from "lastSeenAt")::int8, 0)
  when 'balance' then balance when 'below' then ("agentsBelow" + "membersBelow")::int8 when 'deposits' then deposits
  when 'withdrawals' then withdrawals when 'validBets' then "validBets" when 'result' then result when 'bonuses' then bonuses
  else 0 end`

/** Members below somebody, each with what they and all below came to. */
const listed = (within: RawBuilder<unknown>, span: LineSpan, now: Date) => sql`
  with below as (${within}), play as (
    select member_id, true as own, stakes, payouts, turnover from below join agent.own_play using (member_id)
    where asset = ${span.asset} and hour >= ${span.since} and hour < ${span.until}
    union all
    select head_id, false, stakes, payouts, turnover from below join agent.play_below on head_id = member_id
    where asset = ${span.asset} and day between ${span.from}::date and ${span.to}::date
  ), money as (
    select member_id, true as own, kind, counterpart, credits, debits from below join agent.own_money using (member_id)
    where asset = ${span.asset} and day between ${span.from}::date and ${span.to}::date
    union all
    select head_id, false, kind, counterpart, credits, debits from below join agent.money_below on head_id = member_id
    where asset = ${span.asset} and day between ${span.from}::date and ${span.to}::date
  ), played as (select member_id, ${PLAY} from play group by member_id),
  moved as (select member_id, ${MONEY} from money group by member_id),
  played_alone as (select member_id, ${PLAY} from play where own group by member_id),
  moved_alone as (select member_id, ${MONEY} from money where own group by member_id),
  size as (
    select head.above_id as member_id, count(*) filter (where is_agent)::int as agents,
           count(*) filter (where not is_agent)::int as members
    from agent.head as head join agent.place as place on place.upline_id = head.below_id
    join agent.person as person on person.member_id = place.member_id
    where head.above_id in (select member_id from below) and agent_type <> 4
      and ${onDay('head', span.today)} and ${onDay('place', span.today)}
    group by head.above_id
  ), seen as (
    select member_id, max(last_seen_at) as at from below join agent.seen using (member_id) group by member_id
  )
  select person.member_id as "memberId", account, is_agent as "isAgent", below.depth, registered_at as since,
         greatest(last_login_at, seen.at) as "lastSeenAt",
         is_open and not is_matched and (barred is null or coalesce(barred_until <= ${now}, false)) as "isAvailable",
         coalesce(purse.balance, 0)::int8 as balance, coalesce(agents, 0)::int as "agentsBelow",
         coalesce(members, 0)::int as "membersBelow",
         coalesce(moved.deposits, 0)::int8 as deposits, coalesce(moved.withdrawals, 0)::int8 as withdrawals,
         coalesce(played."validBets", 0)::int8 as "validBets", coalesce(played.payouts - played.stakes, 0)::int8 as result,
         coalesce(moved.bonuses, 0)::int8 as bonuses,
         coalesce(moved_alone.deposits, 0)::int8 as own_deposits, coalesce(moved_alone.withdrawals, 0)::int8 as own_withdrawals,
         coalesce(played_alone."validBets", 0)::int8 as own_valid_bets,
         coalesce(played_alone.payouts - played_alone.stakes, 0)::int8 as own_result,
         coalesce(moved_alone.bonuses, 0)::int8 as own_bonuses
  from below join agent.person as person using (member_id)
  left join played using (member_id) left join moved using (member_id)
  left join played_alone using (member_id) left join moved_alone using (member_id) left join size using (member_id)
  left join seen using (member_id)
  left join agent.purse as purse on purse.member_id = person.member_id and purse.asset = ${span.asset}
  where agent_type <> 4`

const SILENT_MS = 86_400_000

/** Whom a filter lets through, of rows of `listed`. */
function letsThrough({ filter, now, active }: LineQuery, span: LineSpan) {
  const silentFor = (days: number) => sql`not exists (
    select from agent.own_play where member_id = "memberId" and asset = ${span.asset}
      and hour >= ${new Date(now.getTime() - days * SILENT_MS)})`
  switch (filter) {
    case undefined:
      return sql`true`
    case 'agents':
      return sql`"isAgent"`
    case 'players':
      return sql`not "isAgent"`
    case 'active':
      return sql`"validBets" >= ${active}`
    case 'new':
      return sql`since >= ${span.since} and since < ${span.until}`
    case 'silent_7':
      return silentFor(7)
    case 'silent_30':
      return silentFor(30)
  }
}

/** Of all rows, each with all below or, where one may stand below another, each alone. */
const ofAll = (alone: boolean) => sql`
  (sum(case when ${alone}::boolean then own_deposits else deposits end) over ())::int8 as "depositsOfAll",
  (sum(case when ${alone}::boolean then own_withdrawals else withdrawals end) over ())::int8 as "withdrawalsOfAll",
  (sum(case when ${alone}::boolean then own_valid_bets else "validBets" end) over ())::int8 as "validBetsOfAll",
  (sum(case when ${alone}::boolean then own_result else result end) over ())::int8 as "resultOfAll",
  (sum(case when ${alone}::boolean then own_bonuses else bonuses end) over ())::int8 as "bonusesOfAll"`

const ROW = sql`"memberId", account, "isAgent", depth, since, "lastSeenAt", "isAvailable", balance, "agentsBelow", "membersBelow",
  deposits, withdrawals, "validBets", result, bonuses`

/** A page of those below somebody. */
export async function findLine(db: Db, query: LineQuery, span: LineSpan): Promise<LinePage> {
  const { memberId, depth, reach, sort, ascending, offset, limit, now } = query
  const within = sql`
    select member_id, depth + ${depth}::int as depth from (${belowOf(memberId, span.today, reach)}) as found`
  const { rows } = await sql<ListedRow>`
    select ${ROW}, (count(*) over ())::int as total, ${ofAll(reach === 'all')}
    from (${listed(within, span, now)}) as line
    where ${letsThrough(query, span)}
    order by case when ${ascending}::boolean then ${sortKey(sort)} else -${sortKey(sort)} end,
             case when ${sort}::text = 'account' and not ${ascending}::boolean then account end desc, account
    offset ${offset}::int limit ${limit}::int`.execute(db)
  const [first] = rows
  // A page behind the last one still says how many there are.
  if (!first && offset > 0) return { ...(await findLine(db, { ...query, offset: 0, limit: 1 }, span)), rows: [] }
  return {
    rows,
    total: first?.total ?? 0,
    sums: {
      deposits: first?.depositsOfAll ?? 0n,
      withdrawals: first?.withdrawalsOfAll ?? 0n,
      validBets: first?.validBetsOfAll ?? 0n,
      result: first?.resultOfAll ?? 0n,
      bonuses: first?.bonusesOfAll ?? 0n,
    },
  }
}

/** Somebody of a line. */
export async function findPerson(
  db: Db,
  { memberId, depth }: Pick<PersonRow, 'memberId' | 'depth'>,
  span: LineSpan,
  now: Date,
): Promise<LineRow | undefined> {
  const within = sql`select ${memberId}::uuid as member_id, ${depth}::int as depth`
  const { rows } = await sql<LineRow>`select ${ROW} from (${listed(within, span, now)}) as line`.execute(db)
  return rows[0]
}

export interface BetQuery {
  readonly memberId: string
  /** With the bets of the member themselves. */
  readonly own: boolean
  readonly depth: number
  readonly category: Category | undefined
  readonly vendor: string | undefined
  readonly gameCode: string | undefined
  readonly status: BetStatus | undefined
  readonly offset: number
  readonly limit: number
}

export interface BetRow extends PersonRow {
  readonly id: string
  readonly roundId: string
  readonly category: Category
  readonly vendor: string
  readonly gameCode: string
  readonly stake: bigint
  readonly payout: bigint
  readonly validBets: bigint
  readonly status: BetStatus
  readonly placedAt: Date
  readonly settledAt: Date | null
}

const betsWithin = (
  { memberId, own, depth, category, vendor, gameCode, status }: BetQuery,
  { asset, since, until, today }: LineSpan,
) => sql`
  select bet.*, below.depth
  from (
    select member_id, depth + ${depth}::int as depth from (${belowOf(memberId, today, 'all')}) as found
    union all
    select ${memberId}::uuid, ${depth}::int where ${own}::boolean
  ) as below
  join agent.bet as bet using (member_id)
  where asset = ${asset} and placed_at >= ${since} and placed_at < ${until}
    and (${category ?? null}::text is null or category = ${category ?? null})
    and (${vendor ?? null}::text is null or vendor = ${vendor ?? null})
    and (${gameCode ?? null}::text is null or game_code = ${gameCode ?? null})
    and (${status ?? null}::text is null or status = ${status ?? null})`

/** A page of bets of a line, the newest first. */
export async function findBets(db: Db, query: BetQuery, span: LineSpan): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select id, round_id as "roundId", bet.member_id as "memberId", account, is_agent as "isAgent", depth, category, vendor,
           game_code as "gameCode", stake, payout, valid_turnover as "validBets", status, placed_at as "placedAt",
           settled_at as "settledAt"
    from (${betsWithin(query, span)}) as bet join agent.person as person on person.member_id = bet.member_id
    order by placed_at desc, id desc offset ${query.offset}::int limit ${query.limit}::int`.execute(db)
  return rows
}

export interface BetSums {
  readonly bets: number
  readonly stake: bigint
  readonly payout: bigint
  readonly result: bigint
  readonly validBets: bigint
}

/** What bets of a line add up to; one without an outcome has no result. */
export async function sumBets(db: Db, query: BetQuery, span: LineSpan): Promise<BetSums> {
  const { rows } = await sql<BetSums>`
    select count(*)::int as bets, coalesce(sum(stake), 0)::int8 as stake, coalesce(sum(payout), 0)::int8 as payout,
           coalesce(sum(payout - stake) filter (where status not in ('pending', 'open', 'refused')), 0)::int8 as result,
           coalesce(sum(valid_turnover), 0)::int8 as "validBets"
    from (${betsWithin(query, span)}) as bet`.execute(db)
  return rows[0] ?? { bets: 0, stake: 0n, payout: 0n, result: 0n, validBets: 0n }
}
