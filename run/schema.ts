import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../server/src/kernel/config.ts'
import { type Db, openDatabase } from '../server/src/kernel/database.ts'
import { startEmbedded } from '../server/src/kernel/embedded.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { SCHEMA_FOLDER, schemaPages } from '../server/src/kernel/schema-pages.ts'
import { readSchemaParts, SCHEMA_FILE } from '../server/src/kernel/schema-parts.ts'
import { explain } from './command.ts'

// npm run schema (for developers, after a new migration): writes what a fresh database has, for readers and for the self-check.

async function onFresh(work: (db: Db) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-schema-'))
  const log = openLog({ ...readConfig({}), logLevel: 'warn' })
  const server = await startEmbedded({ dataDir, log, settings: { fsync: 'off' } })
  const database = openDatabase(server.url, log, 2)
  try {
    await migrate(database)
    await work(database.db)
  } finally {
    await database.db.destroy()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function write(db: Db): Promise<void> {
  const parts = await readSchemaParts(db)
  writeFileSync(SCHEMA_FILE, `${JSON.stringify(parts, null, 2)}\n`)
  const pages = Object.entries(await schemaPages(db))
  rmSync(SCHEMA_FOLDER, { recursive: true, force: true })
  mkdirSync(SCHEMA_FOLDER)
  for (const [name, text] of pages) writeFileSync(new URL(`${name}.sql`, SCHEMA_FOLDER), text)
  console.log(`written: ${pages.length} pages and ${Object.keys(parts).length} parts of the schema`)
}

try {
  await onFresh(write)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
