import { recount } from '../server/history/recount/recount.ts'
import { explain, onDatabase } from './command.ts'

// npm run history:verify: counts figures, records and the ledger of DATABASE_URL or DATA_DIR anew from every bet and every transfer,
// for all brands, and compares them with what is kept, also while the site is open. Exit 1 when something differs; of each kind the first
// difference is printed.

try {
  const results = await onDatabase(({ db }) => recount(db))
  for (const { name, compared, differences, first } of results)
    if (first === undefined) console.log(`the same: ${compared} ${name}`)
    else {
      const { brandId, subject, counted, kept } = first
      console.error(`FAILED: ${differences} of ${compared} ${name} differ`)
      console.error(`  the first, of brand ${brandId}: ${subject}: counted ${counted}; kept ${kept}`)
    }
  process.exitCode = results.every(({ differences }) => differences === 0) ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
