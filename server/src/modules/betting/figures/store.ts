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

/** What was staked and won by hour and category. */
export async function sumPlay(db: Db, { brandId, asset, from, to }: Span): Promise<readonly PlayRow[]> {
  const { rows } = await sql<PlayRow>`
    select date_bin('1 hour', settled_at, ${from}::timestamptz) as at, category, count(*)::int as bets,
           sum(stake)::int8 as stakes, sum(payout)::int8 as payouts
    from betting.bet
    where settled_at >= ${from} and settled_at < ${to} and brand_id = ${brandId} and asset = ${asset}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** How many members had a bet settled. */
export async function countPlayers(db: Db, { brandId, asset, from, to }: Span): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(distinct member_id)::int as many from betting.bet
    where settled_at >= ${from} and settled_at < ${to} and brand_id = ${brandId} and asset = ${asset}`.execute(db)
  return rows[0]?.many ?? 0
}

export interface OpenBetRow {
  readonly id: string
  readonly brandId: number
  readonly asset: string
  readonly gameCode: string
  readonly stake: bigint
}

/** Bets of every brand that wait for their outcome, in the order of their ids, after one of them. */
export async function findOpen(db: Db, after: string | null, limit: number): Promise<readonly OpenBetRow[]> {
  const { rows } = await sql<OpenBetRow>`
    select id, brand_id as "brandId", asset, game_code as "gameCode", stake from betting.bet
    where settled_at is null and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${limit}`.execute(db)
  return rows
}

export interface StrangeBrandRow {
  readonly brandId: number
  readonly bets: number
}

/** Bets placed since a moment that are of none of these brands, or whose round is another brand's. */
export async function findStrangeBrands(
  db: Db,
  brandIds: readonly number[],
  since: Date,
): Promise<readonly StrangeBrandRow[]> {
  const { rows } = await sql<StrangeBrandRow>`
    select bet.brand_id as "brandId", count(*)::int as bets
    from betting.bet join betting.round on round.id = round_id
    where placed_at >= ${since} and (bet.brand_id <> round.brand_id or bet.brand_id <> all(${arrayOf(brandIds)}::int[]))
    group by bet.brand_id order by bet.brand_id`.execute(db)
  return rows
}

export interface OpenRow {
  readonly count: number
  readonly held: bigint
}

/** Bets that wait for their outcome, and what was staked on them. */
export async function sumOpen(db: Db, brandId: number, asset: string): Promise<OpenRow> {
  const { rows } = await sql<OpenRow>`
    select count(*)::int as count, coalesce(sum(stake), 0)::int8 as held from betting.bet
    where brand_id = ${brandId} and asset = ${asset} and settled_at is null`.execute(db)
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
