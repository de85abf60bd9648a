import type { Poller } from '#kernel/poller.ts'
import { advanceRounds } from './crash/advance-rounds.ts'
import { dealTables } from './tables/dealer/deal-tables.ts'
import { recordPresence } from './tables/presence/record-presence.ts'

export const pollers: readonly Poller[] = [
  { name: 'crash', role: 'dealer', tick: advanceRounds },
  { name: 'tables', role: 'dealer', tick: dealTables },
  { name: 'looks', role: 'api', tick: recordPresence },
]
