import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'main-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** How the server ends when it is started so: its exit code and what the person at the terminal reads. */
async function started(settings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, LOG_LEVEL: 'warn', ...settings }
  const ended = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, timeout: 120_000 })
  return ended.then(
    () => ({ code: 0, said: '' }),
    (error: { code: number; stderr: string; stdout: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
}

/** What whoever watches over the server reads in its exit code. */
const LATER = 75
const NOT_AGAIN = 78

test.each<[string, Record<string, string>, RegExp, number]>([
  [
    'a setting that is wrong',
    { PORT: 'eighty', MODE: 'demo' },
    /^Wrong settings: MODE: .*; PORT: [^\n]*\n$/,
    NOT_AGAIN,
  ],
  [
    'a data folder that cannot be used',
    { DATA_DIR: '/proc/nothing' },
    /^The data folder \/proc\/nothing cannot be used: [^\n]*\n$/,
    NOT_AGAIN,
  ],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://someone:hush@127.0.0.1:1/none' },
    /^The database at postgres:\/\/someone:\*\*\*@127\.0\.0\.1:1\/none cannot be reached: [^\n]*\n$/,
    LATER,
  ],
])('%s stops the start with one clear line', async (_name, settings, line, exitCode) => {
  const { code, said } = await started(settings)
  expect(said).toMatch(line)
  expect(code).toBe(exitCode)
})
