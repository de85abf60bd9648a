import { type Config, ConfigError, readConfig } from '../server/src/kernel/config.ts'
import { openDatabase } from '../server/src/kernel/database.ts'
import { borrowEmbedded } from '../server/src/kernel/embedded.ts'
import { openLog } from '../server/src/kernel/log.ts'
import { StartError } from '../server/src/kernel/start-error.ts'
import { verifyLedger } from '../server/src/modules/wallet/verify/verify.ts'

// npm run ledger:verify: proves the ledger of DATABASE_URL or DATA_DIR, also while the site is open; exit 1 at the first wrong line.

/** Prove the ledger that these settings name; true when every line is right. */
async function prove(config: Config): Promise<boolean> {
  const log = openLog({ ...config, logLevel: 'warn' })
  const borrowed = config.databaseUrl ? undefined : await borrowEmbedded({ dataDir: config.dataDir, log })
  const { db } = openDatabase(config.databaseUrl ?? borrowed?.url ?? '', log, 2)
  try {
    const { batches, transfers, accounts, fault } = await verifyLedger(db)
    if (fault !== undefined) console.error(`FAILED after ${transfers} transfers in ${batches} batches: ${fault}`)
    else console.log(`proved: ${transfers} transfers in ${batches} batches, ${accounts} accounts`)
    return fault === undefined
  } finally {
    await db.destroy()
    await borrowed?.stop()
  }
}

try {
  process.exitCode = (await prove(readConfig(process.env))) ? 0 : 1
} catch (error) {
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error)
  process.exitCode = 2
}
