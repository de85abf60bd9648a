import { concernsMember, type LiveTopic } from '#kernel/live.ts'
import { readCashierTopic } from './reads.ts'

/** That something has happened to a deposit or a withdrawal of the member: the page asks anew. */
const cashier: LiveTopic = {
  name: 'cashier',
  actor: 'account',
  hears: ['cashier_changed'],
  concerns: concernsMember,
  read: readCashierTopic,
}

export const topics: readonly LiveTopic[] = [cashier]
