import type { TeamFilter, TeamSort } from '@croupier/contract/agent.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#kernel/database.ts'
import { type Amounts, MONEY, PLAY } from '../figures/store.ts'
import { belowOf, onDay, type PersonRow, type TeamSpan } from '../team/store.ts'

export interface TeamQuery {
  /** Below whom, and how far below the asker that one stands. */
  readonly memberId: string
  readonly depth: number
  readonly reach: 'children' | 'all'
  readonly filter: TeamFilter | undefined
  readonly sort: TeamSort
  readonly ascending: boolean
  readonly offset: number
  readonly limit: number
  readonly now: Date
  /** Least valid bets in the span of who counts as active. */
  readonly active: bigint
}

export interface TeamRow extends PersonRow, Amounts {
  readonly since: Date
  readonly lastSeenAt: Date | null
  readonly isAvailable: boolean
  readonly balance: bigint
  readonly agentsBelow: number
  readonly membersBelow: number
}

/** Rows of a page, and what all that the filter lets through come to: each by themselves where one may stand below another. */
export interface TeamPage {
  readonly rows: readonly TeamRow[]
  readonly total: number
  readonly sums: Amounts
}

interface ListedRow extends TeamRow {
  readonly total: number
  readonly depositsOfAll: bigint
  readonly withdrawalsOfAll: bigint
  readonly validBetsOfAll: bigint
  readonly resultOfAll: bigint
  readonly bonusesOfAll: bigint
}

/** What rows are sorted by, all but the account as a whole number. */
const sortKey = (sort: TeamSort) => sql`case ${sort}::text
  when 'since' then extract(epoch from since)::int8 when 'lastSeenAt' then coalesce(extract(epoch from "lastSeenAt")::int8, 0)
  when 'balance' then balance when 'below' then ("agentsBelow" + "membersBelow")::int8 when 'deposits' then deposits
  when 'withdrawals' then withdrawals when 'validBets' then "validBets" when 'result' then result when 'bonuses' then bonuses
  else 0 end`

/** Members below somebody, each with what they and all below came to. */
const listed = (within: RawBuilder<unknown>, span: TeamSpan, now: Date) => sql`
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
function letsThrough({ filter, now, active }: TeamQuery, span: TeamSpan) {
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
export async function findTeam(db: Db, query: TeamQuery, span: TeamSpan): Promise<TeamPage> {
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
  if (!first && offset > 0) return { ...(await findTeam(db, { ...query, offset: 0, limit: 1 }, span)), rows: [] }
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

/** Somebody of a team. */
export async function findPerson(
  db: Db,
  { memberId, depth }: Pick<PersonRow, 'memberId' | 'depth'>,
  span: TeamSpan,
  now: Date,
): Promise<TeamRow | undefined> {
  const within = sql`select ${memberId}::uuid as member_id, ${depth}::int as depth`
  const { rows } = await sql<TeamRow>`select ${ROW} from (${listed(within, span, now)}) as line`.execute(db)
  return rows[0]
}
