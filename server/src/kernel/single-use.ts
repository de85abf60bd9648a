import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Use something that works once: true the first time, false ever after, whoever else tries at the same moment. */
export async function takeOnce(
  db: Db,
  use: { readonly kind: string; readonly key: string; readonly expiresAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into kernel.single_use (kind, key, expires_at) values (${use.kind}, ${use.key}, ${use.expiresAt})
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Delete what has expired anyway. */
export const forgetUsed = (db: Db, now: Date) =>
  sql`delete from kernel.single_use where expires_at < ${now}`.execute(db)
