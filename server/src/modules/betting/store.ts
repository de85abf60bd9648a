import type { BetStatus } from '@croupier/contract/betting.ts'
import { sql } from 'kysely'
import { arrayOf, moments, tokens } from '#kernel/array.ts'
import { int4s, int8s, jsons, jsonTexts, texts, timestamps, uuids } from '#kernel/binary-array.ts'
import { type Db, ConcurrentChangeError, type Tx } from '#kernel/database.ts'
import type { Adjustment, Bet, Round } from './betting.ts'
import { ContentBook, withContents } from './contents/contents.ts'

/** The columns of a bet. */
export const BET = sql`
  id, round_id as "roundId", brand_id as "brandId", member_id as "memberId", category, vendor, game_code as "gameCode", asset,
  stake, payout, jackpot, valid_turnover as "validTurnover", status, content, selection, balance_before as "balanceBefore",
  balance_after as "balanceAfter", placed_at as "placedAt", settled_at as "settledAt", coalesce(cashed_stake, 0)::int8 as "cashedStake",
  coalesce(cashed_paid, 0)::int8 as "cashedPaid", coalesce(cashed_turnover, 0)::int8 as "cashedTurnover", changed_at as "changedAt",
  reopened_by as "reopenedBy"`
const ROUND = sql`id, brand_id as "brandId", category, vendor, game_code as "gameCode", asset, status, started_at as "startedAt",
  closed_at as "closedAt", choices, steps, events, rules, proof, seed_id as "seedId", recall`

/** Bets by id: has this been asked before? What was bet on at length is named. */
export async function findBets(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Bet>> {
  const { rows } = await sql<Bet>`select ${BET} from betting.bet where id = any(${uuids(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Rounds by id. */
export async function findRounds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Round>> {
  const { rows } = await sql<Round>`select ${ROUND} from betting.round where id = any(${arrayOf(ids)}::uuid[])`.execute(
    db,
  )
  return new Map((await withContents(db, rows, 'choices')).map((row) => [row.id, row]))
}

/** The bets of one round, in the order they were placed; of this member alone where one is named, found by the index of both. */
export async function findBetsOfRound(db: Db, roundId: string, memberId?: string): Promise<readonly Bet[]> {
  const { rows } = await sql<Bet>`
    select ${BET} from betting.bet
    where round_id = ${roundId} and ${memberId === undefined ? sql`true` : sql`member_id = ${memberId}::uuid`}`.execute(
    db,
  )
  const whole = await withContents(db, rows, 'selection')
  // Sorted here: in SQL the order alone would lead to the index of all the member's bets.
  return whole.toSorted((one, other) => +one.placedAt - +other.placedAt || (one.id < other.id ? -1 : 1))
}

/** Whose bets these are, which never changes. */
export async function findOwners(db: Db, ids: readonly string[]) {
  const { rows } = await sql<Pick<Bet, 'id' | 'memberId' | 'asset'>>`
    select id, member_id as "memberId", asset from betting.bet where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return rows
}

/** Cancels that came before their bets. */
export async function findCancellations(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    id: string
  }>`select id from betting.cancellation where id = any(${uuids(ids)}::uuid[])`.execute(db)
  return new Set(rows.map((row) => row.id))
}

export const insertCancellations = (tx: Tx, ids: readonly string[], now: Date) =>
  sql`
  insert into betting.cancellation (id, at) select id, ${now}::timestamptz from unnest(${arrayOf(ids)}::uuid[]) as id
  on conflict do nothing`.execute(tx)

/** Write new rounds and new bets, as they stand at the end of the transaction. */
export async function insertRoundsAndBets(tx: Tx, rounds: readonly Round[], bets: readonly Bet[]): Promise<void> {
  const book = new ContentBook()
  const kept = {
    choices: rounds.map(({ choices }) => book.json(choices)),
    contents: bets.map(({ content }) => book.text(content)),
    selections: bets.map(({ selection }) => book.json(selection ?? null)),
  }
  // Sent at once: what changes these rounds in the same transaction is sent behind them.
  await Promise.all([insertRows(tx, { rounds, bets, kept }), book.write(tx)])
}

interface NewRows {
  readonly rounds: readonly Round[]
  readonly bets: readonly Bet[]
  /** What they say, or the names of it. */
  readonly kept: {
    readonly choices: readonly (string | null)[]
    readonly contents: readonly string[]
    readonly selections: readonly (string | null)[]
  }
}

