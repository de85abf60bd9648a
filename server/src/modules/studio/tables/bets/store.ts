import { sql } from 'kysely'
import { arrayOf, jsons, moments, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Totals } from '../store.ts'

export interface BetRow {
  readonly id: string
  readonly clickId: string
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
export const BET = sql`id, click_id as "clickId", round_id as "roundId", brand_id as "brandId", member_id as "memberId", asset, spot,
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
export async function findWaiting(db: Db, roundId: string, atOnce: number): Promise<readonly BetRow[]> {
  // A bound rather than a list of members: the planner, which knows little of a round that is seconds old, can only walk the index.
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.table_bet
    where round_id = ${roundId}::uuid and state = 'placed' and member_id <= coalesce(
      (select member_id from studio.table_bet where round_id = ${roundId}::uuid and state = 'placed'
       order by member_id offset ${atOnce - 1}::int limit 1), 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by member_id, placed_at, id`.execute(db)
  return rows
}

/** Those of these bets that wait for an outcome. */
export async function findPlaced(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from studio.table_bet where id = any(${arrayOf(ids)}::uuid[]) and state = 'placed'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those of these bets that were set aside when the others were settled, held. */
export async function findSettling(tx: Tx, ids: readonly string[]): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.table_bet where id = any(${arrayOf(ids)}::uuid[]) and state = 'settling'
    order by id for update`.execute(tx)
  return rows
}

/** All bets of a round, in order. */
export async function findBetsOfRound(db: Db, roundId: string): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${BET} from studio.table_bet where round_id = ${roundId}::uuid order by member_id, placed_at, id`.execute(db)
  return rows
}

export const insertBets = (tx: Tx, bets: readonly BetRow[]) =>
  sql`
  insert into studio.table_bet (id, click_id, round_id, brand_id, member_id, asset, spot, stake, held, unit, decimals, state, placed_at)
  select * from unnest(
    ${arrayOf(bets.map((one) => one.id))}::uuid[], ${arrayOf(bets.map((one) => one.clickId))}::uuid[],
    ${arrayOf(bets.map((one) => one.roundId))}::uuid[], ${arrayOf(bets.map((one) => one.brandId))}::int[],
    ${arrayOf(bets.map((one) => one.memberId))}::uuid[], ${tokens(bets.map((one) => one.asset))}::text[],
    ${tokens(bets.map((one) => one.spot))}::text[], ${arrayOf(bets.map((one) => one.stake))}::int8[],
    ${arrayOf(bets.map((one) => one.held))}::int8[], ${arrayOf(bets.map((one) => one.unit))}::int8[],
    ${arrayOf(bets.map((one) => one.decimals))}::int[], ${tokens(bets.map((one) => one.state))}::text[],
    ${moments(bets.map((one) => one.placedAt))}::timestamptz[])`.execute(tx)

/** Note how bets were decided; where it is done anew, whatever they were. */
export const decideBets = (tx: Tx, bets: readonly BetRow[]) =>
  sql`
  update studio.table_bet as b set state = after.state, payout = after.payout, decided_at = after.decided_at
  from unnest(${arrayOf(bets.map((one) => one.id))}::uuid[], ${tokens(bets.map((one) => one.state))}::text[],
              ${arrayOf(bets.map((one) => one.payout))}::int8[], ${moments(bets.map((one) => one.decidedAt))}::timestamptz[])
    as after (id, state, payout, decided_at)
  where b.id = after.id`.execute(tx)

export interface ClickRow {
  readonly id: string
  readonly memberId: string
  readonly roundId: string
  readonly content: string
  /** The first answer. */
  readonly reply: unknown
}

export async function findClicks(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ClickRow>> {
  const { rows } = await sql<ClickRow>`
    select id, member_id as "memberId", round_id as "roundId", content, reply from studio.table_click
    where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertClicks = (tx: Tx, clicks: readonly ClickRow[], now: Date) =>
  sql`
  insert into studio.table_click (id, member_id, round_id, content, reply, at)
  select id, member_id, round_id, content, reply, ${now}::timestamptz
  from unnest(${arrayOf(clicks.map((one) => one.id))}::uuid[], ${arrayOf(clicks.map((one) => one.memberId))}::uuid[],
              ${arrayOf(clicks.map((one) => one.roundId))}::uuid[], ${texts(clicks.map((one) => one.content))}::text[],
              ${jsons(clicks.map((one) => one.reply))}::jsonb[]) as click (id, member_id, round_id, content, reply)`.execute(
    tx,
  )

/** What lies on rounds after bets were laid or taken back. Their rows are held. */
export const saveTotals = (
  tx: Tx,
  rounds: readonly { readonly id: string; readonly totals: Totals; readonly people: number }[],
) =>
  sql`
  update studio.table_round as r set totals = after.totals, people = after.people
  from unnest(${arrayOf(rounds.map((one) => one.id))}::uuid[], ${jsons(rounds.map((one) => one.totals))}::jsonb[],
              ${arrayOf(rounds.map((one) => one.people))}::int[]) as after (id, totals, people)
  where r.id = after.id`.execute(tx)

export interface AnswerRow {
  readonly roundId: string
  readonly memberId: string
  readonly kind: string
  readonly seat: number
  readonly place: number
  readonly option: string
}

export async function findAnswers(
  db: Db,
  roundIds: readonly string[],
  memberId?: string,
): Promise<readonly AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select round_id as "roundId", member_id as "memberId", kind, seat, place, option from studio.table_answer
    where round_id = any(${arrayOf(roundIds)}::uuid[]) and (${memberId ?? null}::uuid is null or member_id = ${memberId ?? null}::uuid)
    order by at, place`.execute(db)
  return rows
}

export const insertAnswer = (tx: Tx, { roundId, memberId, kind, seat, place, option }: AnswerRow, now: Date) =>
  sql`
  insert into studio.table_answer (round_id, member_id, kind, seat, place, option, at)
  values (${roundId}, ${memberId}, ${kind}, ${seat}, ${place}, ${option}, ${now})`.execute(tx)

export interface SeatRow {
  readonly tableId: string
  readonly seat: number
  readonly memberId: string
  readonly player: string
  readonly usedAt: Date
}

export async function findSeats(db: Db, tableIds: readonly string[]): Promise<readonly SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select table_id as "tableId", seat, member_id as "memberId", player, used_at as "usedAt" from studio.table_seat
    where table_id = any(${arrayOf(tableIds)}::uuid[]) order by seat`.execute(db)
  return rows
}
