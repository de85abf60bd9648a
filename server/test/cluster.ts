import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/kernel/database.ts'
import { startEmbedded } from '../src/kernel/embedded.ts'
import { migrate } from '../src/kernel/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker makes its own database: `create database mine template <template>`, asked at `adminUrl`. */
    postgres: { readonly adminUrl: string; readonly template: string }
  }
}

const TEMPLATE = 'template_croupier'
const PREFIX = 'croupier-test-'
const log = pino({ level: 'warn' })

// Nothing here outlives the run, so nothing has to reach the disk.
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** One PostgreSQL for all tests, with a migrated template; TEST_DATABASE_URL names another server to use instead. */
export default async function setup(project: TestProject) {
  const { adminUrl, stop } = await findServer()
  await makeTemplate(adminUrl)
  project.provide('postgres', { adminUrl, template: TEMPLATE })
  return stop
}

async function findServer() {
  if (process.env.TEST_DATABASE_URL) return { adminUrl: process.env.TEST_DATABASE_URL, stop: async () => {} }

  await removeAbandoned()
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const server = await startEmbedded({ dataDir, log, settings: hasty })
  return {
    adminUrl: server.url,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

// A run that was killed leaves its database running and its folder behind.
async function removeAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue
    const dataDir = join(tmpdir(), name)
    const begun = existsSync(join(dataDir, 'postgres'))
    const left = begun ? await startEmbedded({ dataDir, log }).catch(() => undefined) : undefined
    await left?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplate(adminUrl: string) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`)
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()

  const url = new URL(adminUrl)
  url.pathname = `/${TEMPLATE}`
  const database = openDatabase(url.href, log, 2)
  await migrate(database)
  await database.db.destroy()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
