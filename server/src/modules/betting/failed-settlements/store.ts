import { sql } from 'kysely'
import { arrayOf, jsons, moments, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { SettledStatus } from '../rules.ts'

export interface FailedRow {
  readonly betId: string
  readonly roundId: string
  readonly brandId: number
  readonly memberId: string
  readonly gameCode: string
  readonly asset: string
  readonly stake: bigint
  /** How it was to end. */
  readonly payout: bigint
  readonly status: SettledStatus
  readonly turnover: bigint | null
  /** What its game records once the bet is settled. */
  readonly gameRecord: unknown
  readonly reason: string
  readonly attempts: number
  readonly failedAt: Date
  readonly triedAt: Date
  readonly nextAt: Date
  readonly state: 'waiting' | 'settled' | 'void'
  readonly endedAt: Date | null
  readonly endedBy: string | null
}

const FAILED = sql.raw(`bet_id as "betId", round_id as "roundId", brand_id as "brandId", member_id as "memberId",
  game_code as "gameCode", asset, stake, payout, status, turnover, game_record as "gameRecord", reason, attempts, failed_at as "failedAt",
  tried_at as "triedAt", next_at as "nextAt", state, ended_at as "endedAt", ended_by as "endedBy"`)

export type NewFailedSettlement = Omit<FailedRow, 'attempts' | 'triedAt' | 'state' | 'endedAt' | 'endedBy'>

/** Write bets down that could not be settled; one that stands here already stays as it is. */
export const insertFailed = (tx: Tx, rows: readonly NewFailedSettlement[]) =>
  sql`
  insert into betting.failed_settlement (bet_id, round_id, brand_id, member_id, game_code, asset, stake, payout, status, turnover,
    game_record, reason, failed_at, tried_at, next_at)
  select bet_id, round_id, brand_id, member_id, game_code, asset, stake, payout, status, turnover, game_record, reason, at, at, next_at
  from unnest(
    ${arrayOf(rows.map((one) => one.betId))}::uuid[], ${arrayOf(rows.map((one) => one.roundId))}::uuid[],
    ${arrayOf(rows.map((one) => one.brandId))}::int[], ${arrayOf(rows.map((one) => one.memberId))}::uuid[],
    ${tokens(rows.map((one) => one.gameCode))}::text[], ${tokens(rows.map((one) => one.asset))}::text[],
    ${arrayOf(rows.map((one) => one.stake))}::int8[], ${arrayOf(rows.map((one) => one.payout))}::int8[],
    ${tokens(rows.map((one) => one.status))}::text[], ${arrayOf(rows.map((one) => one.turnover))}::int8[],
    ${jsons(rows.map((one) => one.gameRecord))}::jsonb[], ${texts(rows.map((one) => one.reason))}::text[],
    ${moments(rows.map((one) => one.failedAt))}::timestamptz[], ${moments(rows.map((one) => one.nextAt))}::timestamptz[])
    as failed (bet_id, round_id, brand_id, member_id, game_code, asset, stake, payout, status, turnover, game_record, reason, at, next_at)
  on conflict (bet_id) do nothing`.execute(tx)

/** Bets that wait to be tried again, those that are due first. */
export async function findDue(db: Db, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ betId: string }>`
    select bet_id as "betId" from betting.failed_settlement where state = 'waiting' and next_at <= ${now}::timestamptz
    order by next_at, bet_id limit ${limit}::int`.execute(db)
  return rows.map(({ betId }) => betId)
}

/** One of them, locked against everything else that may end it. */
export async function lockFailed(tx: Tx, betId: string): Promise<FailedRow | undefined> {
  const { rows } = await sql<FailedRow>`
    select ${FAILED} from betting.failed_settlement where bet_id = ${betId}::uuid for update`.execute(tx)
  return rows[0]
}

export async function findFailed(db: Db, betIds: readonly string[]): Promise<ReadonlyMap<string, FailedRow>> {
  const { rows } = await sql<FailedRow>`
    select ${FAILED} from betting.failed_settlement where bet_id = any(${arrayOf(betIds)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.betId, row]))
}

/** Those of these bets that are being settled. */
export async function findSettling(db: Db, betIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ betId: string }>`
    select bet_id as "betId" from betting.failed_settlement
    where bet_id = any(${arrayOf(betIds)}::uuid[]) and state = 'waiting'`.execute(db)
  return new Set(rows.map(({ betId }) => betId))
}

/** It was tried once more and failed again. */
export const recordFailure = (
  tx: Tx,
  betId: string,
  { reason, now, nextAt }: { readonly reason: string; readonly now: Date; readonly nextAt: Date },
) =>
  sql`
  update betting.failed_settlement
  set attempts = attempts + 1, reason = ${reason}, tried_at = ${now}::timestamptz, next_at = ${nextAt}::timestamptz
  where bet_id = ${betId}::uuid and state = 'waiting'`.execute(tx)

export const endFailed = (
  tx: Tx,
  betId: string,
  { state, by, now }: { readonly state: 'settled' | 'void'; readonly by: string; readonly now: Date },
) =>
  sql`
  update betting.failed_settlement set state = ${state}, ended_at = ${now}::timestamptz, ended_by = ${by}
  where bet_id = ${betId}::uuid and state = 'waiting'`.execute(tx)

export interface FailedFilter {
  readonly brandId: number
  readonly state: FailedRow['state'] | undefined
  readonly gameCode: string | undefined
  readonly memberId: string | undefined
  readonly roundId: string | undefined
}

/** Failed settlements of a brand, the newest first, how many there are, and what waits in one money. */
export async function findQueue(
  db: Db,
  filter: FailedFilter,
  { asset, limit, offset }: { readonly asset: string; readonly limit: number; readonly offset: number },
) {
  const { brandId, state, gameCode, memberId, roundId } = filter
  const where = sql`brand_id = ${brandId}::int and (${state ?? null}::text is null or state = ${state ?? null}::text)
    and (${gameCode ?? null}::text is null or game_code = ${gameCode ?? null}::text)
    and (${memberId ?? null}::uuid is null or member_id = ${memberId ?? null}::uuid)
    and (${roundId ?? null}::uuid is null or round_id = ${roundId ?? null}::uuid or bet_id = ${roundId ?? null}::uuid)`
  const [{ rows }, sums] = await Promise.all([
    sql<FailedRow>`
      select ${FAILED} from betting.failed_settlement where ${where}
      order by failed_at desc, bet_id limit ${limit}::int offset ${offset}::int`.execute(db),
    sql<{ total: number; stake: bigint; payout: bigint }>`
      select count(*)::int as total, coalesce(sum(stake) filter (where asset = ${asset}), 0)::int8 as stake,
             coalesce(sum(payout) filter (where asset = ${asset}), 0)::int8 as payout
      from betting.failed_settlement where ${where}`.execute(db),
  ])
  return { rows, ...(sums.rows[0] ?? { total: 0, stake: 0n, payout: 0n }) }
}