const insertRows = (tx: Tx, { rounds, bets, kept }: NewRows) =>
  sql`
  with played as (
    insert into betting.round
      (id, brand_id, category, vendor, game_code, asset, status, started_at, closed_at, choices, events, rules, proof, seed_id)
    select * from unnest(
      ${uuids(rounds.map((one) => one.id))}::uuid[], ${int4s(rounds.map((one) => one.brandId))}::int[],
      ${texts(rounds.map((one) => one.category))}::text[], ${texts(rounds.map((one) => one.vendor))}::text[],
      ${texts(rounds.map((one) => one.gameCode))}::text[], ${texts(rounds.map((one) => one.asset))}::text[],
      ${texts(rounds.map((one) => one.status))}::text[], ${timestamps(rounds.map((one) => one.startedAt))}::timestamptz[],
      ${timestamps(rounds.map((one) => one.closedAt))}::timestamptz[], ${jsonTexts(kept.choices)}::json[],
      ${jsons(rounds.map((one) => one.events))}::json[], ${jsons(rounds.map((one) => one.rules))}::json[],
      ${jsons(rounds.map((one) => one.proof))}::json[], ${uuids(rounds.map((one) => one.seedId))}::uuid[])
    -- A shared round is there since its first bet.
    on conflict (id) do nothing
  )
  insert into betting.bet (id, round_id, brand_id, member_id, category, vendor, game_code, asset, stake, payout, jackpot, valid_turnover,
                           status, content, selection, balance_before, balance_after, placed_at, settled_at)
  select * from unnest(
    ${uuids(bets.map((one) => one.id))}::uuid[], ${uuids(bets.map((one) => one.roundId))}::uuid[],
    ${int4s(bets.map((one) => one.brandId))}::int[], ${uuids(bets.map((one) => one.memberId))}::uuid[],
    ${texts(bets.map((one) => one.category))}::text[], ${texts(bets.map((one) => one.vendor))}::text[],
    ${texts(bets.map((one) => one.gameCode))}::text[], ${texts(bets.map((one) => one.asset))}::text[],
    ${int8s(bets.map((one) => one.stake))}::int8[], ${int8s(bets.map((one) => one.payout))}::int8[],
    ${int8s(bets.map((one) => one.jackpot))}::int8[], ${int8s(bets.map((one) => one.validTurnover))}::int8[],
    ${texts(bets.map((one) => one.status))}::text[], ${texts(kept.contents)}::text[],
    ${jsonTexts(kept.selections)}::json[],
    ${int8s(bets.map((one) => one.balanceBefore))}::int8[], ${int8s(bets.map((one) => one.balanceAfter))}::int8[],
    ${timestamps(bets.map((one) => one.placedAt))}::timestamptz[], ${timestamps(bets.map((one) => one.settledAt))}::timestamptz[])`.execute(
    tx,
  )

/**
 * Bring bets that were placed earlier to how they stand now. One that does not stand any more as it was read has been lost meanwhile,
 * which needs no lock of its member's account.
 */
export async function updateBets(
  tx: Tx,
  bets: readonly Bet[],
  before: ReadonlyMap<string, Pick<Bet, 'status'>>,
): Promise<void> {
  const was = bets.map(({ id, status }) => before.get(id)?.status ?? status)
  const { numAffectedRows } = await sql`
  update betting.bet set payout = after.payout, jackpot = after.jackpot, valid_turnover = after.valid_turnover,
         status = after.status, balance_after = after.balance_after, settled_at = after.settled_at,
         cashed_stake = nullif(after.cashed_stake, 0), cashed_paid = case when after.cashed_stake > 0 then after.cashed_paid end,
         cashed_turnover = case when after.cashed_stake > 0 then after.cashed_turnover end,
         changed_at = after.changed_at, reopened_by = after.reopened_by
  from unnest(${arrayOf(bets.map((one) => one.id))}::uuid[], ${arrayOf(bets.map((one) => one.payout))}::int8[],
              ${arrayOf(bets.map((one) => one.jackpot))}::int8[], ${arrayOf(bets.map((one) => one.validTurnover))}::int8[],
              ${tokens(bets.map((one) => one.status))}::text[], ${arrayOf(bets.map((one) => one.balanceAfter))}::int8[],
              ${moments(bets.map((one) => one.settledAt))}::timestamptz[], ${arrayOf(bets.map((one) => one.cashedStake))}::int8[],
              ${arrayOf(bets.map((one) => one.cashedPaid))}::int8[], ${arrayOf(bets.map((one) => one.cashedTurnover))}::int8[],
              ${moments(bets.map((one) => one.changedAt))}::timestamptz[],
              ${arrayOf(bets.map((one) => one.reopenedBy))}::uuid[], ${tokens(was)}::text[])
    as after (id, payout, jackpot, valid_turnover, status, balance_after, settled_at, cashed_stake, cashed_paid, cashed_turnover,
              changed_at, reopened_by, was)
  where betting.bet.id = after.id and betting.bet.status = after.was`.execute(tx)
  if (Number(numAffectedRows) < bets.length) throw new ConcurrentChangeError('a bet was lost meanwhile')
}

