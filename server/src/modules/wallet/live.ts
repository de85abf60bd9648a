import { concernsMember, type LiveTopic } from '#kernel/live.ts'
import { readBalanceTopic } from './reads.ts'

/** A member's own balance. */
const balance: LiveTopic = {
  name: 'balance',
  actor: 'account',
  hears: ['balances_changed'],
  concerns: concernsMember,
  read: readBalanceTopic,
}

export const topics: readonly LiveTopic[] = [balance]
