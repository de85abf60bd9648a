import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { payOut } from './payout.ts'

/** Hand released withdrawals to the gateway. */
export async function sendPayouts(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  for (const id of keys) await payOut(deps, id)
}
