import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

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
