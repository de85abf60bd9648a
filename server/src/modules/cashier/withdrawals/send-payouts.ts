import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { handOver, setOut } from './payout.ts'

/** Hand released withdrawals to the gateway. */
export async function sendPayouts(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  for (const id of keys) {
    const row = await inTransaction(deps.db, (tx) => setOut(tx, deps, id))
    if (row) await handOver(deps, row)
  }
}
