import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { isMigrated, migrate } from './migrate.ts'
import { StartError } from './start-error.ts'

const { db, url, drop } = await freshDatabase()
const pool = new pg.Pool({ connectionString: url })
const copy = mkdtempSync(join(tmpdir(), 'croupier-migrations-'))
afterAll(async () => {
  rmSync(copy, { recursive: true })
  await pool.end()
  await drop()
})

test('a database that is up to date stays as it is', async () => {
  expect(await migrate({ db, pool })).toEqual([])
  expect(await isMigrated(db)).toBe(true)
})

test('a file that was changed after it was applied stops the start, with one line that names it', async () => {
  cpSync(new URL('../../migrations', import.meta.url), copy, { recursive: true })
  const folder = pathToFileURL(`${copy}/`)
  expect(await migrate({ db, pool }, folder)).toEqual([])

  appendFileSync(join(copy, '0036_operator_many.sql'), '-- One line more.\n')
  const refused = migrate({ db, pool }, folder)
  await expect(refused).rejects.toBeInstanceOf(StartError)
  await expect(refused).rejects.toThrow(/^The migration 0036_operator_many\.sql was changed after .+$/)
})

/** A folder with the product's migrations and these. */
function folderWith(more: Readonly<Record<string, string>>): URL {
  const own = mkdtempSync(join(copy, 'more-'))
  cpSync(new URL('../../migrations', import.meta.url), own, { recursive: true })
  for (const [name, text] of Object.entries(more)) writeFileSync(join(own, `${name}.sql`), text)
  return pathToFileURL(`${own}/`)
}

const FIRST = { '9001_first': 'create table wallet.first (amount int)' }
const SECOND = { '9002_second': 'insert into wallet.first values (1)' }
const THIRD = { '9003_third': 'create table wallet.third (amount int)' }
/** The last one counts what its own transaction has written. */
const ALL = {
  ...FIRST,
  ...SECOND,
  ...THIRD,
  '9004_fourth': 'update wallet.first set amount = 2',
  '9005_fifth': `insert into wallet.third
    select count(*) from wallet.first where xmin::text = (pg_current_xact_id()::xid)::text`,
}

test('a migration that fails is named and undone whole; those before it stay, and the next start goes on from there', async () => {
  const bad = { '9002_second': 'insert into wallet.first values (7); select 1 / 0' }
  const failed = migrate({ db, pool }, folderWith({ ...FIRST, ...bad, ...THIRD }))
  await expect(failed).rejects.toBeInstanceOf(StartError)
  await expect(failed).rejects.toThrow(/^The migration 9002_second\.sql failed .+: division by zero$/)
  expect((await sql`select from wallet.first`.execute(db)).rows).toEqual([])

  const changed = migrate({ db, pool }, folderWith({ '9001_first': 'select 1', ...SECOND, ...THIRD }))
  await expect(changed).rejects.toThrow(/^The migration 9001_first\.sql was changed/)

  const all = folderWith({ ...FIRST, ...SECOND, ...THIRD })
  const both = await Promise.all([migrate({ db, pool }, all), migrate({ db, pool }, all)])
  expect(both.flat().toSorted()).toEqual(['9002_second', '9003_third'])
  expect((await sql`select amount from wallet.first`.execute(db)).rows).toEqual([{ amount: 1 }])
})

test('each migration is a transaction of its own, so what the first has locked is free while the second runs', async () => {
  expect(await migrate({ db, pool }, folderWith(ALL))).toEqual(['9004_fourth', '9005_fifth'])
  expect((await sql`select amount from wallet.third`.execute(db)).rows).toEqual([{ amount: 0 }])
})

test('a file that comes before one that was applied is refused in one line', async () => {
  const refused = migrate({ db, pool }, folderWith({ ...ALL, '0036_before': 'select 1' }))
  await expect(refused).rejects.toBeInstanceOf(StartError)
  await expect(refused).rejects.toThrow(
    /^The migration 0036_before\.sql comes before 9005_fifth\.sql, which this database has applied: give it a number/,
  )
  await sql`delete from public.kysely_migration where name like '90%'`.execute(db)
})

test('a constraint that a migration left unlooked-through is looked through; one that old rows break guards new ones', async () => {
  await sql`create table wallet.spare (amount int)`.execute(db)
  await sql`insert into wallet.spare values (1)`.execute(db)
  await sql`alter table wallet.spare add constraint kept check (amount > 0) not valid,
            add constraint broken check (amount > 1) not valid`.execute(db)
  await migrate({ db, pool })
  const { rows } = await sql`
    select conname, convalidated from pg_constraint where conrelid = 'wallet.spare'::regclass order by 1`.execute(db)
  expect(rows).toEqual([
    { conname: 'broken', convalidated: false },
    { conname: 'kept', convalidated: true },
  ])
  await expect(sql`insert into wallet.spare values (1)`.execute(db)).rejects.toThrow('broken')
})

test('a database of a later version is left alone, with one line that says so', async () => {
  await sql`insert into public.kysely_migration (name, timestamp) values ('9999_later', '2026')`.execute(db)
  const refused = migrate({ db, pool })
  await expect(refused).rejects.toBeInstanceOf(StartError)
  await expect(refused).rejects.toThrow(/later version of Croupier \(it has 9999_later\)/)
})
