import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** What a member could not give back of a bet whose payout was taken back. */
export interface Shortfall {
  /** Also of the transfer by which the house stood in. */
  readonly id: string
  readonly betId: string
  readonly roundId: string
  readonly brandId: number
  readonly memberId: string
  readonly asset: string
  readonly gameCode: string
  readonly amount: bigint
  readonly collected: bigint
  readonly writtenOff: bigint
  /** Not due any more, because the bet pays again. */
  readonly reversed: bigint
  readonly state: 'open' | 'collected' | 'written_off' | 'reversed'
}

/** One of them with its times. */
export interface ShortfallRow extends Shortfall {
  readonly at: Date
  readonly endedAt: Date | null
}

/** The columns of a shortfall. */
export const SHORTFALL =
  sql.raw(`id, bet_id as "betId", round_id as "roundId", brand_id as "brandId", member_id as "memberId", asset,
  game_code as "gameCode", amount, collected, written_off as "writtenOff", reversed, state`)

/** What is still owed of these bets and of the bets of these rounds, or was written off, the oldest first. */
export async function findReversible(
  tx: Tx,
  betIds: readonly string[],
  roundIds: readonly string[],
): Promise<readonly Shortfall[]> {
  const { rows } = await sql<Shortfall>`
    select ${SHORTFALL} from betting.shortfall
    where (state = 'open' or written_off > 0) and (bet_id = any(${arrayOf(betIds)}::uuid[]) or round_id = any(${arrayOf(roundIds)}::uuid[]))
    order by at, id`.execute(tx)
  return rows
}

/** One of them as it stands. */
export async function findShortfall(db: Db, id: string): Promise<ShortfallRow | undefined> {
  const { rows } = await sql<ShortfallRow>`
    select ${SHORTFALL}, at, ended_at as "endedAt" from betting.shortfall where id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Write shortfalls as they stand now, new ones too. */
export const saveShortfalls = (tx: Tx, rows: readonly Shortfall[], now: Date) =>
  sql`
  insert into betting.shortfall as old
    (id, bet_id, round_id, brand_id, member_id, asset, game_code, amount, collected, written_off, reversed, state, at, ended_at)
  select id, bet_id, round_id, brand_id, member_id, asset, game_code, amount, collected, written_off, reversed, state,
         ${now}::timestamptz, case when state <> 'open' then ${now}::timestamptz end
  from unnest(
    ${arrayOf(rows.map((one) => one.id))}::uuid[], ${arrayOf(rows.map((one) => one.betId))}::uuid[],
    ${arrayOf(rows.map((one) => one.roundId))}::uuid[], ${arrayOf(rows.map((one) => one.brandId))}::int[],
    ${arrayOf(rows.map((one) => one.memberId))}::uuid[], ${tokens(rows.map((one) => one.asset))}::text[],
    ${tokens(rows.map((one) => one.gameCode))}::text[], ${arrayOf(rows.map((one) => one.amount))}::int8[],
    ${arrayOf(rows.map((one) => one.collected))}::int8[], ${arrayOf(rows.map((one) => one.writtenOff))}::int8[],
    ${arrayOf(rows.map((one) => one.reversed))}::int8[], ${tokens(rows.map((one) => one.state))}::text[])
    as now (id, bet_id, round_id, brand_id, member_id, asset, game_code, amount, collected, written_off, reversed, state)
  on conflict (id) do update
  set collected = excluded.collected, written_off = excluded.written_off, reversed = excluded.reversed, state = excluded.state,
      ended_at = case when old.state = 'open' then excluded.ended_at else old.ended_at end
  where old.state = 'open' or excluded.written_off < old.written_off`.execute(tx)

/** What is owed of these bets; bets of which nothing is are left out. */
export async function findOwed(db: Db, betIds: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ betId: string; owed: bigint }>`
    select bet_id as "betId", sum(owed)::int8 as owed from betting.shortfall
    where bet_id = any(${arrayOf(betIds)}::uuid[]) and state = 'open' group by bet_id`.execute(db)
  return new Map(rows.map(({ betId, owed }) => [betId, owed]))
}

/** What is owed in all, of one brand in one asset. */
export interface OwedSum {
  readonly brandId: number
  readonly asset: string
  readonly owed: bigint
}

/** What is owed to each brand. */
export async function sumOwed(db: Db): Promise<readonly OwedSum[]> {
  const { rows } = await sql<OwedSum>`
    select brand_id as "brandId", asset, sum(owed)::int8 as owed from betting.shortfall
    where state = 'open' group by brand_id, asset order by brand_id, asset`.execute(db)
  return rows
}
