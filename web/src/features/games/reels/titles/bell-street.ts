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
    stage: ['#ffcf8a', '#b8652a', '#5c2412', '#220a08'],
    free: ['#ffd98a', '#b3702a', '#5a2a12', '#240d07'],
    reel: ['#2a0f0a', '#6e3018', '#8f4522'],
    plate: ['#6b2c17', '#260d08'],
    bar: ['#3a160d', '#140706'],
  },
  decor: [
    ['bell', 116],
    ['seven', 104],
    ['cherries', 88],
    ['coin', 46],
    ['bell', 108],
    ['coin', 84],
    ['cherries', 72],
  ],
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
