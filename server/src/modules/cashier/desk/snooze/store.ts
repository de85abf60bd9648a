import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface Snooze {
  /** The code of the reason. */
  readonly reason: string
  readonly note: string
  readonly by: string
  readonly at: Date
  readonly until: Date
}

/** Lay a withdrawal aside, or for another time than before. */
export const saveSnooze = (tx: Tx, withdrawalId: string, { reason, note, by, at, until }: Snooze) =>
  sql`
  insert into cashier.snooze (withdrawal_id, reason, note, by, at, until)
  values (${withdrawalId}, ${reason}, ${note}, ${by}, ${at}, ${until})
  on conflict (withdrawal_id) do update
  set reason = excluded.reason, note = excluded.note, by = excluded.by, at = excluded.at, until = excluded.until`.execute(
    tx,
  )

/** Why it is or was laid aside. */
export async function findSnooze(db: Db, withdrawalId: string): Promise<Snooze | undefined> {
  const { rows } = await sql<Snooze>`
    select reason, note, by, at, until from cashier.snooze where withdrawal_id = ${withdrawalId}`.execute(db)
  return rows[0]
}

/** It is laid aside no more. */
export const deleteSnooze = (tx: Tx, withdrawalId: string) =>
  sql`delete from cashier.snooze where withdrawal_id = ${withdrawalId}`.execute(tx)
