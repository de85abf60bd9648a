import { concernsMember, type LiveTopic } from '#kernel/live.ts'
import { readContractsTopic } from './contracts/reads.ts'

/** How many contracts wait for the agent's own answer. */
const contracts: LiveTopic = {
  name: 'contracts',
  actor: 'account',
  hears: ['contract_changed'],
  concerns: concernsMember,
  read: readContractsTopic,
}

export const topics: readonly LiveTopic[] = [contracts]
