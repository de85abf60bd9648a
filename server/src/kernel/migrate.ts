import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db, OpenDatabase } from './database.ts'
import { installQueue } from './jobs.ts'
import { StartError } from './start-error.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** Bring the schema up to date; plain SQL files, forward only, under the migrator's lock. Returns the names applied. */
export async function migrate({ db, pool }: Pick<OpenDatabase, 'db' | 'pool'>): Promise<readonly string[]> {
  await refuseNewer(db)
  const { error, results } = await migratorOf(db).migrateToLatest()
  if (error) throw error
  await installQueue(pool)
  return (results ?? []).map((result) => result.migrationName)
}

/** What a later version has written is not understood by this one. */
async function refuseNewer(db: Db): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db)
  if (!rows[0]?.there) return
  const applied = await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db)
  const known = await getMigrations()
  const strange = applied.rows.find(({ name }) => !(name in known))
  if (strange)
    throw new StartError(
      `The database was used by a later version of Croupier (it has ${strange.name}): run that version, or start with another DATA_DIR`,
    )
}

/** Whether nothing is left to migrate. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.every((migration) => migration.executedAt !== undefined)
}

const migratorOf = (db: Db) => new Migrator({ db, provider: { getMigrations }, migrationTableSchema: 'public' })

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => [name.replace(/\.sql$/, ''), await readFile(new URL(name, FOLDER), 'utf8')] as const),
  )
  return Object.fromEntries(
    files.map(([name, text]) => [
      name,
      { up: async (db) => void (await sql.raw(text).execute(db)) } satisfies Migration,
    ]),
  )
}