/** Close rounds that are not over; how many there were. */
export async function closeRounds(
  tx: Tx,
  ids: readonly string[],
  status: 'closed' | 'void',
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update betting.round set status = ${status}, closed_at = ${now}
    where id = any(${arrayOf(ids)}::uuid[]) and status in ('open', 'interrupted')`.execute(tx)
  return Number(numAffectedRows)
}

/** Those of these rounds that are over in another way. */
export async function findClosedOtherwise(
  tx: Tx,
  ids: readonly string[],
  status: 'closed' | 'void',
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from betting.round where id = any(${arrayOf(ids)}::uuid[]) and status <> ${status}`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface AdjustmentRow {
  readonly id: string
  readonly betId: string
  readonly payoutBefore: bigint
  readonly payoutAfter: bigint
  readonly statusBefore: BetStatus
  readonly statusAfter: BetStatus
  /** What the bet was asked to end with: that of what was left of it, where a part had been cashed out. */
  readonly endPayout: bigint
  readonly endStatus: BetStatus
  readonly reason: string
}

/** The row of an adjustment by which a bet comes to stand otherwise. */
export const adjustmentOf = (
  { id, payout, status, reason }: Pick<Adjustment, 'id' | 'payout' | 'status' | 'reason'>,
  before: Bet,
  after: Bet,
): AdjustmentRow => ({
  id,
  betId: before.id,
  payoutBefore: before.payout,
  payoutAfter: after.payout,
  statusBefore: before.status,
  statusAfter: after.status,
  endPayout: payout,
  endStatus: status,
  reason,
})

export async function findAdjustments(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, AdjustmentRow>> {
  const { rows } = await sql<AdjustmentRow>`
    select id, bet_id as "betId", payout_before as "payoutBefore", payout_after as "payoutAfter", status_before as "statusBefore",
           status_after as "statusAfter", coalesce(end_payout, payout_after) as "endPayout",
           coalesce(end_status, status_after) as "endStatus", reason
    from betting.adjustment where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertAdjustments = (tx: Tx, rows: readonly AdjustmentRow[], now: Date) =>
  sql`
  insert into betting.adjustment (id, bet_id, payout_before, payout_after, status_before, status_after, end_payout, end_status,
                                  reason, at)
  select *, ${now}::timestamptz from unnest(
    ${arrayOf(rows.map((one) => one.id))}::uuid[], ${arrayOf(rows.map((one) => one.betId))}::uuid[],
    ${arrayOf(rows.map((one) => one.payoutBefore))}::int8[], ${arrayOf(rows.map((one) => one.payoutAfter))}::int8[],
    ${tokens(rows.map((one) => one.statusBefore))}::text[], ${tokens(rows.map((one) => one.statusAfter))}::text[],
    ${arrayOf(rows.map((one) => one.endPayout))}::int8[], ${tokens(rows.map((one) => one.endStatus))}::text[],
    ${texts(rows.map((one) => one.reason))}::text[])`.execute(tx)

export interface SeedReveal {
  readonly seedId: string
  readonly serverSeed: string
  readonly revealedAt: Date
}

export const insertReveal = (tx: Tx, { seedId, serverSeed, revealedAt }: SeedReveal) =>
  sql`insert into betting.reveal (seed_id, server_seed, revealed_at) values (${seedId}, ${serverSeed}, ${revealedAt})`.execute(
    tx,
  )

/** The revealed seeds among these. */
export async function findReveals(db: Db, seedIds: readonly string[]): Promise<ReadonlyMap<string, SeedReveal>> {
  const { rows } = await sql<SeedReveal>`
    select seed_id as "seedId", server_seed as "serverSeed", revealed_at as "revealedAt"
    from betting.reveal where seed_id = any(${arrayOf(seedIds)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.seedId, row]))
}
