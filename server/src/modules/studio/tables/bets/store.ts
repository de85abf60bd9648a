import { sql } from 'kysely'
import { arrayOf, jsons, moments, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Totals } from '../store.ts'

export interface BetRow {
  readonly id: string
  readonly betSlipId: string
  readonly roundId: string
  readonly brandId: number
  readonly memberId: string
  readonly asset: string
  readonly spot: string
  /** The single stake; `held` is what was taken for it. */
  readonly stake: bigint
  readonly held: bigint
  readonly unit: bigint
  readonly decimals: number
  readonly state: 'placed' | 'settling' | 'undone' | 'won' | 'lost' | 'push' | 'returned'
  readonly payout: bigint
  readonly placedAt: Date
  readonly decidedAt: Date | null
}

/** The columns of a bet. */
export const BET = sql`id, bet_slip_id as "betSlipId", round_id as "roundId", brand_id as "brandId", member_id as "memberId", asset, spot,
  stake, held, unit, decimals, state, payout, placed_at as "placedAt", decided_at as "decidedAt"`

/** All bets of these members on these rounds, in the order they were laid. */
export async function findBetsOf(
  db: Db,
  memberIds: readonly string[],
  roundIds: readonly string[],
): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.table_bet
    where round_id = any(${arrayOf(roundIds)}::uuid[]) and member_id = any(${arrayOf(memberIds)}::uuid[])
    order by placed_at, id`.execute(db)
  return rows
}

/**
 * The next bets of a round that wait for its outcome: so many, and what their members have besides, so that the bets of
 * one member are judged together.
 */
export async function findWaiting(
  db: Db,
  roundId: string,
  after: string | null,
  atOnce: number,
): Promise<readonly BetRow[]> {
  // A bound rather than a list of members: the planner, which knows little of a round that is seconds old, can only walk the index.
  const next = sql`round_id = ${roundId}::uuid and member_id > ${after ?? NO_MEMBER}::uuid and state = 'placed'`
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.table_bet
    where ${next} and member_id <= coalesce(
      (select member_id from studio.table_bet where ${next} order by member_id offset ${atOnce - 1}::int limit 1),
      'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by member_id, placed_at, id`.execute(db)
  return rows
}

const NO_MEMBER = '00000000-0000-0000-0000-000000000000'

/** Those of these bets that wait for an outcome, locked. */
export async function lockPlaced(tx: Tx, ids: readonly string[]): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.table_bet where id = any(${arrayOf(ids)}::uuid[]) and state = 'placed'
    order by id for update`.execute(tx)
  return rows
}

/** Those of these bets that could not be settled with the others, locked. */
export async function findSettling(tx: Tx, ids: readonly string[]): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.table_bet where id = any(${arrayOf(ids)}::uuid[]) and state = 'settling'
    order by id for update`.execute(tx)
  return rows
}

/** Whether bets of a round have been decided already. */
export async function hasDecided(db: Db, roundId: string): Promise<boolean> {
  const { rows } = await sql<{ decided: boolean }>`
    select exists (
      select from studio.table_bet where round_id = ${roundId}::uuid and state not in ('placed', 'settling', 'undone')
    ) as decided`.execute(db)
  return rows[0]?.decided ?? false
}

export const insertBets = (tx: Tx, bets: readonly BetRow[]) =>
  sql`
  insert into studio.table_bet (id, bet_slip_id, round_id, brand_id, member_id, asset, spot, stake, held, unit, decimals, state, placed_at)
  select * from unnest(
    ${arrayOf(bets.map((one) => one.id))}::uuid[], ${arrayOf(bets.map((one) => one.betSlipId))}::uuid[],
    ${arrayOf(bets.map((one) => one.roundId))}::uuid[], ${arrayOf(bets.map((one) => one.brandId))}::int[],
    ${arrayOf(bets.map((one) => one.memberId))}::uuid[], ${tokens(bets.map((one) => one.asset))}::text[],
    ${tokens(bets.map((one) => one.spot))}::text[], ${arrayOf(bets.map((one) => one.stake))}::int8[],
    ${arrayOf(bets.map((one) => one.held))}::int8[], ${arrayOf(bets.map((one) => one.unit))}::int8[],
    ${arrayOf(bets.map((one) => one.decimals))}::int[], ${tokens(bets.map((one) => one.state))}::text[],
    ${moments(bets.map((one) => one.placedAt))}::timestamptz[])`.execute(tx)

/** How a bet ends at its table. */
export interface PlacedEnd extends Pick<BetRow, 'state' | 'payout'> {
  readonly betId: string
}

/** Record how bets end that wait for an outcome. */
export const endPlaced = (tx: Tx, ends: readonly PlacedEnd[], now: Date) =>
  sql`
  update studio.table_bet as b set state = after.state, payout = after.payout, decided_at = ${now}::timestamptz
  from unnest(${arrayOf(ends.map((one) => one.betId))}::uuid[], ${tokens(ends.map((one) => one.state))}::text[],
              ${arrayOf(ends.map((one) => one.payout))}::int8[]) as after (id, state, payout)
  where b.id = after.id and b.state = 'placed'`.execute(tx)

/** Record how bets were decided, whatever state they were in. */
export const decideBets = (tx: Tx, bets: readonly Pick<BetRow, 'id' | 'state' | 'payout' | 'decidedAt'>[]) =>
  sql`
  update studio.table_bet as b set state = after.state, payout = after.payout, decided_at = after.decided_at
  from unnest(${arrayOf(bets.map((one) => one.id))}::uuid[], ${tokens(bets.map((one) => one.state))}::text[],
              ${arrayOf(bets.map((one) => one.payout))}::int8[], ${moments(bets.map((one) => one.decidedAt))}::timestamptz[])
    as after (id, state, payout, decided_at)
  where b.id = after.id`.execute(tx)

/** What lies on rounds after bets were placed or undone. Their rows are locked. */
export const saveTotals = (
  tx: Tx,
  rounds: readonly { readonly id: string; readonly totals: Totals; readonly people: number }[],
) =>
  sql`
  update studio.table_round as r set totals = after.totals, people = after.people
  from unnest(${arrayOf(rounds.map((one) => one.id))}::uuid[], ${jsons(rounds.map((one) => one.totals))}::jsonb[],
              ${arrayOf(rounds.map((one) => one.people))}::int[]) as after (id, totals, people)
  where r.id = after.id`.execute(tx)
