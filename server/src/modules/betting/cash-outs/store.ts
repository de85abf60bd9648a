import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface CashOutRow {
  readonly id: string
  readonly betId: string
  readonly stake: bigint
  readonly paid: bigint
  readonly turnover: bigint
}

/** Cash-outs by their ids: which of them have been made before? */
export async function findCashOuts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, CashOutRow>> {
  const { rows } = await sql<CashOutRow>`
    select id, bet_id as "betId", stake, paid, turnover from betting.cash_out where id = any(${arrayOf(ids)}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertCashOuts = (tx: Tx, rows: readonly CashOutRow[], now: Date) =>
  sql`
  insert into betting.cash_out (id, bet_id, stake, paid, turnover, at)
  select id, bet_id, stake, paid, turnover, ${now}::timestamptz from unnest(
    ${arrayOf(rows.map((one) => one.id))}::uuid[], ${arrayOf(rows.map((one) => one.betId))}::uuid[],
    ${arrayOf(rows.map((one) => one.stake))}::int8[], ${arrayOf(rows.map((one) => one.paid))}::int8[],
    ${arrayOf(rows.map((one) => one.turnover))}::int8[]) as part (id, bet_id, stake, paid, turnover)`.execute(tx)
