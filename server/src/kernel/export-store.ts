import { sql } from 'kysely'
import { tokens } from './array.ts'
import type { AuditActor } from './audit.ts'
import type { Db, Tx } from './database.ts'
import type { Asker } from './export-rows.ts'

export interface ExportRow {
  readonly id: string
  readonly brandId: number
  readonly operatorId: string
  readonly doer: AuditActor
  readonly permissions: readonly string[]
  readonly language: string
  readonly request: Asker['body']
  readonly state: 'waiting' | 'ready' | 'failed'
  readonly rows: number
  readonly total: number
  readonly file: string | null
  readonly askedAt: Date
  readonly expiresAt: Date
}

const EXPORT =
  sql.raw(`id, brand_id as "brandId", operator_id as "operatorId", doer, permissions, language, request, state, rows, total, file,
  asked_at as "askedAt", expires_at as "expiresAt"`)

export const insertExport = (tx: Tx, one: Omit<ExportRow, 'state' | 'rows' | 'file'>) =>
  sql`insert into kernel.export (id, brand_id, operator_id, doer, permissions, language, request, state, rows, total, asked_at, expires_at)
      values (${one.id}, ${one.brandId}, ${one.operatorId}, ${JSON.stringify(one.doer)}::jsonb, ${tokens(one.permissions)}::text[],
              ${one.language}, ${JSON.stringify(one.request)}::jsonb, 'waiting', 0, ${one.total}, ${one.askedAt},
              ${one.expiresAt})`.execute(tx)

/** A file that was asked for. */
export async function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`select ${EXPORT} from kernel.export where id = ${id}`.execute(db)
  return rows[0]
}

/** What an operator has asked for in a brand, newest first. */
export async function findExportsOf(
  db: Db,
  { operatorId, brandId }: { readonly operatorId: string; readonly brandId: number },
  now: Date,
): Promise<readonly ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select ${EXPORT} from kernel.export
    where operator_id = ${operatorId} and brand_id = ${brandId} and expires_at > ${now} order by asked_at desc, id limit 20`.execute(
    db,
  )
  return rows
}

export const updateProgress = (db: Db, id: string, rows: number) =>
  sql`update kernel.export set rows = ${rows} where id = ${id}`.execute(db)

/** It is there, or nothing came of it. */
export const endExport = (
  tx: Tx,
  id: string,
  { state, rows, file }: Pick<ExportRow, 'rows' | 'file'> & { readonly state: 'ready' | 'failed' },
) => sql`update kernel.export set state = ${state}, rows = ${rows}, file = ${file} where id = ${id}`.execute(tx)

/** Files that nobody may have any more. */
export async function findOver(db: Db, now: Date): Promise<readonly ExportRow[]> {
  const { rows } =
    await sql<ExportRow>`select ${EXPORT} from kernel.export where expires_at <= ${now} limit 200`.execute(db)
  return rows
}

export const deleteExport = (db: Db, id: string) => sql`delete from kernel.export where id = ${id}`.execute(db)
