import {
  freeSpins,
  lines,
  pays,
  rows,
  scatter,
  scatterPays,
  strips,
  symbols,
  wild,
} from '@croupier/engine/slots/lucky-twenty-data.ts'
import { windowAt } from '@croupier/engine/slots/reels.ts'
import type { Title } from '../title.ts'

// A quiet window with nothing won, for a table nobody has played at yet.
const stops = [11, 28, 3, 12, 1]
const awards = { 3: freeSpins.awarded, 4: freeSpins.awarded, 5: freeSpins.awarded }

/** Lucky Twenty: five reels, twenty lines, free spins and the pot. */
export const luckyTwenty: Title = {
  gameCode: 'LUCKY_TWENTY',
  name: 'lucky-twenty',
  columns: 5,
  rows,
  motion: 'reels',
  colours: {
    stage: ['#7f86e8', '#5b3fb5', '#2b1366', '#120730'],
    free: ['#e88fd0', '#b53f8d', '#66134d', '#2d0730'],
    reel: ['#1a0e3d', '#3c2682', '#4a31a0'],
    plate: ['#2b1a63', '#150733'],
    bar: ['#160a38', '#0a041c'],
  },
  decor: [
    ['coin', 84],
    ['clover', 128],
    ['cherries', 84],
    ['coin', 46],
    ['coin', 104],
    ['clover', 96],
    ['gem', 72],
  ],
  symbols,
  wild,
  scatter,
  winning: { by: 'lines', lines },
  pays,
  perStake: BigInt(lines.length),
  scatterPays,
  strips: { base: strips, free: strips },
  first: { stops, window: windowAt(strips, rows, stops) },
  free: { awards, again: awards, multiplier: freeSpins.multiplier },
  more: [],
  volatility: 'medium',
}
