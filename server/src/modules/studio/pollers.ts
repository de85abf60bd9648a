import type { Poller } from '#kernel/poller.ts'
import { carryOn } from './crash/carry-on.ts'
import { dealTables } from './tables/dealer/deal-tables.ts'
import { noteLooks } from './tables/note-looks.ts'

export const pollers: readonly Poller[] = [
  { name: 'crash', tick: carryOn },
  { name: 'tables', role: 'dealer', tick: dealTables },
  { name: 'looks', role: 'api', tick: noteLooks },
]
