import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { type BackupArchive, filesBelow, openArchive } from '../server/src/kernel/backup-archive.ts'
import { copyCluster } from '../server/src/kernel/backup-cluster.ts'
import { readConfig } from '../server/src/kernel/config.ts'
import { openDatabase } from '../server/src/kernel/database.ts'
import { borrowEmbedded } from '../server/src/kernel/embedded.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { readSecretFiles } from '../server/src/kernel/secret-files.ts'
import { explain, UsageError } from './command.ts'
import { productVersion, readBooks } from './installation.ts'

// npm run backup -- TARGET: copies the whole installation of DATA_DIR into the new folder TARGET, also while the site is open.

/** Of the data folder: what is copied in another way, or is worth nothing elsewhere. */
const LEFT_OUT = /^(postgres|\..*|.*\.log(\.\d+)?|.*\.(new|password|sqlite(-\w+)?))$/
const SQLITE = /\.sqlite$/

async function backUp(target: string): Promise<string> {
  const config = readConfig(process.env)
  if (config.databaseUrl)
    throw new UsageError(
      'DATABASE_URL names a server of its own: copy it with its own tools (pg_dump, pg_basebackup), and DATA_DIR with its secret beside it',
    )
  const dataDir = resolve(config.dataDir)
  if (`${target}/`.startsWith(`${dataDir}/`))
    throw new UsageError(`${target} lies in the data folder: choose another place`)

  const log = openLog({ ...config, logLevel: 'warn' })
  const archive = await openArchive(target)
  try {
    const database = await borrowEmbedded({ dataDir, log })
    const { db } = openDatabase(database.url, log, 1)
    try {
      const before = readSecretFiles(dataDir)
      // Before and after: whatever a row names that is in the copy was there at one of both times.
      await copyFiles(dataDir, archive)
      const books = await copyCluster(database.adminUrl, database.folder, { archive, atEnd: () => readBooks(db) })
      await copyFiles(dataDir, archive)
      // The database may be sealed with a secret that was not there when files were copied first.
      if (before !== undefined && readSecretFiles(dataDir)?.current.equals(before.current) !== true)
        throw new UsageError('The secret was rotated while it was copied: take the backup again')
      await archive.finish({
        version: productVersion(),
        takenAt: new Date().toISOString(),
        bucket: config.bucket?.name ?? null,
        ...books,
      })
      return `backed up: ${target}, ${books.ledger.length} chains of the ledger, ${books.audits.length} audit logs`
    } finally {
      await db.destroy()
      await database.stop()
    }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

/** The secret, the database's passwords, members' files, what the sandbox's third parties remember, and whatever else there is. */
async function copyFiles(dataDir: string, archive: BackupArchive): Promise<void> {
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    const { name } = entry
    const from = join(dataDir, name)
    if (SQLITE.test(name)) await copySqlite(name, from, archive)
    else if (LEFT_OUT.test(name)) continue
    else if (entry.isFile() && !archive.holds(name)) await archive.add(name, from)
    else if (entry.isDirectory())
      for (const path of await filesBelow(from))
        if (!archive.holds(`${name}/${path}`)) await archive.add(`${name}/${path}`, join(from, path))
  }
}

/** As it is at one moment, also while somebody writes it. */
async function copySqlite(name: string, from: string, archive: BackupArchive): Promise<void> {
  if (archive.holds(name)) return
  const db = new DatabaseSync(from, { readOnly: true })
  try {
    db.prepare('vacuum into ?').run(archive.place(name))
  } finally {
    db.close()
  }
  await archive.adopt(name)
}

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [target, ...more] = positionals
  if (target === undefined || more.length > 0) throw new UsageError('usage: npm run backup -- TARGET')
  console.log(await backUp(resolve(target)))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
