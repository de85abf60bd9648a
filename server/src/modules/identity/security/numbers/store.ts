import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Tx } from '#kernel/database.ts'

/** Numbers of a brand that end alike are added one after the other. */
export const lockNumbers = (tx: Tx, brandId: number, numberEnd: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`payout number ${brandId} ${numberEnd}`}, 0))`.execute(tx)

/** How a number is kept that is there already; waits for whoever keeps it anew just now. */
export async function findNumberHash(tx: Tx, brandId: number, hashes: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select number_hash as hash from identity.payout_account
    where brand_id = ${brandId} and number_hash = any(${texts(hashes)}::text[])
    order by id limit 1 for share`.execute(tx)
  return rows[0]?.hash
}
