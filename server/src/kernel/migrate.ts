import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { texts } from './array.ts'
import type { Db, OpenDatabase } from './database.ts'
import { installQueue } from './jobs.ts'
import { sqlStateOf } from './outage.ts'
import { StartError } from './start-error.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** The text of each migration by its name. */
type MigrationTexts = Readonly<Record<string, string>>

/** Bring the schema up to date; plain SQL files, forward only, under the migrator's lock. Returns the names applied. */
export async function migrate(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  folder: URL = FOLDER,
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  await refuseNewer(db, migrations)
  await refuseChanged(db, migrations)
  const { error, results } = await migratorOf(db, migrations).migrateToLatest()
  if (error) throw error
  await validateConstraints(db)
  await installQueue(pool)
  await noteDigests(db, migrations)
  return (results ?? []).map((result) => result.migrationName)
}

/** What a later version has written is not understood by this one. */
async function refuseNewer(db: Db, migrations: MigrationTexts): Promise<void> {
  if (!(await exists(db, 'public.kysely_migration'))) return
  const applied = await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db)
  const strange = applied.rows.find(({ name }) => !(name in migrations))
  if (strange)
    throw new StartError(
      `The database was used by a later version of Croupier (it has ${strange.name}): run that version, or start with another DATA_DIR`,
    )
}

/** A changed file describes another schema than the one it has made here: what builds on it would build on sand. */
async function refuseChanged(db: Db, migrations: MigrationTexts): Promise<void> {
  if (!(await exists(db, 'kernel.migration_digest'))) return
  const digests = digestsOf(migrations)
  const noted = await notedDigests(db)
  const changed = noted.find(({ name, sha256 }) => digests.has(name) && digests.get(name) !== sha256)
  if (changed)
    throw new StartError(
      `The migration ${changed.name}.sql was changed after this database applied it: restore the file, and put the change into a new migration`,
    )
}

async function exists(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db)
  return rows[0]?.there === true
}

/**
 * Constraints that a migration added to a large table without looking through its rows: each is looked through by itself, while others
 * read and write. One that old rows break goes on to guard new ones, and the self-check names it.
 */
async function validateConstraints(db: Db): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s validate constraint %I', conrelid::regclass, conname) as statement
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where not convalidated and nspname <> 'graphile_worker' order by conrelid::regclass::text, conname`.execute(db)
  for (const { statement } of rows)
    await sql
      .raw(statement)
      .execute(db)
      .catch((error: unknown) => {
        if (!BROKEN_BY_ROWS.has(sqlStateOf(error) ?? '')) throw error
      })
}

/** Of a foreign key and of a check. */
const BROKEN_BY_ROWS: ReadonlySet<string> = new Set(['23503', '23514'])

/** What each migration was is noted once and not again: what is changed later differs from it. */
async function noteDigests(db: Db, migrations: MigrationTexts): Promise<void> {
  const digests = digestsOf(migrations)
  await sql`
    insert into kernel.migration_digest (name, sha256, noted_at)
    select name, sha256, now() from unnest(${texts([...digests.keys()])}::text[], ${texts([...digests.values()])}::text[])
      as file (name, sha256)
    on conflict do nothing`.execute(db)
}

async function notedDigests(db: Db): Promise<readonly { readonly name: string; readonly sha256: string }[]> {
  const { rows } = await sql<{ name: string; sha256: string }>`
    select name, sha256 from kernel.migration_digest order by name`.execute(db)
  return rows
}

/** Where files, applied migrations and what was noted of them differ, each in words; and how many were compared. */
export async function migrationFaults(
  db: Db,
): Promise<{ readonly compared: number; readonly faults: readonly string[] }> {
  const digests = digestsOf(await readMigrations())
  const applied = await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db)
  const known = new Map((await notedDigests(db)).map(({ name, sha256 }) => [name, sha256]))
  const names = new Set(applied.rows.map(({ name }) => name))
  const faults = [...digests].flatMap(([name, digest]) => {
    if (!names.has(name)) return [`migration ${name} is not noted as applied`]
    return known.get(name) === digest ? [] : [`migration ${name} is not what was applied`]
  })
  const strange = [...new Set([...names, ...known.keys()])].filter((name) => !digests.has(name))
  return {
    compared: digests.size,
    faults: [...faults, ...strange.map((name) => `migration ${name} is not of this version`)],
  }
}

const digestsOf = (migrations: MigrationTexts): ReadonlyMap<string, string> =>
  new Map(Object.entries(migrations).map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]))

/** Whether nothing is left to migrate. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await migratorOf(db, await readMigrations()).getMigrations()
  return migrations.every((migration) => migration.executedAt !== undefined)
}

const migratorOf = (db: Db, migrations: MigrationTexts) =>
  new Migrator({ db, provider: { getMigrations: async () => stepsOf(migrations) }, migrationTableSchema: 'public' })

const stepsOf = (migrations: MigrationTexts): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, text]) => [
      name,
      { up: async (db) => void (await sql.raw(text).execute(db)) } satisfies Migration,
    ]),
  )

async function readMigrations(folder: URL = FOLDER): Promise<MigrationTexts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.replace(/\.sql$/, ''), await readFile(new URL(name, folder), 'utf8')] as const),
    ),
  )
}
