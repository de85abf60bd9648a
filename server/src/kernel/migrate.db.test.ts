import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
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
