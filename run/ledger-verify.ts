import { parseArgs } from 'node:util'
import { auditedBrands, verifyAudit } from '../server/src/kernel/audit.ts'
import type { Db } from '../server/src/kernel/database.ts'
import { proveSince } from '../server/src/modules/wallet/verify/prove.ts'
import { depsOf, explain, onDatabase, UseError } from './command.ts'

// npm run ledger:verify [-- --since 1h]: proves the ledger of DATABASE_URL or DATA_DIR, also while the site is open, and remembers how far;
// with --since it goes on from what was proved so long ago. Exit 1 at the first wrong line.

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

function ageOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  if (count === undefined) throw new UseError('usage: npm run ledger:verify -- --since 1h (s, m, h or d)')
  return Number(count) * (UNITS_MS[unit] ?? 0)
}

const proveAudits = async (db: Db) => Promise.all((await auditedBrands(db)).map((brandId) => verifyAudit(db, brandId)))

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } })
  const age = ageOf(values.since)
  const { batches, transfers, accounts, fault, since, audits } = await onDatabase(async (within) => ({
    ...(await proveSince(within.db, (await depsOf(within)).now(), age)),
    audits: await proveAudits(within.db),
  }))
  const from = since ? `since ${since.toISOString()}, ` : ''
  if (fault === undefined)
    console.log(`proved: ${from}${transfers} transfers in ${batches} batches, ${accounts} accounts`)
  else console.error(`FAILED after ${from}${transfers} transfers in ${batches} batches: ${fault}`)
  for (const { brandId, entries, firstWrong } of audits)
    if (firstWrong === undefined) console.log(`proved: audit log of brand ${brandId}, ${entries} entries`)
    else console.error(`FAILED: audit log of brand ${brandId}, entry ${firstWrong} is not what was written`)
  process.exitCode = fault === undefined && audits.every(({ firstWrong }) => firstWrong === undefined) ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
