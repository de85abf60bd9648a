import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from './gateway.mjs'

// The whole of what `npm start` keeps alive, with a database of its own: the settings of third parties and the build are left out.

const dataDir = mkdtempSync(join(tmpdir(), 'croupier-serve-'))
const said: string[] = []
let parent: ChildProcess
let site = ''

const SERVE = `
  import { serve } from ${JSON.stringify(new URL('./serve.mjs', import.meta.url).href)}
  serve({})`

const isReady = () =>
  fetch(`${site}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status,
    () => 0,
  )

const serverPids = () =>
  execFileSync('pgrep', ['-P', String(parent.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map(Number)
const postmasterFile = join(dataDir, 'postgres/postmaster.pid')
/** Zero while there is none. */
const postmasterPid = () =>
  existsSync(postmasterFile) ? Number(readFileSync(postmasterFile, 'utf8').split('\n')[0]) : 0

/** The signal to process 0 would go to all that run these tests. */
function kill(pid: number | undefined): void {
  if (!pid) throw new Error('there is no such process')
  process.kill(pid, 'SIGKILL')
}

async function postmaster(): Promise<number> {
  await expect.poll(postmasterPid).toBeGreaterThan(0)
  return postmasterPid()
}

const readyAgain = () => expect.poll(isReady).toBe(200)

beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  parent = spawn(process.execPath, ['--input-type=module', '-e', SERVE], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', HISTORY: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [parent.stdout!, parent.stderr!]) createInterface(stream).on('line', (line) => said.push(line))
})

afterAll(async () => {
  if (parent.exitCode === null) {
    parent.kill('SIGTERM')
    await once(parent, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
})

test('the site is ready once it is started', async () => {
  await expect.poll(isReady).toBe(200)
})

test('the site is ready again by itself after its database was killed', async () => {
  const killed = await postmaster()
  kill(killed)
  await expect.poll(() => [0, killed].includes(postmasterPid())).toBe(false)
  await readyAgain()
})

test('the site is ready again by itself after its server was killed', async () => {
  const [killed] = serverPids()
  kill(killed)
  await expect
    .poll(() => said)
    .toContainEqual(expect.stringMatching(/^The server ended unexpectedly \(SIGKILL\); starting it again/))
  await readyAgain()
  expect(serverPids()).not.toContain(killed)
})

test('the site is ready again when both are killed at once', async () => {
  const database = await postmaster()
  kill(database)
  kill(serverPids()[0])
  await expect.poll(isReady).toBe(0)
  await readyAgain()
})

test('a signal ends all of it, and nothing is started again', async () => {
  const [server] = serverPids()
  parent.kill('SIGTERM')
  await once(parent, 'exit')
  expect(said.at(-1)).not.toContain('starting it again')
  expect(() => process.kill(server!, 0)).toThrow('ESRCH')
})
