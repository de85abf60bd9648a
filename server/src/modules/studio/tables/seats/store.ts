import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** Owners of seats have bet on them. */
export const noteUse = (tx: Tx, used: readonly { readonly tableId: string; readonly memberId: string }[], now: Date) =>
  sql`
  update studio.table_seat as s set used_at = ${now}::timestamptz
  from unnest(${arrayOf(used.map((one) => one.tableId))}::uuid[], ${arrayOf(used.map((one) => one.memberId))}::uuid[])
    as used (table_id, member_id)
  where s.table_id = used.table_id and s.member_id = used.member_id`.execute(tx)

/** Sit down where nobody sits; false where somebody else does. */
export async function insertSeat(
  tx: Tx,
  {
    tableId,
    seat,
    memberId,
    player,
  }: { readonly tableId: string; readonly seat: number; readonly memberId: string; readonly player: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into studio.table_seat (table_id, seat, member_id, player, used_at)
    values (${tableId}, ${seat}, ${memberId}, ${player}, ${now})
    on conflict (table_id, seat) do update set used_at = excluded.used_at where table_seat.member_id = excluded.member_id`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

export const deleteSeat = (tx: Tx, tableId: string, seat: number, memberId: string) =>
  sql`delete from studio.table_seat where table_id = ${tableId}::uuid and seat = ${seat}::int and member_id = ${memberId}::uuid`.execute(
    tx,
  )

export const insertFavourite = (tx: Tx, memberId: string, tableId: string, now: Date) =>
  sql`insert into studio.table_favourite (member_id, table_id, at) values (${memberId}, ${tableId}, ${now})
      on conflict do nothing`.execute(tx)

export const deleteFavourite = (tx: Tx, memberId: string, tableId: string) =>
  sql`delete from studio.table_favourite where member_id = ${memberId}::uuid and table_id = ${tableId}::uuid`.execute(
    tx,
  )

export async function findFavourites(db: Db, memberId: string | undefined): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select table_id as id from studio.table_favourite where member_id = ${memberId ?? null}::uuid order by at desc`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
