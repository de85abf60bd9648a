import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { borrowEmbedded, startEmbedded } from '@croupier/server/src/kernel/embedded.ts'
import { NODE, ROOT } from '../run/install.mjs'
import { freePort } from '../run/gateway.mjs'
import { prepareDatabase } from './database.ts'
import { play } from './load-run.ts'
import { workFolder } from './machine.ts'
import { loggedInMembers } from './people.ts'
import { startServer } from './site-server.ts'

// The commands as a person gives them, on a site that is open and takes bets.

const log = pino({ level: 'silent' })
const folder = workFolder('backup')
const dataDir = join(folder, 'data')
const target = join(folder, 'kept')
const restored = join(folder, 'restored')
const PICTURE = `files/1/00000000-0000-4000-8000-000000000001/avatar-1.webp`

const picture = Buffer.from('the bytes of a picture')
let acknowledged: readonly string[] = []
let said = ''

async function command(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const given = { PATH: process.env.PATH, DATA_DIR: dataDir, ...env }
  return promisify(execFile)(NODE, [`run/${name}.ts`, ...args], { cwd: ROOT, env: given, timeout: 170_000 }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

/** Rows of a database that nobody serves just now. */
async function ask(from: string, sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  const server = await borrowEmbedded({ dataDir: from, log })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql, [...values])
  await client.end()
  await server.stop()
  return rows
}

const HEADS = 'select id as writer, batches, hash from wallet.writer order by id'
/** Whatever the ledger has up to these heads, as one text. */
const UP_TO = `
  select count(*)::int as transfers, md5(string_agg(md5(transfer::text), '' order by transfer.id)) as digest
  from wallet.transfer join wallet.batch on batch.id = transfer.batch
  join unnest($1::int[], $2::int8[]) as head (writer, batches) on head.writer = batch.writer and number <= head.batches`
/** What each account with a floor had then. */
const BALANCES = `
  select account_id as id, (
    select case when debit_account_id = account_id then debit_after else credit_after end
    from wallet.transfer join wallet.batch on batch.id = transfer.batch
    join unnest($1::int[], $2::int8[]) as head (writer, batches) on head.writer = batch.writer and number <= head.batches
    where (debit_account_id = account_id and debit_after is not null)
      or (credit_account_id = account_id and credit_after is not null)
    order by transfer.batch desc, line desc limit 1) as balance
  from wallet.balance order by account_id`

beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o755 })
  const tokensFile = join(folder, 'tokens')
  const tokens = await prepareDatabase(dataDir, ({ deps }) => loggedInMembers(deps, 20))
  writeFileSync(tokensFile, tokens.join('\n'))
  mkdirSync(join(dataDir, PICTURE, '..'), { recursive: true })
  writeFileSync(join(dataDir, PICTURE), picture)
  const sqlite = new DatabaseSync(join(dataDir, 'gateway.sqlite'))
  sqlite.exec(`create table remembered as select 'a payment' as what`)

  const port = await freePort()
  const server = await startServer({ port, dataDir })
  const begun = Promise.withResolvers<void>()
  const idsFile = join(folder, 'ids')
  const playing = play({ port, connections: 8, seconds: 160, slotShare: 0.3, tokensFile, idsFile }, begun.resolve)
  await Promise.race([begun.promise, playing])
  said = (await command('backup', [target])).said
  await server.kill()
  await playing
  sqlite.close()
  acknowledged = readFileSync(idsFile, 'utf8').split('\n')
  said += (await command('restore', [target, '--into', restored])).said
})

// The database of a killed server goes on until somebody serves its folder again.
afterAll(async () => (await startEmbedded({ dataDir, log })).stop())

