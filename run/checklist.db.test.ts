import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Call } from '@croupier/contract/call.ts'
import { acceptInvitation } from '@croupier/contract/operator-access.ts'
import { operatorLogin, operatorSelf, operatorVerify } from '@croupier/contract/operator.ts'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../server/test/database.ts'
import { openMailbox } from '../server/test/mailbox.ts'

// Walks the production checklist of docs/operations.md as a person would who has just installed the product.

const ROOT = join(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const checklist = text.slice(text.indexOf('## Production checklist'), text.indexOf('## Access'))
const listed = Object.fromEntries(
  [...checklist.matchAll(/^ +\| `([A-Z_]+)` \| `([^`]+)` \|$/gm)].map(([, name = '', example = '']) => [name, example]),
)
const commands = [...checklist.matchAll(/^ +npm run (\w+) -- (.+)$/gm)].map(([, name = '', words = '']) => ({
  name,
  words: words.split(' '),
}))

const [database, mailbox] = [await freshDatabase(), await openMailbox()]
const folder = mkdtempSync(join(tmpdir(), 'checklist-'))
const environment = {
  PATH: process.env.PATH ?? '',
  DATA_DIR: folder,
  PORT: '0',
  LOG_LEVEL: 'error',
  ...listed,
  DATABASE_URL: database.url,
  SMTP_URL: mailbox.url,
}
afterAll(async () => {
  await mailbox.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const run = (file: string, words: readonly string[], env: NodeJS.ProcessEnv = environment) =>
  promisify(execFile)(process.execPath, [join(ROOT, file), ...words], { env, cwd: ROOT, timeout: 120_000 })

test('the list names what production wants, and the commands that open it', () => {
  expect(Object.keys(listed)).toEqual(['MODE', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_ORIGIN', 'METRICS_TOKEN'])
  expect(commands.map(({ name }) => name)).toEqual(['brands', 'operators'])
})

test.each(['SMTP_URL', 'PUBLIC_ORIGIN', 'METRICS_TOKEN'])('without %s it does not start, and says so', async (name) => {
  const refused = await run('server/src/main.ts', [], { ...environment, [name]: '' }).catch((error: unknown) => error)
  const { code, stderr } = refused as { readonly code: number; readonly stderr: string }
  expect(code).toBe(78)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(`MODE=production: ${name}`)
})

test('on a database that the sandbox has made it does not start, and says whose it is and what to do', async () => {
  const sandboxes = await freshDatabase('branded')
  const env = { ...environment, DATABASE_URL: sandboxes.url }
  const refused = await run('server/src/main.ts', [], env).catch((error: unknown) => error)
  const { code, stderr } = refused as { readonly code: number; readonly stderr: string }
  expect(code).toBe(78)
  expect(stderr).toContain(
    'MODE=production: the sandbox has made LUCKY and SAMPA and SEN: begin with an empty database',
  )
  expect(
    stderr
      .trim()
      .split('\n')
      .every((line) => line.startsWith('MODE=production: ')),
  ).toBe(true)
  await sandboxes.drop()
})

test('with all of it an empty database becomes a site whose first operator logs in', async () => {
  const server = fork(join(ROOT, 'server/src/main.ts'), [], { env: environment, cwd: ROOT, silent: true })
  try {
    const site = await siteOf(server)
    // A busy machine may say for a moment that the database is silent.
    await expect.poll(async () => (await fetch(`${site}/readyz`)).status).toBe(200)
    expect((await fetch(`${site}/openapi.json`)).status).toBe(404)

    const said: string[] = []
    for (const { name, words } of commands) said.push((await run(`run/${name}.ts`, words)).stdout)
    const code = /\d{12}/.exec(said[1] ?? '')?.[0] ?? ''
    const password = 'quite a long password'
    await asked(site, acceptInvitation, { username: 'boss', code, password })

    const first = await asked(site, operatorLogin, { username: 'boss', password })
    await expect.poll(() => codeIn(mailbox.mails.map((mail) => mail.text ?? ''))).toBeDefined()
    const mailed = codeIn(mailbox.mails.map((mail) => mail.text ?? ''))
    const { token } = await asked(site, operatorVerify, { ticket: first.ticket, code: mailed })
    const self = await fetch(`${site}${operatorSelf.path}`, {
      headers: { ...HEADERS, authorization: `Bearer ${token}` },
    })
    expect((await self.json()).value).toMatchObject({
      username: 'boss',
      sandbox: false,
      brands: [{ merchant: 'ACME' }],
    })
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
}, 180_000)

/** Where a server that has just been started is found; fails with what it says where it ends instead. */
function siteOf(server: ChildProcess): Promise<string> {
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (some: Buffer) => said.push(some.toString()))
  return new Promise((found, failed) => {
    server.once('message', (message) => found((message as { readonly site: string }).site))
    server.once('exit', () => failed(new Error(said.join(''))))
  })
}

const HEADERS = { merchant: 'ACME', 'content-type': 'application/json' }

/** The mailed code of a login; that of the invitation has twelve digits. */
const codeIn = (texts: readonly string[]) => texts.flatMap((one) => /(?<!\d)\d{6}(?!\d)/.exec(one)?.[0] ?? []).at(-1)

async function asked(site: string, call: Call, body: Record<string, unknown>): Promise<Record<string, string>> {
  const keys = (await (await fetch(`${site}/wps/system/jwks`, { headers: HEADERS })).json()).value.keys as [JWK]
  const plain = { iat: Math.floor(Date.now() / 1000), jti: randomUUID(), ...body }
  const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: keys[0].kid ?? '' })
    .encrypt(await importJWK(keys[0], 'ECDH-ES'))
  const response = await fetch(`${site}${call.path}`, {
    method: call.method,
    headers: HEADERS,
    body: JSON.stringify({ payload }),
  })
  const said = await response.json()
  expect(said.errorCode).toBeUndefined()
  return said.value
}
