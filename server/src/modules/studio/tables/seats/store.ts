import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface SeatRow {
  readonly tableId: string
  readonly seat: number
  readonly memberId: string
  readonly player: string
  readonly usedAt: Date
}

export async function findSeats(db: Db, tableIds: readonly string[]): Promise<readonly SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select table_id as "tableId", seat, member_id as "memberId", player, used_at as "usedAt" from studio.table_seat
    where table_id = any(${arrayOf(tableIds)}::uuid[]) order by seat`.execute(db)
  return rows
}

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

/** Free the seats whose owners have not bet for long. */
export const freeSeats = (tx: Tx, tableId: string, before: Date) =>
  sql`delete from studio.table_seat where table_id = ${tableId}::uuid and used_at < ${before}::timestamptz`.execute(tx)
