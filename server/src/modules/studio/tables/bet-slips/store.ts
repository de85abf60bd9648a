import { sql } from 'kysely'
import { arrayOf, jsons, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** Bets that were laid with one id, or what else has one: all of it or none. */
export interface BetSlipRow {
  readonly id: string
  readonly memberId: string
  readonly roundId: string
  readonly content: string
  /** The first answer. */
  readonly reply: unknown
}

export async function findBetSlips(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, BetSlipRow>> {
  const { rows } = await sql<BetSlipRow>`
    select id, member_id as "memberId", round_id as "roundId", content, reply from studio.table_bet_slip
    where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertBetSlips = (tx: Tx, slips: readonly BetSlipRow[], now: Date) =>
  sql`
  insert into studio.table_bet_slip (id, member_id, round_id, content, reply, at)
  select id, member_id, round_id, content, reply, ${now}::timestamptz
  from unnest(${arrayOf(slips.map((one) => one.id))}::uuid[], ${arrayOf(slips.map((one) => one.memberId))}::uuid[],
              ${arrayOf(slips.map((one) => one.roundId))}::uuid[], ${texts(slips.map((one) => one.content))}::text[],
              ${jsons(slips.map((one) => one.reply))}::jsonb[]) as slip (id, member_id, round_id, content, reply)`.execute(
    tx,
  )
