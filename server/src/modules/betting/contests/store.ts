import { type RawBuilder, sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Contest, ContestProgress, LeaderboardEntry } from './contests.ts'

export async function insertContest(tx: Tx, contest: Contest): Promise<void> {
  const { id, brandId, asset, from, to, category, games, stakeMin, metric } = contest
  await sql`
    insert into betting.contest (id, brand_id, asset, begins_at, ends_at, category, game_codes, stake_min, metric)
    values (${id}, ${brandId}, ${asset}, ${from}, ${to}, ${category}, ${texts(games)}::text[], ${stakeMin}::int8, ${metric})
    on conflict (id) do nothing`.execute(tx)
}

export async function deleteContest(tx: Tx, id: string): Promise<void> {
  await sql`delete from betting.contest where id = ${id}`.execute(tx)
}

export async function findLeaderboard(db: Db, id: string): Promise<readonly LeaderboardEntry[]> {
  const { rows } = await sql<LeaderboardEntry>`
    select member_id as "memberId", score from betting.contest_score
    where contest_id = ${id}::uuid and bets > 0 order by score desc, at, member_id`.execute(db)
  return rows
}

export async function findProgress(db: Db, id: string): Promise<ContestProgress> {
  const { rows } = await sql<{ countedTo: Date; waits: boolean }>`
    select complete_at as "countedTo", waiting_bets > 0 as waits
    from betting.contest_count cross join betting.figures_counted where contest_id = ${id}::uuid`.execute(db)
  return rows[0] ?? { countedTo: null, waits: false }
}

/** Whether a bet, or what is noted of one, belongs to a contest. */
const BELONGS = sql`
  bet.brand_id = contest.brand_id and bet.asset = contest.asset and bet.stake >= stake_min
  and bet.placed_at >= begins_at and bet.placed_at < ends_at
  and (contest.category is null or bet.category = contest.category)
  and (cardinality(game_codes) = 0 or bet.game_code = any(game_codes))`

/** Whether a bet counts that belongs to a contest. */
const COUNTS = sql`settled_at is not null and valid_turnover > 0 and (metric = 'turnover' or payout > 0)`

/** Whether what is noted is a bet that counts, or one that no longer does: a part of a bet is neither. */
const NOTES = sql`bet.bets <> 0 and bet.turnover <> 0 and (metric = 'turnover' or bet.payouts <> 0)`

/**
 * What a bet paid in ten-thousandths of its stake, then how long before the end it was placed: the highest of a member's is the one that
 * they stand on. Small amounts do without decimals.
 */
const bestOf = (payout: RawBuilder<unknown>) => sql`array[
  case when ${payout} < 900000000000000 then ${payout} * 10000 / bet.stake
       else least(div(${payout}::numeric * 10000, bet.stake), 9e18)::int8 end,
  (extract(epoch from ends_at - bet.placed_at) * 1000000)::int8]`

/** When the bet was placed that a member stands on. */
const AT_OF_BEST = sql`ends_at - best[2] * interval '1 microsecond'`

