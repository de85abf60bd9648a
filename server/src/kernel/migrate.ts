import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './database.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** Bring the schema up to date; plain SQL files, forward only, under the migrator's lock. Returns the names applied. */
export async function migrate(db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations }, migrationTableSchema: 'public' })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted()
  const files = await Promise.all(names.map(async (name) => [name.replace(/\.sql$/, ''), await readFile(new URL(name, FOLDER), 'utf8')] as const))
  return Object.fromEntries(files.map(([name, text]) => [name, { up: async (db) => void (await sql.raw(text).execute(db)) } satisfies Migration]))
}
