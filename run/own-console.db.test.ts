import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../server/test/database.ts'
import { freePort } from './gateway.mjs'

// The server as a person starts it, open to other machines and with its console at an address of its own.

const database = await freshDatabase('branded')
const folder = mkdtempSync(join(tmpdir(), 'own-console-'))
const consoleAt = `http://127.0.0.1:${await freePort()}`
const env = {
  PATH: process.env.PATH,
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  ROLE: 'api',
  HOST: '0.0.0.0',
  PORT: '0',
  CONSOLE_HOST: '127.0.0.1',
  CONSOLE_PORT: new URL(consoleAt).port,
  LOG_LEVEL: 'error',
}
const server = fork(join(import.meta.dirname, '../server/src/main.ts'), [], { env, silent: true })
let said = ''
for (const stream of [server.stdout, server.stderr])
  stream?.on('data', (some: Buffer) => void (said += some.toString()))
let siteAt = ''

beforeAll(async () => {
  const [ready] = (await Promise.race([once(server, 'message'), once(server, 'exit')])) as [{ site: string }]
  siteAt = ready.site
})
afterAll(async () => {
  server.kill('SIGKILL')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  await database.drop()
  rmSync(folder, { recursive: true })
})

const answered = async (at: string, path: string) => {
  const response = await fetch(`${at}${path}`, {
    headers: { merchant: 'LUCKY', accept: 'text/html' },
    redirect: 'manual',
  })
  return response.status
}

test('the sandbox that answers other machines warns in large letters, once', async () => {
  await expect.poll(() => said).toContain('The console is at')
  expect(said.match(/W A R N I N G :   T H E   S A N D B O X   I S   O P E N/g)).toHaveLength(1)
  expect(said.indexOf('W A R N I N G')).toBeLessThan(said.indexOf('Croupier is open'))
  expect(said).toContain(`The console is at ${consoleAt}/console and nowhere else`)
})

test.each(['/console', '/console/login', '/wps/operator/me', '/wps/operator/members'])(
  'the public port answers nothing at %s, and the console’s port does',
  async (path) => {
    expect(await answered(siteAt, path)).toBe(404)
    expect(await answered(consoleAt, path)).not.toBe(404)
  },
)

test.each(['/', '/support', '/wps/system/status', '/docs', '/openapi.json', '/dev/outbox', '/dev/outbox.json'])(
  'the console’s port answers nothing at %s, and the public port does',
  async (path) => {
    expect(await answered(consoleAt, path)).toBe(404)
    expect(await answered(siteAt, path)).not.toBe(404)
  },
)

test.each(['/vendor/v1/bet', '/wps/session/login'])('the console’s port takes no call at %s', async (path) => {
  const post = async (at: string) =>
    (await fetch(`${at}${path}`, { method: 'POST', headers: { merchant: 'LUCKY' } })).status
  expect(await post(consoleAt)).toBe(404)
  expect(await post(siteAt)).not.toBe(404)
})
