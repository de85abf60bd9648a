import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

/** A member's favourites by their codes, the one added last first. */
export async function findFavourites(db: Db, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select game_code as code from catalogue.favourite where member_id = ${memberId} order by added_at desc, game_code`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

export interface NewFavourite {
  readonly memberId: string
  readonly brandId: number
  readonly code: string
  readonly at: Date
}

/** Add a favourite; one that is there stays where it is. */
export const insertFavourite = (tx: Tx, { memberId, brandId, code, at }: NewFavourite) =>
  sql`insert into catalogue.favourite (member_id, brand_id, game_code, added_at) values (${memberId}, ${brandId}, ${code}, ${at})
      on conflict do nothing`.execute(tx)

export const deleteFavourite = (tx: Tx, memberId: string, code: string) =>
  sql`delete from catalogue.favourite where member_id = ${memberId} and game_code = ${code}`.execute(tx)
