import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Play, Span } from '../brand-play/store.ts'

export interface OpenBetRow {
  readonly id: string
  readonly roundId: string
  readonly memberId: string
  readonly brandId: number
  readonly asset: string
  readonly gameCode: string
  readonly stake: bigint
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Bets of every brand that wait for their outcome or to be accepted, after one of them, in the order of their rounds and members: each
 * part begins in the index where the one before ended. They are those of the rounds that are not over, and those of others whose
 * settlement failed.
 */
export async function findOpen(
  tx: Tx,
  after: Pick<OpenBetRow, 'id' | 'roundId' | 'memberId'> | null,
  limit: number,
): Promise<readonly OpenBetRow[]> {
  const { id, roundId, memberId } = after ?? { id: NO_ID, roundId: NO_ID, memberId: NO_ID }
  // How many bets a round has is guessed far too low where it has many, and then all of them are sorted for each part.
  await sql`set local enable_sort = off`.execute(tx)
  const { rows } = await sql<OpenBetRow>`
    select bet.* from (
      select id, true as open from betting.round where status in ('open', 'interrupted') and id >= ${roundId}::uuid
      union all
      select distinct round.id, false
      from betting.failed_settlement as failed join betting.round on round.id = failed.round_id
      where state = 'waiting' and round.status not in ('open', 'interrupted') and round.id >= ${roundId}::uuid
      order by id
    ) as round
    cross join lateral (
      select bet.id, round_id as "roundId", member_id as "memberId", brand_id as "brandId", asset, game_code as "gameCode", stake
      from betting.bet
      where round_id = round.id and member_id >= case when round.id = ${roundId}::uuid then ${memberId}::uuid else ${NO_ID}::uuid end
        and (round.id > ${roundId}::uuid or (member_id, bet.id) > (${memberId}::uuid, ${id}::uuid))
        and status in ('pending', 'open')
        and (round.open or exists (select from betting.failed_settlement as failed where bet_id = bet.id and state = 'waiting'))
      order by round_id, member_id, bet.id
    ) as bet
    limit ${limit}::int`.execute(tx)
  await sql`set local enable_sort = on`.execute(tx)
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

export interface GamePlays {
  /** The beginning of the hour. */
  readonly hour: Date
  readonly gameCode: string
  readonly bets: number
}

/** How many bets were settled on each game in each hour that ended in a span, whatever they were placed in. */
export async function countByGame(
  db: Db,
  { brandId, from, to }: Pick<Play, 'brandId'> & Span,
): Promise<readonly GamePlays[]> {
  const { rows } = await sql<GamePlays>`
    select date_trunc('hour', at, 'UTC') as hour, game_code as "gameCode", sum(bets)::int as bets
    from (
      select hour as at, game_code, bets from betting.figure_total join betting.figure_game on id = game_id
      where brand_id = ${brandId} and hour > ${from}::timestamptz - interval '1 hour' and hour <= ${to}::timestamptz - interval '1 hour'
      union all
      select at, game_code, bets from betting.uncounted where brand_id = ${brandId} and at >= ${from} and at < ${to}
    ) as play
    group by 1, 2 having sum(bets) > 0`.execute(db)
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
  /** The last bet that is not among them, by when it was settled. */
  readonly after: Date
  readonly afterBet: string
  readonly before: Date
}

const settledIn = ({ brandId, asset, category, after, afterBet, before }: SettledSpan) => sql`
  betting.bet
  where settled_at >= ${after} and settled_at < ${before} and (settled_at, id) > (${after}::timestamptz, ${afterBet}::uuid)
    and brand_id = ${brandId} and asset = ${asset} and valid_turnover > 0
    and (${category}::text is null or category = ${category}::text)
    and not exists (select from betting.adjustment where bet_id = bet.id)`

/** What was staked on the bets that were settled; void ones and those that were resettled are left out. */
export async function sumSettled(db: Db, span: SettledSpan): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(stake), 0)::int8 as sum from ${settledIn(span)}`.execute(db)
  return rows[0]?.sum ?? 0n
}

export interface SettledRow {
  readonly betId: string
  readonly roundId: string
  readonly memberId: string
  readonly settledAt: Date
  /** What was staked on it and those before it. */
  readonly staked: bigint
}

/** The first of the bets, in the order they were settled, with which so much has been staked. */
export async function findReaching(db: Db, span: SettledSpan, staked: bigint): Promise<SettledRow | undefined> {
  const { rows } = await sql<SettledRow>`
    select * from (
      select id as "betId", round_id as "roundId", member_id as "memberId", settled_at as "settledAt",
             (sum(stake) over (order by settled_at, id rows unbounded preceding))::int8 as staked
      from ${settledIn(span)}
    ) as settled
    where staked >= ${staked}::int8 order by "settledAt", "betId" limit 1`.execute(db)
  return rows[0]
}
