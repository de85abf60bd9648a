import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'

/** Bets of a brand settled in a span, in one asset. */
export interface Span {
  readonly brandId: number
  readonly asset: string
  readonly from: Date
  readonly to: Date
}

export interface PlayRow {
  /** The beginning of the hour. */
  readonly at: Date
  readonly category: Category
  readonly bets: number
  readonly stakes: bigint
  /** What was paid out, jackpots included. */
  readonly payouts: bigint
}

/** Where the last whole hour of a span that begins with an hour ends. */
const cutOf = ({ from, to }: Span) => sql`date_bin('1 hour', ${to}::timestamptz, ${from}::timestamptz)`

/** Whole hours of a span as they are counted. */
const countedIn = (span: Span) =>
  sql`brand_id = ${span.brandId} and asset = ${span.asset} and hour >= ${span.from} and hour < ${cutOf(span)}`

/** What waits to be counted, and of an hour that the span cuts the bets themselves. */
const uncountedIn = (span: Span) => sql`
  select member_id, at, category, bets, stakes, payouts from betting.uncounted
  where brand_id = ${span.brandId} and asset = ${span.asset} and at >= ${span.from} and at < ${cutOf(span)}
  union all
  select member_id, settled_at, category, figures.bets, figures.stakes, figures.payouts from betting.bet
  cross join lateral betting.figures_of(settled_at, status, stake, payout, jackpot, valid_turnover) as figures
  where settled_at >= ${cutOf(span)} and settled_at < ${span.to} and brand_id = ${span.brandId} and asset = ${span.asset}`

/** What was staked and won by hour and category. */
export async function sumPlay(db: Db, span: Span): Promise<readonly PlayRow[]> {
  const { rows } = await sql<PlayRow>`
    select date_bin('1 hour', at, ${span.from}::timestamptz) as at, category, coalesce(sum(bets), 0)::int as bets,
           coalesce(sum(stakes), 0)::int8 as stakes, coalesce(sum(payouts), 0)::int8 as payouts
    from (
      select hour as at, category, bets, stakes, payouts
      from betting.figure_total join betting.figure_game on id = game_id where ${countedIn(span)}
      union all
      select at, category, bets, stakes, payouts from (${uncountedIn(span)}) as waiting
    ) as play
    group by 1, 2 having sum(bets) <> 0 or sum(stakes) <> 0 or sum(payouts) <> 0 order by 1, 2`.execute(db)
  return rows
}

/** How many members had a bet settled. */
export async function countPlayers(db: Db, span: Span): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(distinct member_id)::int as many
    from (
      select member_id, bets from betting.figure join betting.figure_game on id = game_id where ${countedIn(span)}
      union all
      select member_id, bets from (${uncountedIn(span)}) as waiting
    ) as play
    where bets > 0`.execute(db)
  return rows[0]?.many ?? 0
}

export interface OpenBetRow {
  readonly id: string
  readonly brandId: number
  readonly asset: string
  readonly gameCode: string
  readonly stake: bigint
}

const OPEN_BET = sql`bet.id, bet.brand_id, bet.asset, bet.game_code, bet.stake, bet.status, bet.cashed_stake`

/** The bets that wait: those of the rounds that are not over, and those of others whose settlement failed. */
const WAITING = sql`
  select ${OPEN_BET} from betting.round join betting.bet on round_id = round.id
  where round.status in ('open', 'interrupted') and bet.status in ('pending', 'open')
  union all
  select ${OPEN_BET} from betting.failed_settlement as failed
  join betting.bet on bet.id = bet_id join betting.round on round.id = bet.round_id
  where failed.state = 'waiting' and round.status not in ('open', 'interrupted') and bet.status in ('pending', 'open')`

/** Bets of every brand that wait for their outcome or to be accepted, in the order of their ids, after one of them. */
export async function findOpen(db: Db, after: string | null, limit: number): Promise<readonly OpenBetRow[]> {
  const { rows } = await sql<OpenBetRow>`
    select id, brand_id as "brandId", asset, game_code as "gameCode", stake from (${WAITING}) as waiting
    where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(db)
  return rows
}

export interface BrandMismatchRow {
  readonly brandId: number
  readonly bets: number
}

