import { sql } from 'kysely'
import { uuids } from '#kernel/binary-array.ts'
import type { Tx } from '#kernel/database.ts'

/** Keep an id for a request that moves its money later; false where something was done or asked under it before. */
export async function insertReserved(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into wallet.reserved_id (id, at)
    select ${id}::uuid, ${now}::timestamptz where not exists (select from wallet.transfer where id = ${id}::uuid)
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Whether one of these ids is kept for a request. */
export async function hasReserved(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from wallet.reserved_id where id = any(${uuids(ids)}::uuid[]) limit 1`.execute(tx)
  return rows.length > 0
}
