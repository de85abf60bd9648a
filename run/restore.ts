import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BackupManifest, readManifest, unpack } from '../server/src/kernel/backup-archive.ts'
import { CLUSTER } from '../server/src/kernel/backup-cluster.ts'
import { openClock } from '../server/src/kernel/clock.ts'
import { readConfig } from '../server/src/kernel/config.ts'
import { type OpenDatabase, openDatabase } from '../server/src/kernel/database.ts'
import { findCluster } from '../server/src/kernel/embedded-cluster.ts'
import { startEmbedded } from '../server/src/kernel/embedded.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { migrate } from '../server/src/kernel/migrate.ts'
import { explain, UsageError } from './command.ts'
import { proveBooks, readBooks } from './installation.ts'

// npm run restore -- SOURCE --into FOLDER: makes a data folder of a backup, proves its books, and says how they stand beside the
// backup's. FOLDER must be empty or not there; it stays empty when something is wrong.

const GROWING = '.restore'
/** A database without this file is started by nobody, so the one comes first and the other last. */
const LAST = 'postgres.json'

async function restore(source: string, target: string): Promise<void> {
  const manifest = await readManifest(source)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError(`${target} is not empty: name an empty folder, or one that is not there`)
  const growing = join(target, GROWING)
  await mkdir(growing, { recursive: true, mode: 0o755 })
  try {
    await unpack(source, manifest, growing)
    await giveToDatabase(growing)
    await prove(growing, manifest)
    await moveUp(growing, target)
  } catch (error) {
    await rm(growing, { recursive: true, force: true })
    throw error
  }
}

/** Root runs the database as another user, to whom its files must belong. */
async function giveToDatabase(dataDir: string): Promise<void> {
  const { account } = findCluster(dataDir).owner
  if (account === undefined) return
  const folder = join(dataDir, CLUSTER)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const path of [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))])
    await chown(path, account.uid, account.gid)
}

async function prove(dataDir: string, manifest: BackupManifest): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined })
  const log = openLog({ ...config, logLevel: 'warn' })
  const embedded = await startEmbedded({ dataDir, log })
  const database: OpenDatabase = openDatabase(embedded.url, log, 4)
  try {
    // As the next start does: the proof reads the tables of this version.
    await migrate(database)
    const clock = openClock(config, database.db)
    await clock.read()
    const { faults, batches, transfers, accounts, heads } = await proveBooks(database.db, manifest, clock.now())
    if (faults.length > 0) throw new UsageError(faults.map((fault) => `FAILED: ${fault}`).join('\n'))
    const { balances } = await readBooks(database.db)
    console.log(
      `proved: ${transfers} transfers in ${batches} batches, ${accounts} accounts, ${manifest.audits.length} audit logs`,
    )
    console.log(`found: the backup’s heads of ${heads} chains, each with its hash`)
    for (const [asset, balance, held] of balances) {
      const then = manifest.balances.find(([other]) => other === asset)
      console.log(
        `members’ ${asset}: ${balance} of which held ${held}; when it was copied ${then?.[1] ?? 0} and ${then?.[2] ?? 0}`,
      )
    }
  } finally {
    await database.db.destroy()
    await embedded.stop()
  }
}

async function moveUp(growing: string, target: string): Promise<void> {
  const others = (await readdir(growing)).filter((name) => name !== CLUSTER && name !== LAST)
  for (const name of [CLUSTER, ...others, LAST]) await rename(join(growing, name), join(target, name))
  await rmdir(growing)
}

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } })
  const [source, ...more] = positionals
  if (source === undefined || more.length > 0 || values.into === undefined)
    throw new UsageError('usage: npm run restore -- SOURCE --into FOLDER')
  const target = resolve(values.into)
  await restore(resolve(source), target)
  console.log(`restored: ${target}; start it with DATA_DIR=${target}`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
