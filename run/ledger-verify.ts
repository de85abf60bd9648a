import { parseArgs } from 'node:util'
import type { Db } from '../server/src/kernel/database.ts'
import { auditedBrands, faultText, verifyAudit } from '../server/src/kernel/verify-audit.ts'
import { type ChangeLink, verifyChanges } from '../server/src/modules/identity/trail/verify-changes.ts'
import { proveSince } from '../server/src/modules/wallet/verify/verify.ts'
import { depsOf, explain, onDatabase, UsageError } from './command.ts'

// npm run ledger:verify [-- --since 1h]: proves the ledger of DATABASE_URL or DATA_DIR, also while the site is open, and remembers how far;
// with --since it goes on from what was proved so long ago. Exit 1 when anything is wrong; all of it is named, up to a hundred lines.

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

function ageOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  if (count === undefined) throw new UsageError('usage: npm run ledger:verify -- --since 1h (s, m, h or d)')
  return Number(count) * (UNITS_MS[unit] ?? 0)
}

/** The first hundred, each as its member and its number. */
const namesOf = (links: readonly ChangeLink[]) =>
  links
    .slice(0, 100)
    .map(({ memberId, number }) => `${memberId}/${number}`)
    .join(', ')

const proveAudits = async (db: Db) => Promise.all((await auditedBrands(db)).map((brandId) => verifyAudit(db, brandId)))

try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } })
  const age = ageOf(values.since)
  const { batches, transfers, accounts, faults, faultCount, since, audits, people } = await onDatabase(
    async (within) => ({
      ...(await proveSince(within.db, (await depsOf(within)).now(), age)),
      audits: await proveAudits(within.db),
      people: await verifyChanges(within.db),
    }),
  )
  const from = since ? `since ${since.toISOString()}, ` : ''
  if (faultCount === 0) console.log(`proved: ${from}${transfers} transfers in ${batches} batches, ${accounts} accounts`)
  else
    console.error(
      `FAILED: ${from}${faultCount} faults in ${transfers} transfers of ${batches} batches\n${faults.join('\n')}`,
    )
  for (const verdict of audits) {
    const [log, said] = [`audit log of brand ${verdict.brandId}`, faultText(verdict)]
    if (said === undefined) console.log(`proved: ${log}, ${verdict.entries} entries`)
    else console.error(`FAILED: ${log}, ${said}`)
    if (verdict.marked.length > 0)
      console.log(`known: ${log}, stored otherwise than hashed: ${verdict.marked.join(', ')}`)
  }
  const { changes, wrong, marked } = people
  if (wrong.length === 0) console.log(`proved: ${changes} changes of members`)
  else console.error(`FAILED: changes of members, ${namesOf(wrong)} not what was written`)
  if (marked.length > 0) console.log(`known: changes of members, stored otherwise than hashed: ${namesOf(marked)}`)
  process.exitCode =
    wrong.length === 0 && faultCount === 0 && audits.every(({ wrongCount }) => wrongCount === 0) ? 0 : 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 2
}
