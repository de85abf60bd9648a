import type { BetSelection, BetStatus } from '@croupier/contract/betting.ts'
import type { Category } from '@croupier/contract/field.ts'
import { sql } from 'kysely'
import { arrayOf, jsons, moments, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { NamedThing } from '#kernel/translated-name.ts'
import type { Period } from '#kernel/period.ts'
import type { Tally } from './rules.ts'

export interface BetRow {
  readonly id: string
  readonly roundId: string
  readonly brandId: number
  readonly memberId: string
  readonly category: Category
  readonly vendor: string
  readonly gameCode: string
  readonly asset: string
  readonly stake: bigint
  /** All that the bet paid; `jackpot` is the part of it that came from a pot. */
  readonly payout: bigint
  readonly jackpot: bigint
  readonly validTurnover: bigint
  readonly status: BetStatus
  readonly content: string
  /** What was bet on, at a table. */
  readonly selection?: BetSelection | null
  readonly balanceBefore: bigint
  readonly balanceAfter: bigint
  readonly placedAt: Date
  readonly settledAt: Date | null
}

export interface RoundRow {
  readonly id: string
  readonly brandId: number
  readonly category: Category
  readonly vendor: string
  readonly gameCode: string
  readonly asset: string
  readonly status: 'open' | 'closed' | 'interrupted' | 'void'
  readonly startedAt: Date
  readonly closedAt: Date | null
  readonly choices: unknown
  /** Of a game that goes on step by step. */
  readonly steps?: unknown
  readonly events: unknown
  readonly rules: unknown
  readonly proof: unknown
  readonly seedId: string | null
  /** What a vendor sent with its end. */
  readonly recall?: unknown
}

/** The columns of a bet. */
export const BET = sql`
  id, round_id as "roundId", brand_id as "brandId", member_id as "memberId", category, vendor, game_code as "gameCode", asset,
  stake, payout, jackpot, valid_turnover as "validTurnover", status, content, selection, balance_before as "balanceBefore",
  balance_after as "balanceAfter", placed_at as "placedAt", settled_at as "settledAt"`
const ROUND = sql`id, brand_id as "brandId", category, vendor, game_code as "gameCode", asset, status, started_at as "startedAt",
  closed_at as "closedAt", choices, steps, events, rules, proof, seed_id as "seedId", recall`

/** Bets by id: has this been asked before? */
export async function findBets(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, BetRow>> {
  const { rows } = await sql<BetRow>`select ${BET} from betting.bet where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Rounds by id. */
export async function findRounds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RoundRow>> {
  const { rows } =
    await sql<RoundRow>`select ${ROUND} from betting.round where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The bets of one round, in the order they were placed. */
export async function findBetsOfRound(db: Db, roundId: string): Promise<readonly BetRow[]> {
  const { rows } =
    await sql<BetRow>`select ${BET} from betting.bet where round_id = ${roundId} order by placed_at, id`.execute(db)
  return rows
}

/** Cancels that came before their bets. */
export async function findTombstones(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    id: string
  }>`select id from betting.tombstone where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Set(rows.map((row) => row.id))
}

export const insertTombstones = (tx: Tx, ids: readonly string[], now: Date) =>
  sql`
  insert into betting.tombstone (id, at) select id, ${now}::timestamptz from unnest(${arrayOf(ids)}::uuid[]) as id
  on conflict do nothing`.execute(tx)

interface TallyRow {
  readonly memberId: string
  readonly asset: string
  readonly dayFrom: Date
  readonly weekFrom: Date
  readonly monthFrom: Date
  readonly dayStaked: bigint
  readonly weekStaked: bigint
  readonly monthStaked: bigint
  readonly dayLost: bigint
  readonly weekLost: bigint
  readonly monthLost: bigint
}

const tallyFrom = (row: TallyRow): Tally => ({
  memberId: row.memberId,
  asset: row.asset,
  counts: {
    day: { from: row.dayFrom, staked: row.dayStaked, lost: row.dayLost },
    week: { from: row.weekFrom, staked: row.weekStaked, lost: row.weekLost },
    month: { from: row.monthFrom, staked: row.monthStaked, lost: row.monthLost },
  },
})

/** What members with limits have staked and lost. Their accounts are locked, so nobody else counts meanwhile. */
export async function findTallies(db: Db, memberIds: readonly string[]): Promise<readonly Tally[]> {
  const { rows } = await sql<TallyRow>`
    select member_id as "memberId", asset, day_from as "dayFrom", week_from as "weekFrom", month_from as "monthFrom",
           day_staked as "dayStaked", week_staked as "weekStaked", month_staked as "monthStaked", day_lost as "dayLost",
           week_lost as "weekLost", month_lost as "monthLost"
    from betting.tally where member_id = any(${arrayOf(memberIds)}::uuid[])`.execute(db)
  return rows.map(tallyFrom)
}

export interface TallyFrom {
  readonly memberId: string
  readonly asset: string
  readonly day: Date
  readonly week: Date
  readonly month: Date
}

/** The tally from the bets themselves: at the first bet with limits, and when a period begins. */
export async function sumTally(db: Db, { memberId, asset, day, week, month }: TallyFrom): Promise<Tally> {
  const since = (from: Date) => sql`placed_at >= ${from}`
  const staked = (from: Date) => sql`coalesce(sum(stake) filter (where ${since(from)} and status <> 'void'), 0)::int8`
  const lost = (from: Date) => sql`coalesce(sum(stake - payout) filter (where ${since(from)}), 0)::int8`
  const { rows } = await sql<Omit<TallyRow, 'memberId' | 'asset' | 'dayFrom' | 'weekFrom' | 'monthFrom'>>`
    select ${staked(day)} as "dayStaked", ${staked(week)} as "weekStaked", ${staked(month)} as "monthStaked",
           ${lost(day)} as "dayLost", ${lost(week)} as "weekLost", ${lost(month)} as "monthLost"
    from betting.bet
    where member_id = ${memberId} and asset = ${asset} and placed_at >= least(${week}::timestamptz, ${month}::timestamptz)`.execute(
    db,
  )
  if (!rows[0]) throw new Error('a sum has one row')
  return tallyFrom({ ...rows[0], memberId, asset, dayFrom: day, weekFrom: week, monthFrom: month })
}

/** What a member staked and got back on the bets placed since a moment; what was cancelled is neither. */
export async function sumSince(db: Db, memberId: string, since: Date) {
  const { rows } = await sql<{ staked: bigint; won: bigint }>`
    select coalesce(sum(stake), 0)::int8 as staked, coalesce(sum(payout), 0)::int8 as won
    from betting.bet where member_id = ${memberId} and placed_at >= ${since} and status <> 'void'`.execute(db)
  return rows[0] ?? { staked: 0n, won: 0n }
}

export const saveTallies = (tx: Tx, tallies: readonly Tally[]) => {
  const counts = (period: Period) => tallies.map((one) => one.counts[period])
  const froms = (period: Period) => moments(counts(period).map((one) => one.from))
  const staked = (period: Period) => arrayOf(counts(period).map((one) => one.staked))
  const lost = (period: Period) => arrayOf(counts(period).map((one) => one.lost))
  return sql`
    insert into betting.tally (member_id, asset, day_from, week_from, month_from, day_staked, week_staked, month_staked,
                               day_lost, week_lost, month_lost)
    select * from unnest(
      ${arrayOf(tallies.map((one) => one.memberId))}::uuid[], ${tokens(tallies.map((one) => one.asset))}::text[],
      ${froms('day')}::timestamptz[], ${froms('week')}::timestamptz[], ${froms('month')}::timestamptz[],
      ${staked('day')}::int8[], ${staked('week')}::int8[], ${staked('month')}::int8[],
      ${lost('day')}::int8[], ${lost('week')}::int8[], ${lost('month')}::int8[])
    on conflict (member_id, asset) do update
    set day_from = excluded.day_from, week_from = excluded.week_from, month_from = excluded.month_from,
        day_staked = excluded.day_staked, week_staked = excluded.week_staked, month_staked = excluded.month_staked,
        day_lost = excluded.day_lost, week_lost = excluded.week_lost, month_lost = excluded.month_lost`.execute(tx)
}

/** Write new rounds and new bets, as they stand at the end of the transaction. */
export const insertRoundsAndBets = (tx: Tx, rounds: readonly RoundRow[], bets: readonly BetRow[]) =>
  sql`
  with played as (
    insert into betting.round
      (id, brand_id, category, vendor, game_code, asset, status, started_at, closed_at, choices, events, rules, proof, seed_id)
    select * from unnest(
      ${arrayOf(rounds.map((one) => one.id))}::uuid[], ${arrayOf(rounds.map((one) => one.brandId))}::int[],
      ${tokens(rounds.map((one) => one.category))}::text[], ${tokens(rounds.map((one) => one.vendor))}::text[],
      ${tokens(rounds.map((one) => one.gameCode))}::text[], ${tokens(rounds.map((one) => one.asset))}::text[],
      ${tokens(rounds.map((one) => one.status))}::text[], ${moments(rounds.map((one) => one.startedAt))}::timestamptz[],
      ${moments(rounds.map((one) => one.closedAt))}::timestamptz[], ${jsons(rounds.map((one) => one.choices))}::json[],
      ${jsons(rounds.map((one) => one.events))}::json[], ${jsons(rounds.map((one) => one.rules))}::json[],
      ${jsons(rounds.map((one) => one.proof))}::json[], ${arrayOf(rounds.map((one) => one.seedId))}::uuid[])
    -- A shared round is there since its first bet.
    on conflict (id) do nothing
  )
  insert into betting.bet (id, round_id, brand_id, member_id, category, vendor, game_code, asset, stake, payout, jackpot, valid_turnover,
                           status, content, selection, balance_before, balance_after, placed_at, settled_at)
  select * from unnest(
    ${arrayOf(bets.map((one) => one.id))}::uuid[], ${arrayOf(bets.map((one) => one.roundId))}::uuid[],
    ${arrayOf(bets.map((one) => one.brandId))}::int[], ${arrayOf(bets.map((one) => one.memberId))}::uuid[],
    ${tokens(bets.map((one) => one.category))}::text[], ${tokens(bets.map((one) => one.vendor))}::text[],
    ${tokens(bets.map((one) => one.gameCode))}::text[], ${tokens(bets.map((one) => one.asset))}::text[],
    ${arrayOf(bets.map((one) => one.stake))}::int8[], ${arrayOf(bets.map((one) => one.payout))}::int8[],
    ${arrayOf(bets.map((one) => one.jackpot))}::int8[], ${arrayOf(bets.map((one) => one.validTurnover))}::int8[],
    ${tokens(bets.map((one) => one.status))}::text[], ${texts(bets.map((one) => one.content))}::text[],
    ${jsons(bets.map((one) => one.selection ?? null))}::json[],
    ${arrayOf(bets.map((one) => one.balanceBefore))}::int8[], ${arrayOf(bets.map((one) => one.balanceAfter))}::int8[],
    ${moments(bets.map((one) => one.placedAt))}::timestamptz[], ${moments(bets.map((one) => one.settledAt))}::timestamptz[])`.execute(
    tx,
  )

/** Bring bets that were placed earlier to how they stand now. */
export const updateBets = (tx: Tx, bets: readonly BetRow[]) =>
  sql`
  update betting.bet set payout = after.payout, jackpot = after.jackpot, valid_turnover = after.valid_turnover,
         status = after.status, balance_after = after.balance_after, settled_at = after.settled_at
  from unnest(${arrayOf(bets.map((one) => one.id))}::uuid[], ${arrayOf(bets.map((one) => one.payout))}::int8[],
              ${arrayOf(bets.map((one) => one.jackpot))}::int8[], ${arrayOf(bets.map((one) => one.validTurnover))}::int8[],
              ${tokens(bets.map((one) => one.status))}::text[], ${arrayOf(bets.map((one) => one.balanceAfter))}::int8[],
              ${moments(bets.map((one) => one.settledAt))}::timestamptz[])
    as after (id, payout, jackpot, valid_turnover, status, balance_after, settled_at)
  where betting.bet.id = after.id`.execute(tx)

/** Close rounds that are open; those that are not stay as they are. */
export const closeRounds = (tx: Tx, ids: readonly string[], status: 'closed' | 'void', now: Date) =>
  sql`update betting.round set status = ${status}, closed_at = ${now} where id = any(${arrayOf(ids)}::uuid[]) and status = 'open'`.execute(
    tx,
  )

export interface AdjustmentRow {
  readonly id: string
  readonly betId: string
  readonly payoutBefore: bigint
  readonly payoutAfter: bigint
  readonly statusBefore: BetStatus
  readonly statusAfter: BetStatus
  readonly reason: string
}

export async function findAdjustments(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, AdjustmentRow>> {
  const { rows } = await sql<AdjustmentRow>`
    select id, bet_id as "betId", payout_before as "payoutBefore", payout_after as "payoutAfter", status_before as "statusBefore",
           status_after as "statusAfter", reason
    from betting.adjustment where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertAdjustments = (tx: Tx, rows: readonly AdjustmentRow[], now: Date) =>
  sql`
  insert into betting.adjustment (id, bet_id, payout_before, payout_after, status_before, status_after, reason, at)
  select *, ${now}::timestamptz from unnest(
    ${arrayOf(rows.map((one) => one.id))}::uuid[], ${arrayOf(rows.map((one) => one.betId))}::uuid[],
    ${arrayOf(rows.map((one) => one.payoutBefore))}::int8[], ${arrayOf(rows.map((one) => one.payoutAfter))}::int8[],
    ${tokens(rows.map((one) => one.statusBefore))}::text[], ${tokens(rows.map((one) => one.statusAfter))}::text[],
    ${texts(rows.map((one) => one.reason))}::text[])`.execute(tx)

export interface GameName extends NamedThing {
  readonly vendor: string
  readonly gameCode: string
  readonly vendorName: string
}

export const upsertGames = (tx: Tx, games: readonly GameName[]) =>
  sql`
  insert into betting.game (vendor, game_code, name, names, vendor_name)
  select * from unnest(${tokens(games.map((one) => one.vendor))}::text[], ${tokens(games.map((one) => one.gameCode))}::text[],
                       ${texts(games.map((one) => one.name))}::text[], ${jsons(games.map((one) => one.names))}::jsonb[],
                       ${texts(games.map((one) => one.vendorName))}::text[])
  on conflict (vendor, game_code) do update set name = excluded.name, names = excluded.names, vendor_name = excluded.vendor_name`.execute(
    tx,
  )

export interface Reveal {
  readonly seedId: string
  readonly serverSeed: string
  readonly revealedAt: Date
}

export const insertReveal = (tx: Tx, { seedId, serverSeed, revealedAt }: Reveal) =>
  sql`insert into betting.reveal (seed_id, server_seed, revealed_at) values (${seedId}, ${serverSeed}, ${revealedAt})`.execute(
    tx,
  )

/** The revealed seeds among these. */
export async function findReveals(db: Db, seedIds: readonly string[]): Promise<ReadonlyMap<string, Reveal>> {
  const { rows } = await sql<Reveal>`
    select seed_id as "seedId", server_seed as "serverSeed", revealed_at as "revealedAt"
    from betting.reveal where seed_id = any(${arrayOf(seedIds)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.seedId, row]))
}

/** Valid turnover of a member's bets that were placed after a moment and are settled. */
export async function sumTurnover(db: Db, memberId: string, asset: string, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(valid_turnover), 0)::int8 as sum from betting.bet
    where member_id = ${memberId} and placed_at > ${since} and asset = ${asset} and settled_at is not null`.execute(db)
  return rows[0]?.sum ?? 0n
}
