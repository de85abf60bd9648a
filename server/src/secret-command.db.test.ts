import { execFile, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operatorLogin } from '@croupier/contract/operator.ts'
import { fixedSecret, openSecret, seal, unseal } from '#kernel/secret.ts'
import { freshDatabase } from '../test/database.ts'

// The command as a person gives it, beside a server in a process of its own.

const ROOT = join(import.meta.dirname, '../..')
const database = await freshDatabase()
const folder = mkdtempSync(join(tmpdir(), 'secret-'))
const environment = {
  PATH: process.env.PATH ?? '',
  MODE: 'production',
  // Nobody but the command seals anew.
  ROLE: 'api',
  DATA_DIR: folder,
  PORT: '0',
  LOG_LEVEL: 'error',
  DATABASE_URL: database.url,
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_ORIGIN: 'https://play.example',
  METRICS_TOKEN: 'm'.repeat(16),
}
const words = (verb: string) => ['run/secret.ts', ...verb.split(' '), '--by', 'ana', '--reason', 'a stolen backup']
const give = async (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [...args], { env: environment, cwd: ROOT, timeout: 120_000 }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  )
const secretIs = () => readFileSync(join(folder, 'secret'))
const holder = () => ({
  secret: openSecret({ dataDir: folder }, (length) => Buffer.alloc(length)),
  now: () => new Date(),
})
const texts = async () =>
  (await sql<{ id: string; sealed: string }>`select id, sealed from identity.message order by id`.execute(database.db))
    .rows

const server = fork(join(ROOT, 'server/src/main.ts'), [], { env: environment, cwd: ROOT, silent: true })
let site = ''
let first = Buffer.alloc(0)
let kid = ''
const MANY = 300

beforeAll(async () => {
  const [said] = (await Promise.race([once(server, 'message'), once(server, 'exit')])) as [{ site: string }]
  site = said.site
  const made = await give(
    ...'run/brands.ts create ACME --host play.example --currency PHP --zone Asia/Manila --by ana --reason opening'.split(
      ' ',
    ),
  )
  expect(made.code).toBe(0)
  first = secretIs()
  // The key for its payloads, which it has not opened yet; the server hears of the brand in a moment.
  const keys = () => fetch(`${site}/wps/system/jwks`, { headers: { merchant: 'ACME' } })
  await vi.waitFor(async () => expect((await keys()).status).toBe(200), { timeout: 150_000 })
  kid = (await (await keys()).json()).value.keys[0].kid
  const sealed = await seal(holder(), 'message', 'hush')
  await sql`
    insert into identity.message (id, brand_id, channel, status, template, language, address, sealed, created_at, send_until)
    select gen_random_uuid(), 1, 'mail', 'sent', 'code', 'en', 'x@y.example', ${sealed}, now(), now()
    from generate_series(1, ${MANY})`.execute(database.db)
})
afterAll(async () => {
  server.kill('SIGKILL')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** What the server says to a login whose payload is for a key that it has not opened yet. */
async function logIn() {
  const headers = { merchant: 'ACME', 'content-type': 'application/json' }
  const [key] = (await (await fetch(`${site}/wps/system/jwks`, { headers })).json()).value.keys as [JWK]
  const plain = {
    iat: Math.floor(Date.now() / 1000),
    jti: crypto.randomUUID(),
    username: 'nobody',
    password: 'nothing',
  }
  const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid ?? '' })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  const answer = await fetch(`${site}${operatorLogin.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ payload }),
  })
  return { kid: key.kid, errorCode: (await answer.json()).errorCode }
}

test('without a name and a reason, or with an overlap of no length, nothing is done', async () => {
  expect(await give('run/secret.ts', 'rotate')).toMatchObject({ code: 1, said: expect.stringMatching(/^Say who/) })
  expect(await give(...words('rotate --overlap 0'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^--overlap/),
  })
  expect(await give(...words('finish'))).toEqual({ code: 1, said: 'There is no former secret' })
  expect(secretIs()).toEqual(first)
})

test('killed in the middle it has lost nothing: all opens, and status says how much is left', async () => {
  const [last] = (await texts()).slice(-1)
  const other = await database.db.startTransaction().execute()
  await sql`select 1 from identity.message where id = ${last!.id} for update`.execute(other)
  const command = spawn(process.execPath, words('rotate --overlap 1'), { env: environment, cwd: ROOT, stdio: 'ignore' })
  await expect.poll(async () => new Set((await texts()).map(({ sealed }) => sealed)).size).toBeGreaterThan(1)
  command.kill('SIGKILL')
  await once(command, 'exit')
  await other.rollback().execute()

  expect(secretIs()).not.toEqual(first)
  for (const { sealed } of await texts()) expect(await unseal(holder(), 'message', sealed)).toBe('hush')
  const { said } = await give('run/secret.ts', 'status')
  expect(said).toMatch(/^identity\.message\.sealed: [1-9]\d* not sealed with the new one yet$/m)
})

test('a running server has read the new secret: it opens what is sealed with it', async () => {
  const { rows } = await sql<{ sealed: string }>`
    select private_key as sealed from kernel.encryption_key order by created_at desc`.execute(database.db)
  const now = holder()
  const current = { ...now, secret: fixedSecret(now.secret.files().current) }
  expect(rows).toHaveLength(1)
  expect(await unseal(current, 'encryption-key', rows[0]!.sealed)).toContain('"d":')
  expect(await logIn()).toEqual({ kid, errorCode: 'login_failed' })
})

test('a second rotation is refused in one line that says what to do', async () => {
  const now = secretIs()
  const { code, said } = await give(...words('rotate'))
  expect(code).toBe(1)
  expect(said).toMatch(
    /^The former secret [0-9a-f]{16} is still good until \S+: wait, or end it with npm run secret -- finish$/,
  )
  expect(secretIs()).toEqual(now)
})

test('finish seals the rest anew, and then the former secret is gone', async () => {
  expect(await give(...words('finish'))).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^sealed anew: [1-9]\d* texts; the former/),
  })
  expect(existsSync(join(folder, 'secret.former'))).toBe(false)
  expect((await give('run/secret.ts', 'status')).said).toMatch(/^the secret is [0-9a-f]{16}; there is no former one$/)
  const all = await texts()
  expect(all).toHaveLength(MANY)
  for (const { sealed } of all) expect(await unseal(holder(), 'message', sealed)).toBe('hush')
  expect(await logIn()).toEqual({ kid, errorCode: 'login_failed' })
})
