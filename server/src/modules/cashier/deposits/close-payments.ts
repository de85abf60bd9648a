import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import type { News } from '#kernel/outbox.ts'
import { closePayment } from '../outside/gateway.ts'
import * as store from './store.ts'

/** Tell the gateway of requests that came to nothing, so that its page takes no payment for them any more. */
export async function closePayments(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  await runIsolated(deps, keys, async (id) => {
    const row = await store.findDeposit(deps.db, id)
    // An address cannot be closed: whatever comes there is for its deposit.
    if (row && row.rail !== 'crypto' && row.payUrl !== null) await closePayment(deps.config, id)
  })
}
