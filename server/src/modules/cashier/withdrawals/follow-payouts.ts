import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { warnRepeated } from '#kernel/repeated-warning.ts'
import { askPayout } from '../outside/gateway.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { handOver, setOut, withBrand } from './payout.ts'
import * as store from './store.ts'

const QUIET_MS = 60_000
const AT_ONCE = 50

/** Ask after payouts of which nothing was heard: a notice may be lost, or never have been sent. */
export async function followPayouts(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - QUIET_MS)
  let after: store.WithdrawalRow | undefined
  do {
    const rows = await store.findUnpaid(deps.db, before, { most: AT_ONCE, after })
    for (const row of rows)
      // One that the gateway does not take leaves the others alone.
      await follow(deps, row).catch((error: unknown) =>
        warnRepeated(deps, { err: error, withdrawal: row.id }, 'a payout waits'),
      )
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)
  } while (after !== undefined)
}

async function follow(deps: Deps, { id, state }: store.WithdrawalRow): Promise<void> {
  const found = state === 'approved' ? 'unknown' : await askPayout(deps.config, id)
  if (found === 'unknown') {
    const own = await withBrand(deps, id)
    const row = await inTransaction(deps.db, (tx) => setOut(tx, deps, own))
    return row && handOver(deps, row)
  }
  if (found === 'sending') return
  await inTransaction(deps.db, async (tx) => {
    const row = await store.findWithdrawalForUpdate(tx, id)
    if (row?.state !== 'sending') return
    await endWithdrawal(tx, deps, row, {
      state: found === 'paid' ? 'paid' : 'refused',
      by: 'gateway',
      ...(found === 'failed' && { reason: 'payout_failed' }),
    })
  })
}
