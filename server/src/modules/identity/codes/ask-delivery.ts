import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { askGateway } from '../outside/sms.ts'
import * as store from './store.ts'

/** After this long nobody waits for a short message any more. */
const AWAITED_MS = 3_600_000

/** Ask the gateway what became of the messages that it took, and note the answer. */
export async function askDelivery(deps: Deps): Promise<void> {
  if (deps.config.sms.url === undefined) return
  const since = new Date(deps.now().getTime() - AWAITED_MS)
  for (const message of await store.findAwaited(deps.db, since)) await settle(deps, message)
}

async function settle(deps: Deps, { id, reference }: store.MessageRow): Promise<void> {
  if (reference === null) return
  try {
    const status = await askGateway(deps.config, reference)
    if (status !== 'delivered' && status !== 'failed') return
    await inTransaction(deps.db, (tx) => store.updateSettled(tx, id, status, deps.now()))
  } catch (error) {
    deps.log.warn({ err: error, message: id }, 'the gateway does not say what became of a message; it is asked again')
  }
}
