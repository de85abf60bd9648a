import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/src/kernel/config.ts'
import { openDatabase } from '../server/src/kernel/database.ts'
import { startEmbedded } from '../server/src/kernel/embedded.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { readSchemaParts, SCHEMA_FILE, type SchemaParts } from '../server/src/kernel/schema-parts.ts'
import { checkSelf } from '../server/src/kernel/self-check.ts'
import { explain, onDatabase } from './command.ts'

// npm run self-check: holds files, migrations and the database’s schema against what was built; exit 1 where something differs.
// With --write (for developers, after a new migration) what a fresh database has is what is expected from then on.

async function freshSchema(): Promise<SchemaParts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-schema-'))
  const log = openLog({ ...readConfig({}), logLevel: 'warn' })
  const server = await startEmbedded({ dataDir, log, settings: { fsync: 'off' } })
  const database = openDatabase(server.url, log, 2)
  try {
    await migrate(database)
    return await readSchemaParts(database.db)
  } finally {
    await database.db.destroy()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

try {
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } })
  if (values.write) {
    const parts = await freshSchema()
    writeFileSync(SCHEMA_FILE, `${JSON.stringify(parts, null, 2)}\n`)
    console.log(`written: ${Object.keys(parts).length} parts of the schema`)
  } else {
    const { compared, faults } = await onDatabase((within) => checkSelf(within))
    for (const fault of faults) console.error(`FAILED: ${fault}`)
    if (faults.length === 0)
      console.log(`checked: ${compared} files, migrations and parts of the schema are as they were built`)
    process.exitCode = faults.length === 0 ? 0 : 1
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
