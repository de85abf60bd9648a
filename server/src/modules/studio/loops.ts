import type { Loop } from '#kernel/loop.ts'
import { carryOn } from './crash/carry-on.ts'
import { dealTables } from './tables/dealer/deal-tables.ts'
import { noteLooks } from './tables/note-looks.ts'

export const loops: readonly Loop[] = [
  { name: 'crash', turn: carryOn },
  { name: 'tables', role: 'dealer', turn: dealTables },
  { name: 'looks', role: 'api', turn: noteLooks },
]
