import { afterCommit } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import { warnRepeated } from '#kernel/repeated-warning.ts'
import { forgetCallStats, callStatsOf } from './call-stats.ts'
import { insertCallStats } from './store.ts'

const EVERY_MS = 5000

/** Write down how vendors' calls of the last seconds were answered. */
export async function writeCallStats(deps: Deps): Promise<number> {
  const rows = callStatsOf(deps)
  if (rows.length === 0) return EVERY_MS
  await inParts(deps.db, rows, {
    async work(tx, part) {
      await insertCallStats(tx, part)
      afterCommit(tx, () => forgetCallStats(deps, part))
    },
    // A count is worth less than the counts of all others: it is dropped.
    async setAside(_tx, row, reason) {
      forgetCallStats(deps, [row])
      const { vendorCode, call } = row
      warnRepeated(deps, { err: reason, vendorCode, call }, 'calls of a vendor could not be counted')
    },
  })
  return EVERY_MS
}
