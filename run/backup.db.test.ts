import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../server/src/kernel/config.ts'
import { openDatabase } from '../server/src/kernel/database.ts'
import { type EmbeddedServer, startEmbedded } from '../server/src/kernel/embedded.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { readSecretFiles, writeFirstSecret, writeRotation } from '../server/src/kernel/secret-files.ts'

// What a backup has of the installation's secret. That its books are whole is shown by bench/backup.db.test.ts.

const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const dataDir = join(folder, 'data')
const log = openLog(readConfig({ LOG_LEVEL: 'silent' }))
let database: EmbeddedServer

const backUp = (target: string) =>
  promisify(execFile)(process.execPath, ['run/backup.ts', join(folder, target)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    timeout: 120_000,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  )
function rotate() {
  const [from, until] = [new Date(), new Date(Date.now() + 3_600_000)]
  writeRotation(dataDir, randomBytes(32), { bytes: readSecretFiles(dataDir)!.current, from, until })
}

beforeAll(async () => {
  writeFirstSecret(dataDir, randomBytes(32))
  database = await startEmbedded({ dataDir, log, settings: { fsync: 'off' } })
  const opened = openDatabase(database.url, log, 2)
  await migrate(opened)
  await opened.db.destroy()
})
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true })
})

test('during an overlap both secrets are in the backup', async () => {
  rotate()
  expect((await backUp('both')).code).toBe(0)
  for (const name of ['secret', 'secret.former'])
    expect(readFileSync(join(folder, 'both', name))).toEqual(readFileSync(join(dataDir, name)))
})

test('a secret that is rotated while it is copied makes no backup, and the command says what to do', async () => {
  rmSync(join(dataDir, 'secret.former'))
  // The books are read when all is copied; until then the backup is not over.
  const held = openDatabase(database.url, log, 1)
  const holder = await held.pool.connect()
  await holder.query('begin')
  await holder.query('lock table wallet.writer in access exclusive mode')
  const going = backUp('torn')
  await expect.poll(() => existsSync(join(folder, 'torn.part', 'secret'))).toBe(true)
  rotate()
  await holder.query('rollback')
  holder.release()
  await held.db.destroy()
  expect(await going).toEqual({ code: 1, said: 'The secret was rotated while it was copied: take the backup again' })
  expect(readdirSync(folder).filter((name) => name.startsWith('torn'))).toEqual([])
})
