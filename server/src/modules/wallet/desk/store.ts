import { sql } from 'kysely'
import type { Tx } from '#kernel/database.ts'

export interface DayAdjustment {
  readonly brandId: number
  readonly operatorId: string
  /** When the brand's day began. */
  readonly day: Date
  readonly amount: bigint
}

/** Count what an operator adjusts alone, one after the other; answers the sum of the day. */
export async function addAdjusted(tx: Tx, { brandId, operatorId, day, amount }: DayAdjustment): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    insert into wallet.adjustment_day as today (brand_id, operator_id, day, amount)
    values (${brandId}, ${operatorId}, ${day}, ${amount})
    on conflict (brand_id, operator_id, day) do update set amount = today.amount + excluded.amount
    returning amount`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a sum that was just written is there')
  return row.amount
}
