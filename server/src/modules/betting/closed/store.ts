import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

/** A game, all games of a vendor, or all there are; `code` is empty where everything is meant. */
export interface Closed {
  readonly brandId: number
  readonly scope: 'all' | 'vendor' | 'game'
  readonly code: string
}

/** All that takes no bets now, at every brand: a handful of lines at most. */
export async function findClosed(db: Db): Promise<readonly Closed[]> {
  const { rows } = await sql<Closed>`select brand_id as "brandId", scope, code from betting.closed`.execute(db)
  return rows
}

/** From now on this takes no bets. */
export const insertClosed = (tx: Tx, { brandId, scope, code }: Closed, now: Date) =>
  sql`insert into betting.closed (brand_id, scope, code, since) values (${brandId}, ${scope}, ${code}, ${now})
      on conflict do nothing`.execute(tx)

/** This takes bets again. */
export const deleteClosed = (tx: Tx, { brandId, scope, code }: Closed) =>
  sql`delete from betting.closed where brand_id = ${brandId} and scope = ${scope} and code = ${code}`.execute(tx)
