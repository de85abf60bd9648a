import type { VendorCode } from '@croupier/contract/vendor-api.ts'
import { sql } from 'kysely'
import { arrayOf, jsons, moments, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Bet } from '../betting.ts'
import { BET } from '../store.ts'
import { OWN_VENDORS } from './rules.ts'

/** A call that was judged, and what was answered first. */
export interface CallRow {
  readonly id: string
  readonly roundId: string | null
  readonly content: string
  readonly code: VendorCode
  readonly reason: string | null
  readonly balance: bigint
  readonly transferId: string | null
}

/** Calls by id: has this been asked before? */
export async function findCalls(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, CallRow>> {
  const { rows } = await sql<CallRow>`
    select id, round_id as "roundId", content, code, reason, balance, transfer_id as "transferId"
    from betting.vendor_call where id = any(${arrayOf(ids)}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertCalls = (tx: Tx, calls: readonly CallRow[], now: Date) =>
  sql`
  insert into betting.vendor_call (id, round_id, content, code, reason, balance, transfer_id, at)
  select *, ${now}::timestamptz from unnest(
    ${arrayOf(calls.map((one) => one.id))}::uuid[], ${arrayOf(calls.map((one) => one.roundId))}::uuid[],
    ${texts(calls.map((one) => one.content))}::text[], ${tokens(calls.map((one) => one.code))}::text[],
    ${texts(calls.map((one) => one.reason))}::text[], ${arrayOf(calls.map((one) => one.balance))}::int8[],
    ${arrayOf(calls.map((one) => one.transferId))}::uuid[])`.execute(tx)

/** What vendors' calls moved in a round. */
export async function findTransferIds(db: Db, roundId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select transfer_id as id from betting.vendor_call where round_id = ${roundId} and transfer_id is not null`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export interface RoundState {
  readonly id: string
  readonly status: 'open' | 'closed' | 'interrupted' | 'void'
}

/** How rounds stand. Those of a member change behind the lock of the member's account alone. */
export async function findRoundStates(tx: Tx, ids: readonly string[]): Promise<readonly RoundState[]> {
  const { rows } = await sql<RoundState>`
    select id, status from betting.round where id = any(${arrayOf(ids)}::uuid[])`.execute(tx)
  return rows
}

export interface RoundChange extends RoundState {
  readonly closedAt: Date | null
  readonly recall: unknown
}

/** Bring rounds to how they stand now; what was sent to show them again is kept. */
export const updateRounds = (tx: Tx, rounds: readonly RoundChange[]) =>
  sql`
  update betting.round set status = after.status, closed_at = after.closed_at, recall = coalesce(after.recall, betting.round.recall)
  from unnest(${arrayOf(rounds.map((one) => one.id))}::uuid[], ${tokens(rounds.map((one) => one.status))}::text[],
              ${moments(rounds.map((one) => one.closedAt))}::timestamptz[], ${jsons(rounds.map((one) => one.recall ?? null))}::json[])
    as after (id, status, closed_at, recall)
  where betting.round.id = after.id`.execute(tx)

export interface OpenRound {
  readonly roundId: string
  readonly stake: bigint
  readonly startedAt: Date
}

/** A member's rounds of a game that have not ended and have a bet that waits, the oldest first. */
export async function findOpenRounds(
  db: Db,
  { memberId, vendor, gameCode }: { readonly memberId: string; readonly vendor: string; readonly gameCode: string },
): Promise<readonly OpenRound[]> {
  const { rows } = await sql<OpenRound>`
    select round.id as "roundId", sum(stake)::int8 as stake, round.started_at as "startedAt"
    from betting.bet join betting.round on round.id = round_id
    where member_id = ${memberId} and bet.vendor = ${vendor} and bet.game_code = ${gameCode} and bet.status = 'open'
      and round.status in ('open', 'interrupted')
    group by round.id order by round.started_at limit 20`.execute(db)
  return rows
}

/** Open rounds of a brand with a bet that waits, of which nothing has been said for long: their vendor is silent, or the player gone. */
export const interruptRounds = (tx: Tx, brandId: number, before: Date) =>
  sql`
  update betting.round set status = 'interrupted'
  where brand_id = ${brandId} and status = 'open' and started_at < ${before} and vendor <> all(${texts(OWN_VENDORS)}::text[])
    and exists (select from betting.bet where round_id = round.id and bet.status = 'open')
    and not exists (select from betting.vendor_call where round_id = round.id and at >= ${before})`.execute(tx)

/** Bets by id, and all bets of these rounds, in the order they were placed. */
export async function findBetsAndRounds(
  db: Db,
  ids: readonly string[],
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, Bet>> {
  const { rows } = await sql<Bet>`
    select ${BET} from betting.bet where id = any(${arrayOf(ids)}::uuid[]) or round_id = any(${arrayOf(roundIds)}::uuid[])
    order by placed_at, id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
