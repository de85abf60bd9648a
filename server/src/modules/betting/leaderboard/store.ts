import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import type { Contest, LeaderboardEntry } from './leaderboard.ts'

const betsOf = ({ brandId, asset, from, to, category, games, stakeMin }: Contest) => sql`
  betting.bet
  where placed_at >= ${from} and placed_at < ${to} and brand_id = ${brandId} and asset = ${asset} and stake >= ${stakeMin}::int8
    and (${category}::text is null or category = ${category}::text)
    and (cardinality(${texts(games)}::text[]) = 0 or game_code = any(${texts(games)}::text[]))`

/** In ten-thousandths of a stake; of amounts that are small enough without going through decimals. */
const MULTIPLIER = sql`
  case when payout < 900000000000000 then payout * 10000 / stake else least(div(payout::numeric * 10000, stake), 9e18)::int8 end`

/** Who leads, the best first; of equal scores who reached it first. */
export async function findLeaderboard(db: Db, contest: Contest): Promise<readonly LeaderboardEntry[]> {
  const counted = sql`${betsOf(contest)} and settled_at is not null and valid_turnover > 0`
  const scores =
    contest.metric === 'turnover'
      ? sql`select member_id, sum(valid_turnover)::int8 as score, max(placed_at) as at from ${counted} group by member_id`
      : // The highest of pairs, of which no bet is sorted: of equal scores the earliest is the least before its end.
        sql`select member_id, best[1] as score, ${contest.to}::timestamptz - best[2] * interval '1 microsecond' as at
            from (
              select member_id, max(array[
                ${MULTIPLIER}, (extract(epoch from ${contest.to}::timestamptz - placed_at) * 1000000)::int8
              ]) as best
              from ${counted} and payout > 0 group by member_id
            ) as pair`
  const { rows } = await sql<LeaderboardEntry>`
    select member_id as "memberId", score from (${scores}) as scored order by score desc, at, member_id`.execute(db)
  return rows
}

/** Whether a bet that would count has no outcome yet. */
export async function hasOpenBets(db: Db, contest: Contest): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from ${betsOf(contest)} and status in ('pending', 'open')) as open`.execute(db)
  return rows[0]?.open ?? false
}
