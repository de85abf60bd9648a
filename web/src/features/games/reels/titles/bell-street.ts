import { lines, multipliers, multipliersOf, pays, rows, strips, wild } from '@croupier/engine/slots/bell-street-data.ts'
import { windowAt } from '@croupier/engine/slots/reels.ts'
import type { Title } from '../title.ts'

const stops = [0, 8, 13]

/** Bell Street: three reels, five lines, and a fourth reel that multiplies what they pay. */
export const bellStreet: Title = {
  gameCode: 'BELL_STREET',
  name: 'bell-street',
  columns: strips.length,
  rows,
  motion: 'reels',
  colours: {
    stage: ['#ff6ac0', '#7a1660', '#2c0a2e', '#0e060f'],
    free: ['#7ff0ff', '#1b7a9c', '#0c3247', '#06121c'],
    reel: ['#0c060e', '#1f1224', '#2b1a33'],
    plate: ['#3a1040', '#140716'],
    bar: ['#1d0c20', '#0a050c'],
  },
  // The street has its own light; coloured things beside it would outshine the tubes.
  decor: [],
  symbols: Object.keys(pays),
  wild,
  scatter: undefined,
  winning: { by: 'lines', lines },
  pays,
  perStake: BigInt(lines.length),
  scatterPays: {},
  strips: { base: strips, free: strips },
  first: { stops, window: windowAt(strips, rows, stops) },
  free: undefined,
  timesReel: { of: multipliersOf, values: multipliers },
  more: [],
  volatility: 'medium',
}
