import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/kernel/database.ts'
import { startEmbedded } from '../src/kernel/embedded.ts'
import { migrate } from '../src/kernel/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker makes its own database: `create database mine template <template>`, asked at `adminUrl`. */
    postgres: {
      readonly adminUrl: string
      readonly template: string
      /** The same with the demo brands in it, as they are opened on a world's first day. */
      readonly branded: string
      /** Databases need not be dropped: the server goes with all of them, and there is room until then. */
      readonly goes: boolean
    }
  }
}

const TEMPLATE = 'template_croupier'
const BRANDED = 'template_croupier_branded'
const PREFIX = 'croupier-test-'
/** What nobody needs any more and is not gone yet. */
const GOING = 'croupier-going-'
const log = pino({ level: 'warn' })

// Nothing here outlives the run, so nothing has to reach the disk.
const hasty = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  max_connections: '300',
}
/** The databases of a whole run take less than half of this. */
const ROOMY_BYTES = 12e9

/** One PostgreSQL for all tests, with migrated templates; TEST_DATABASE_URL names another server to use instead. */
export default async function setup(project: TestProject) {
  const { adminUrl, goes, stop } = await findServer()
  await makeTemplate(adminUrl)
  await makeBranded(adminUrl)
  project.provide('postgres', { adminUrl, template: TEMPLATE, branded: BRANDED, goes })
  return stop
}

async function findServer() {
  if (process.env.TEST_DATABASE_URL)
    return { adminUrl: process.env.TEST_DATABASE_URL, goes: false, stop: async () => {} }

  await removeAbandoned()
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const server = await startEmbedded({ dataDir, log, settings: hasty })
  const { bavail, bsize } = statfsSync(dataDir)
  return {
    adminUrl: server.url,
    goes: bavail * bsize > ROOMY_BYTES,
    async stop() {
      await server.stop()
      letGo(dataDir)
    },
  }
}

function letGo(dataDir: string): void {
  const going = dataDir.replace(PREFIX, GOING)
  renameSync(dataDir, going)
  removeMeanwhile(going)
}

/** So many databases are hundreds of thousands of files: what comes next need not wait until they are gone. */
function removeMeanwhile(folder: string): void {
  const program = `require('node:fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true })`
  spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' }).unref()
}

// A run that was killed leaves its database running and its folder behind.
async function removeAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(GOING)))
    removeMeanwhile(join(tmpdir(), name))
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue
    const dataDir = join(tmpdir(), name)
    const begun = existsSync(join(dataDir, 'postgres'))
    const left = begun ? await startEmbedded({ dataDir, log }).catch(() => undefined) : undefined
    await left?.stop()
    letGo(dataDir)
  }
}

async function makeTemplate(adminUrl: string) {
  await remade(adminUrl, TEMPLATE, 'template1')
  const database = openDatabase(urlOf(adminUrl, TEMPLATE), log, 2)
  await migrate(database)
  await database.db.destroy()
}

/** In a process of its own: what vitest runs before the tests does not find files as the product does. */
async function makeBranded(adminUrl: string) {
  await remade(adminUrl, BRANDED, TEMPLATE)
  const program = fileURLToPath(new URL('./open-brands.ts', import.meta.url))
  execFileSync(process.execPath, [program, urlOf(adminUrl, BRANDED)], { stdio: ['ignore', 'inherit', 'inherit'] })
}

async function remade(adminUrl: string, name: string, template: string) {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
