import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { RoundRow } from '../store.ts'

/** What lies on a round. */
export interface RoundStakes {
  readonly roundId: string
  readonly bets: number
  readonly open: number
  readonly openStake: bigint
  readonly settling: number
}

/** What lies on rounds, and what of it is still to be decided, in one money. */
export async function countBets(
  db: Db,
  roundIds: readonly string[],
  asset: string,
): Promise<ReadonlyMap<string, RoundStakes>> {
  const { rows } = await sql<RoundStakes>`
    select round_id as "roundId", count(*)::int as bets, (count(*) filter (where state = 'placed'))::int as open,
           coalesce(sum(stake) filter (where state = 'placed' and asset = ${asset}), 0)::int8 as "openStake",
           (count(*) filter (where state = 'settling'))::int as settling
    from studio.crash_bet where round_id = any(${arrayOf(roundIds)}::uuid[]) and state <> 'cancelled'
    group by round_id`.execute(db)
  return new Map(rows.map((row) => [row.roundId, row]))
}

/** The round that runs and the last ones, the newest first. */
export async function findLast(
  db: Db,
  brandId: number,
  limit: number,
): Promise<readonly Pick<RoundRow, 'id' | 'number' | 'phase' | 'openedAt' | 'settledAt'>[]> {
  const { rows } = await sql<Pick<RoundRow, 'id' | 'number' | 'phase' | 'openedAt' | 'settledAt'>>`
    select id, number, phase, opened_at as "openedAt", settled_at as "settledAt" from studio.crash_round
    where brand_id = ${brandId}::int order by number desc limit ${limit}::int`.execute(db)
  return rows
}

/** A round as it stands. */
export async function findRound(db: Db, id: string): Promise<DeskRound | undefined> {
  const { rows } = await sql<DeskRound>`
    select id, brand_id as "brandId", number, phase, settled_at as "settledAt" from studio.crash_round
    where id = ${id}::uuid`.execute(db)
  return rows[0]
}

export interface DeskRound {
  readonly id: string
  readonly brandId: number
  readonly number: bigint
  readonly phase: RoundRow['phase']
  readonly settledAt: Date | null
}

/** A round, locked against whoever advances it or bets on it. */
export async function lockRound(tx: Tx, id: string): Promise<DeskRound | undefined> {
  const { rows } = await sql<DeskRound>`
    select id, brand_id as "brandId", number, phase, settled_at as "settledAt" from studio.crash_round
    where id = ${id}::uuid for update`.execute(tx)
  return rows[0]
}

/** It is over without an outcome, whatever it had come to. */
export const voidRound = (tx: Tx, id: string, now: Date) =>
  sql`
  update studio.crash_round
  set phase = 'void', point = null, ended_at = coalesce(ended_at, ${now}::timestamptz), heartbeat_at = ${now}::timestamptz
  where id = ${id}::uuid and settled_at is null`.execute(tx)