/** Contests of which nothing is counted yet. */
export async function findNew(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from betting.contest where not exists (select from betting.contest_count where contest_id = id)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Bets of these contests, and what is noted of theirs and not counted yet taken back. */
const betsOf = (ids: readonly string[]) => sql`
  select contest_id, metric, member_id, sum(bets)::int as bets, sum(turnover)::int8 as turnover, max(placed_at) as latest_at,
         max(best) as best, min(begins_at) as begins_at, min(ends_at) as ends_at
  from (
    select contest.id as contest_id, metric, member_id, 1 as bets, valid_turnover as turnover, placed_at,
           ${bestOf(sql`payout`)} as best, begins_at, ends_at
    from betting.contest join betting.bet on ${BELONGS}
    where contest.id = any(${arrayOf(ids)}::uuid[]) and ${COUNTS}
    union all
    select contest.id, metric, member_id, -bet.bets, -bet.turnover, null, null, begins_at, ends_at
    from betting.contest join betting.uncounted as bet on ${BELONGS}
    where contest.id = any(${arrayOf(ids)}::uuid[]) and ${NOTES}
  ) as part
  group by contest_id, metric, member_id`

/** How many bets of these contests wait, without those of which that is noted and not counted yet. */
const waitingOf = (ids: readonly string[]) => sql`
  select contest.id as contest_id, (
      select count(*) from betting.bet where ${BELONGS} and status in ('pending', 'open')
    ) - coalesce((
      select sum(waiting_bets) from betting.uncounted as bet where ${BELONGS}
    ), 0) as waiting_bets
  from betting.contest where contest.id = any(${arrayOf(ids)}::uuid[])`

/** A member's score and since when they have it. */
const STANDING = sql`
  contest_id, member_id, bets, case metric when 'turnover' then turnover else coalesce(best[1], 0) end as score,
  coalesce(case metric when 'turnover' then latest_at else ${AT_OF_BEST} end, begins_at) as at`

/** Count contests from their bets. What is noted of them and not counted yet is left to be counted. */
export async function countContests(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into betting.contest_score (contest_id, member_id, bets, score, at)
    select ${STANDING} from (${betsOf(ids)}) as one`.execute(tx)
  await sql`
    insert into betting.contest_count (contest_id, waiting_bets)
    select contest_id, waiting_bets from (${waitingOf(ids)}) as one`.execute(tx)
}

/** Forget what is counted of contests that are over. */
export const forgetContests = (tx: Tx) =>
  sql`
  with gone as (
    delete from betting.contest_count where not exists (select from betting.contest where id = contest_id) returning contest_id
  )
  delete from betting.contest_score using gone where contest_score.contest_id = gone.contest_id`.execute(tx)

export async function forgetAllContests(tx: Tx): Promise<void> {
  await sql`delete from betting.contest_score`.execute(tx)
  await sql`delete from betting.contest_count`.execute(tx)
}

/**
 * What is noted, for the contests that are counted; notes stand beside it as `event`. Sums add up. The bet that a member stands on is
 * looked at each time: notes come in no order, and one that is gone may be noted after what took it away. Where it is not what it was,
 * the member's own bets say which it is.
 */
export const OF_CONTESTS = sql`contested as (
    select contest.*, member_id, sum(bet.bets)::int as more_bets, sum(bet.turnover)::int8 as more_turnover,
           max(case when bet.bets > 0 then ${bestOf(sql`bet.payouts`)} end) as more_best
    from betting.contest join betting.contest_count on contest_id = contest.id join event as bet on ${BELONGS}
    where ${NOTES} group by contest.id, member_id
  ), claimed as (
    select contested.*, coalesce(bets, 0) + more_bets as all_bets, coalesce(score, 0) + more_turnover as turnover,
           greatest(more_best, case when bets > 0 then array[score, (extract(epoch from ends_at - at) * 1000000)::int8] end) as claim
    from contested left join betting.contest_score as kept on kept.contest_id = contested.id and kept.member_id = contested.member_id
  ), stood as (
    select id as contest_id, member_id, metric, all_bets as bets, turnover, begins_at, ends_at,
           case metric when 'turnover' then (
             select placed_at from betting.bet
             where bet.member_id = contest.member_id and ${BELONGS} and ${COUNTS} order by placed_at desc limit 1
           ) end as latest_at,
           case when metric = 'turnover' then null when exists (
             select from betting.bet
             where bet.member_id = contest.member_id and bet.placed_at = ends_at - claim[2] * interval '1 microsecond'
               and ${BELONGS} and ${COUNTS} and ${bestOf(sql`payout`)} = claim
           ) then claim else (
             select max(${bestOf(sql`payout`)}) from betting.bet
             where bet.member_id = contest.member_id and ${BELONGS} and ${COUNTS}
           ) end as best
    from claimed as contest
  ), of_standings as (
    insert into betting.contest_score (contest_id, member_id, bets, score, at)
    select ${STANDING} from stood
    on conflict (contest_id, member_id) do update set bets = excluded.bets, score = excluded.score, at = excluded.at
  ), of_contests as (
    update betting.contest_count as kept set waiting_bets = kept.waiting_bets + more.waiting_bets
    from (
      select contest.id, sum(bet.waiting_bets)::int as waiting_bets
      from betting.contest join event as bet on ${BELONGS} where bet.waiting_bets <> 0 group by contest.id
    ) as more
    where kept.contest_id = more.id
  )`

export interface ContestFault {
  readonly brandId: number
  readonly figures: number
}

/** The brands of which who stands where is not what the bets say, but for members of whom something is noted and not counted yet. */
export async function findContestFaults(db: Db): Promise<readonly ContestFault[]> {
  const { rows } = await sql<{ id: string }>`select contest_id as id from betting.contest_count`.execute(db)
  const ids = rows.map(({ id }) => id)
  const found = await sql<ContestFault>`
    with said as (
      select ${STANDING} from (${betsOf(ids)}) as one where not exists (
        select from betting.contest join betting.uncounted as bet on ${BELONGS}
        where contest.id = one.contest_id and bet.member_id = one.member_id
      )
    ), kept as (
      select contest_id, member_id, bets, score, at from betting.contest_score where bets <> 0 and not exists (
        select from betting.contest join betting.uncounted as bet on ${BELONGS}
        where contest.id = contest_id and bet.member_id = contest_score.member_id
      )
    ), fault as (
      select contest_id from ((select * from said except all select * from kept)
        union all (select * from kept except all select * from said))
        as one
      union all
      select contest_id from betting.contest_count join (${waitingOf(ids)}) as said using (contest_id)
      where contest_count.waiting_bets <> said.waiting_bets
    )
    select brand_id as "brandId", count(*)::int as figures
    from fault join betting.contest on id = contest_id group by brand_id order by brand_id`.execute(db)
  return found.rows
}
