import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Which cases of the history have been opened, whatever has become of them. */
export async function openedCases(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select name from kernel.history_case`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** A case is open: it is never opened again. */
export const noteCase = (db: Db, name: string, now: Date) =>
  sql`insert into kernel.history_case (name, opened_at) values (${name}, ${now}) on conflict do nothing`.execute(db)
