import { verifyLedger } from '../server/src/modules/wallet/verify/verify.ts'
import { explain, onDatabase } from './command.ts'

// npm run ledger:verify: proves the ledger of DATABASE_URL or DATA_DIR, also while the site is open; exit 1 at the first wrong line.

try {
  const { batches, transfers, accounts, fault } = await onDatabase(({ db }) => verifyLedger(db))
  if (fault === undefined) console.log(`proved: ${transfers} transfers in ${batches} batches, ${accounts} accounts`)
  else console.error(`FAILED after ${transfers} transfers in ${batches} batches: ${fault}`)
  process.exitCode = fault === undefined ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
