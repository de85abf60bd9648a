import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface NoteRow {
  readonly by: string
  readonly text: string
  readonly file: string | null
  readonly at: Date
}

export const insertNote = (
  tx: Tx,
  one: {
    readonly id: string
    readonly requestId: string
    readonly brandId: number
    readonly by: string
    readonly text: string
    readonly file: string | null
  },
  now: Date,
) =>
  sql`
  insert into cashier.desk_note (id, request_id, brand_id, written_by, text, file, at)
  values (${one.id}, ${one.requestId}, ${one.brandId}, ${one.by}, ${one.text}, ${one.file}, ${now})`.execute(tx)

/** What operators have written down about one, in order. */
export async function findNotes(db: Db, requestId: string): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select written_by as by, text, file, at from cashier.desk_note where request_id = ${requestId} order by at, id`.execute(
    db,
  )
  return rows
}

export interface HistoryRow {
  readonly step: string
  readonly by: string
  readonly note: string | null
  readonly at: Date
}

/** What happened to one, in order, and who did it. */
export async function findHistory(db: Db, requestId: string): Promise<readonly HistoryRow[]> {
  const { rows } =
    await sql<HistoryRow>`select step, by, note, at from cashier.step where request_id = ${requestId} order by id`.execute(
      db,
    )
  return rows
}