afterEach(() => {
  // Whatever was refused has left nothing behind.
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('an open site that takes bets is backed up, and restored its books hold', () => {
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(said).toMatch(/^backed up: /m)
  expect(said).toMatch(/^proved: \d+ transfers in \d+ batches, \d+ accounts, \d+ audit logs$/m)
  expect(said).toMatch(/^found: the backup’s heads of [1-9]\d* chains, each with its hash$/m)
  expect(said).toMatch(/^restored: /m)
})

test('what was restored is what the site had then: chains, transfers and the balance of every account', async () => {
  const heads = await ask(restored, HEADS)
  const ends = [heads.map(({ writer }) => writer), heads.map(({ batches }) => batches)]

  const [then] = await ask(dataDir, UP_TO, ends)
  expect(await ask(restored, UP_TO, ends)).toEqual([then])
  expect(Number(then?.transfers)).toBeGreaterThan(20)
  const [all] = await ask(dataDir, 'select count(*)::int as transfers from wallet.transfer')
  // Bets went on meanwhile.
  expect(Number(all?.transfers)).toBeGreaterThan(Number(then?.transfers))

  const balances = await ask(
    restored,
    'select account_id as id, balance from wallet.balance where lines > 0 order by 1',
  )
  const before = new Map((await ask(dataDir, BALANCES, ends)).map(({ id, balance }) => [id, balance]))
  expect(balances.map(({ id, balance }) => [id, balance])).toEqual(balances.map(({ id }) => [id, before.get(id)]))
})

test('files, secret, passwords and what third parties remember are restored, for their owner alone', async () => {
  for (const name of [PICTURE, 'secret', 'postgres.json']) expect(statSync(join(restored, name)).mode & 0o077).toBe(0)
  expect(readFileSync(join(restored, PICTURE))).toEqual(picture)
  expect(readFileSync(join(restored, 'secret'))).toEqual(readFileSync(join(dataDir, 'secret')))
  expect(new DatabaseSync(join(restored, 'gateway.sqlite')).prepare('select what from remembered').all()).toEqual([
    { what: 'a payment' },
  ])
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' }))
    expect(statSync(join(target, path)).mode & 0o077).toBe(0)
  expect(statSync(target).mode & 0o077).toBe(0)
})

test('jobs, triggers, functions and sequences are restored with the rest', async () => {
  const THINGS = `
    select (select count(*)::int from pg_trigger) as triggers, (select count(*)::int from pg_proc) as functions,
           (select count(*)::int from pg_constraint) as constraints, (select count(*)::int from pg_class) as relations,
           to_regclass('graphile_worker._private_jobs') is not null as queue`
  expect(await ask(restored, THINGS)).toEqual(await ask(dataDir, THINGS))
})

test('a restored site opens, and goes on', async () => {
  const port = await freePort()
  const server = await startServer({ port, dataDir: restored })
  // A busy machine may say for a moment that the database is silent.
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  await server.stop()
})

test('a file that was changed since is named, and nothing is left in the folder', async () => {
  const [path] = readdirSync(join(target, 'postgres/base'), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(target, 'postgres/base', name)).isFile())
    .slice(-1)
  const file = join(target, 'postgres/base', path!)
  const whole = readFileSync(file)
  const changed = Buffer.concat([whole, Buffer.from('x')])
  writeFileSync(file, changed)
  const into = join(folder, 'changed')

  expect(await command('restore', [target, '--into', into])).toEqual({
    code: 1,
    said: `kept/postgres/base/${path} is not what was backed up: its digest differs\n`,
  })
  expect(readdirSync(into)).toEqual([])
  writeFileSync(file, whole)
})

test('heads that the restored books do not have are named, and nothing is left in the folder', async () => {
  const file = join(target, 'manifest.json')
  const whole = readFileSync(file, 'utf8')
  const manifest = JSON.parse(whole) as { ledger: [number, string, string][] }
  const head = manifest.ledger.find(([, batches]) => batches !== '0')!
  head[2] = '00'.repeat(32)
  writeFileSync(file, JSON.stringify(manifest))
  const into = join(folder, 'other-heads')

  expect(await command('restore', [target, '--into', into])).toEqual({
    code: 1,
    said: `FAILED: chain ${head[0]} of the ledger has not the backup’s batch ${head[1]}\n`,
  })
  expect(readdirSync(into)).toEqual([])
  writeFileSync(file, whole)
})

test.each<[string, string, readonly string[], RegExp]>([
  ['a backup over another one', 'backup', [target], /^.*kept is there already: choose another name for the backup\n$/],
  [
    'a backup into the data folder',
    'backup',
    [join(dataDir, 'b')],
    /^.* lies in the data folder: choose another place\n$/,
  ],
  ['a backup of nothing', 'backup', [], /^usage: npm run backup -- TARGET\n$/],
  [
    'a restore over something',
    'restore',
    [target, '--into', restored],
    /^.*restored is not empty: name an empty folder/,
  ],
  [
    'a restore of what is no backup',
    'restore',
    [folder, '--into', join(folder, 'x')],
    /^.* is no backup: there is no manifest/,
  ],
  ['a restore to nowhere', 'restore', [target], /^usage: npm run restore -- SOURCE --into FOLDER\n$/],
])('%s is refused in one line', async (_name, given, args, line) => {
  const { code, said: line1 } = await command(given, args)
  expect(line1).toMatch(line)
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'x'))).toBe(false)
})

test('a database of one’s own is refused, and the line says what copies it', async () => {
  const { code, said: line } = await command('backup', [join(folder, 'other')], {
    DATABASE_URL: 'postgres://someone@127.0.0.1:1/none',
  })
  expect(line).toMatch(/^DATABASE_URL names a server of its own: copy it with its own tools \(pg_dump, pg_basebackup\)/)
  expect(code).toBe(1)
})
