import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import type { Suspension } from './suspensions.ts'

/** All that takes no bets now, at every brand: a handful of lines at most. */
export async function findSuspensions(db: Db): Promise<readonly Suspension[]> {
  const { rows } = await sql<Suspension>`select brand_id as "brandId", scope, code from betting.suspension`.execute(db)
  return rows
}

/** From now on this takes no bets. */
export const insertSuspension = (tx: Tx, { brandId, scope, code }: Suspension, now: Date) =>
  sql`insert into betting.suspension (brand_id, scope, code, since) values (${brandId}, ${scope}, ${code}, ${now})
      on conflict do nothing`.execute(tx)

/** This takes bets again. */
export const deleteSuspension = (tx: Tx, { brandId, scope, code }: Suspension) =>
  sql`delete from betting.suspension where brand_id = ${brandId} and scope = ${scope} and code = ${code}`.execute(tx)
