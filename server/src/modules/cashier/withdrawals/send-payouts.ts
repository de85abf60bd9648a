import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import type { News } from '#kernel/outbox.ts'
import { handOver, setOut, withBrand } from './payout.ts'

/** Hand released withdrawals to the gateway. */
export async function sendPayouts(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  await runIsolated(deps, keys, async (id) => {
    const own = await withBrand(deps, id)
    const row = await inTransaction(deps.db, (tx) => setOut(tx, deps, own))
    if (row) await handOver(deps, row)
  })
}