/** Bets placed since a moment that are of none of these brands, or whose round is another brand's. */
export async function findBrandMismatches(
  db: Db,
  brandIds: readonly number[],
  since: Date,
): Promise<readonly BrandMismatchRow[]> {
  const { rows } = await sql<BrandMismatchRow>`
    select bet.brand_id as "brandId", count(*)::int as bets
    from betting.bet join betting.round on round.id = round_id
    where placed_at >= ${since} and (bet.brand_id <> round.brand_id or bet.brand_id <> all(${arrayOf(brandIds)}::int[]))
    group by bet.brand_id order by bet.brand_id`.execute(db)
  return rows
}

export interface OpenStakeRow {
  readonly count: number
  readonly held: bigint
}

/** Bets that wait for their outcome, and what was staked on them but for parts that were cashed out. Pending ones may never count. */
export async function sumOpen(db: Db, brandId: number, asset: string): Promise<OpenStakeRow> {
  const { rows } = await sql<OpenStakeRow>`
    select count(*)::int as count, coalesce(sum(stake - coalesce(cashed_stake, 0)), 0)::int8 as held from (${WAITING}) as waiting
    where status = 'open' and brand_id = ${brandId} and asset = ${asset}`.execute(db)
  return rows[0] ?? { count: 0, held: 0n }
}

export interface GamePlays {
  /** The beginning of the hour. */
  readonly hour: Date
  readonly gameCode: string
  readonly bets: number
}

/** How many bets were settled on each game in each hour, whatever they were placed in. */
export async function countByGame(
  db: Db,
  { brandId, from, to }: Pick<Span, 'brandId' | 'from' | 'to'>,
): Promise<readonly GamePlays[]> {
  const { rows } = await sql<GamePlays>`
    select date_trunc('hour', settled_at) as hour, game_code as "gameCode", count(*)::int as bets
    from betting.bet where settled_at >= ${from} and settled_at < ${to} and brand_id = ${brandId}
    group by 1, 2`.execute(db)
  return rows
}

export interface MemberPlayRow {
  readonly bets: number
  readonly staked: bigint
  /** What of it counts as turnover. */
  readonly counted: bigint
  /** What came back less what was staked. */
  readonly result: bigint
}

/** A member's bets that were placed after a moment and are settled, together. */
export async function sumMemberPlay(db: Db, memberId: string, asset: string, since: Date): Promise<MemberPlayRow> {
  const { rows } = await sql<MemberPlayRow>`
    select count(*)::int as bets, coalesce(sum(stake), 0)::int8 as staked, coalesce(sum(valid_turnover), 0)::int8 as counted,
           coalesce(sum(payout - stake), 0)::int8 as result
    from betting.bet
    where member_id = ${memberId} and placed_at > ${since} and asset = ${asset} and settled_at is not null
      and status not in ('void', 'push')`.execute(db)
  return rows[0] ?? { bets: 0, staked: 0n, counted: 0n, result: 0n }
}

/** Valid turnover of a member's bets that were placed after a moment and are settled. */
export async function sumTurnover(db: Db, memberId: string, asset: string, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(valid_turnover), 0)::int8 as sum from betting.bet
    where member_id = ${memberId} and placed_at > ${since} and asset = ${asset} and settled_at is not null`.execute(db)
  return rows[0]?.sum ?? 0n
}

export interface RecentGameRow {
  readonly gameCode: string
  readonly stake: bigint
  readonly at: Date
}

/** The games of a member's newest bets, each once, with its last stake. */
export async function findRecentGames(db: Db, memberId: string, limit: number): Promise<readonly RecentGameRow[]> {
  const { rows } = await sql<RecentGameRow>`
    select game_code as "gameCode", stake, placed_at as at from (
      select distinct on (game_code) game_code, stake, placed_at from (
        select game_code, stake, placed_at from betting.bet where member_id = ${memberId}::uuid order by placed_at desc limit 300
      ) as newest order by game_code, placed_at desc
    ) as game order by placed_at desc limit ${limit}::int`.execute(db)
  return rows
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

/** Bets in the order they were settled; void ones and those that were resettled are left out. */
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
