import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'

/** Which bets count: placed in the span, settled, neither void nor a push. */
export interface Contest {
  readonly brandId: number
  readonly asset: string
  readonly from: Date
  readonly to: Date
  /** Null for every category. */
  readonly category: Category | null
  /** Empty for all games of it. */
  readonly games: readonly string[]
  readonly stakeMin: bigint
  readonly metric: 'turnover' | 'multiplier'
}

export interface Leader {
  readonly memberId: string
  /** Stored units of turnover, or ten-thousandths of a stake. */
  readonly score: bigint
}

const betsOf = ({ brandId, asset, from, to, category, games, stakeMin }: Contest) => sql`
  betting.bet
  where placed_at >= ${from} and placed_at < ${to} and brand_id = ${brandId} and asset = ${asset} and stake >= ${stakeMin}::int8
    and (${category}::text is null or category = ${category}::text)
    and (cardinality(${texts(games)}::text[]) = 0 or game_code = any(${texts(games)}::text[]))`

/** Who leads, the best first; of equal scores who reached it first. */
export async function findLeaders(db: Db, contest: Contest): Promise<readonly Leader[]> {
  const counted = sql`${betsOf(contest)} and settled_at is not null and valid_turnover > 0`
  const scores =
    contest.metric === 'turnover'
      ? sql`select member_id, sum(valid_turnover)::int8 as score, max(placed_at) as at from ${counted} group by member_id`
      : sql`select distinct on (member_id) member_id, least(floor(payout::numeric * 10000 / stake), 9e18)::int8 as score, placed_at as at
            from ${counted} and payout > 0 order by member_id, score desc, placed_at`
  const { rows } = await sql<Leader>`
    select member_id as "memberId", score from (${scores}) as scored order by score desc, at, member_id`.execute(db)
  return rows
}

/** Whether a bet that would count has no outcome yet. */
export async function hasOpen(db: Db, contest: Contest): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from ${betsOf(contest)} and settled_at is null) as open`.execute(db)
  return rows[0]?.open ?? false
}

export interface SettledSpan {
  readonly brandId: number
  readonly asset: string
  /** Null for every category. */
  readonly category: Category | null
  /** The last one that was read, by when it was settled. */
  readonly after: Date
  readonly afterBet: string
  readonly before: Date
  readonly limit: number
}

export interface SettledRow {
  readonly betId: string
  readonly roundId: string
  readonly memberId: string
  readonly stake: bigint
  readonly settledAt: Date
}

/** Bets in the order they were settled; void ones and those that were settled anew are left out. */
export async function findSettled(db: Db, span: SettledSpan): Promise<readonly SettledRow[]> {
  const { brandId, asset, category, after, afterBet, before, limit } = span
  const { rows } = await sql<SettledRow>`
    select id as "betId", round_id as "roundId", member_id as "memberId", stake, settled_at as "settledAt" from betting.bet
    where settled_at >= ${after} and settled_at < ${before} and (settled_at, id) > (${after}::timestamptz, ${afterBet}::uuid)
      and brand_id = ${brandId} and asset = ${asset} and valid_turnover > 0
      and (${category}::text is null or category = ${category}::text)
      and not exists (select from betting.adjustment where bet_id = bet.id)
    order by settled_at, id limit ${limit}::int`.execute(db)
  return rows
}
