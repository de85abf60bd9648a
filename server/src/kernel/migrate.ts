import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { texts } from './array.ts'
import { type Db, inTransaction, type OpenDatabase, type Tx } from './database.ts'
import { installQueue } from './jobs.ts'
import { outageOf, sqlStateOf } from './outage.ts'
import { StartError } from './start-error.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)
const DIGESTS = 'kernel.migration_digest'

/** The text of each migration by its name. */
type MigrationTexts = Readonly<Record<string, string>>

/** Bring the schema up to date; plain SQL files, forward only, in the order of their names. Returns the names applied. */
export async function migrate(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  folder: URL = FOLDER,
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder)
  const applied = await findApplied(db)
  refuseNewer(applied, migrations)
  await refuseChanged(db, migrations)
  const pending = Object.keys(migrations).filter((name) => !applied.includes(name))
  refuseOutOfOrder(applied, pending)
  if (pending.length > 0) await makeMigrationTable(db)
  const done: string[] = []
  for (const name of pending) if (await apply(db, name, migrations[name] ?? '')) done.push(name)
  await validateConstraints(db)
  await installQueue(pool)
  await noteDigests(db, migrations)
  return done
}

/** One process after the other migrates; each transaction takes it anew. */
const lockMigrations = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('migrations', 0))`.execute(tx)

const makeMigrationTable = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMigrations(tx)
    await sql`
      create table if not exists public.kysely_migration
        (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx)
  })

/**
 * In a transaction of its own, so that a long correction holds its locks no longer than itself, and a failure leaves those before it
 * applied. False where another process was quicker.
 */
async function apply(db: Db, name: string, text: string): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      await lockMigrations(tx)
      if ((await findApplied(tx)).includes(name)) return false
      await sql.raw(text).execute(tx)
      await sql`insert into public.kysely_migration values (${name}, now()::text)`.execute(tx)
      if (await exists(tx, DIGESTS)) await noteDigests(tx, { [name]: text })
      return true
    })
  } catch (error) {
    if (outageOf(error) !== undefined || !(error instanceof Error)) throw error
    throw new StartError(
      `The migration ${name}.sql failed and nothing of it was done; those before it are applied: ${error.message}`,
      { cause: error },
    )
  }
}

async function findApplied(db: Db): Promise<readonly string[]> {
  if (!(await exists(db, 'public.kysely_migration'))) return []
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** What a later version has written is not understood by this one. */
function refuseNewer(applied: readonly string[], migrations: MigrationTexts): void {
  const strange = applied.find((name) => !(name in migrations))
  if (strange)
    throw new StartError(
      `The database was used by a later version of Croupier (it has ${strange}): run that version, or start with another DATA_DIR`,
    )
}

/** What was written after it may build on another schema than a new file between them would make. */
function refuseOutOfOrder(applied: readonly string[], pending: readonly string[]): void {
  const last = applied.toSorted().at(-1)
  const early = pending.find((name) => last !== undefined && name < last)
  if (early)
    throw new StartError(
      `The migration ${early}.sql comes before ${last}.sql, which this database has applied: give it a number after all others`,
    )
}

/** A changed file describes another schema than the one it has made here: what builds on it would build on sand. */
async function refuseChanged(db: Db, migrations: MigrationTexts): Promise<void> {
  if (!(await exists(db, DIGESTS))) return
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
  const known = new Map((await notedDigests(db)).map(({ name, sha256 }) => [name, sha256]))
  const names = new Set(await findApplied(db))
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
  const applied = new Set(await findApplied(db))
  return Object.keys(await readMigrations()).every((name) => applied.has(name))
}

async function readMigrations(folder: URL = FOLDER): Promise<MigrationTexts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name.replace(/\.sql$/, ''), await readFile(new URL(name, folder), 'utf8')] as const),
    ),
  )
}
