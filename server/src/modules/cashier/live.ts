import type { LiveTopic } from '#kernel/live.ts'
import { readCashierTopic } from './reads.ts'

/** That something has recordSteps to a deposit or a withdrawal of the member: the page asks anew. */
const cashier: LiveTopic = {
  name: 'cashier',
  actor: 'account',
  hears: ['cashier_changed'],
  concerns: ({ session }, _brandId, keys) => session !== undefined && keys.has(session.memberId),
  read: readCashierTopic,
}

export const topics: readonly LiveTopic[] = [cashier]
