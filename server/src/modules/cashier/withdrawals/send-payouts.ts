import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { eachApart } from '#kernel/each-apart.ts'
import type { News } from '#kernel/outbox.ts'
import { handOver, setOut, withBrand } from './payout.ts'

/** Hand released withdrawals to the gateway. */
export async function sendPayouts(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  await eachApart(deps, keys, async (id) => {
    const own = await withBrand(deps, id)
    const row = await inTransaction(deps.db, (tx) => setOut(tx, deps, own))
    if (row) await handOver(deps, row)
  })
}
