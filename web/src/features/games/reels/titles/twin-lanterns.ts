import { windowAt } from '@croupier/engine/slots/reels.ts'
import { lines, pays, rows, strips, wild } from '@croupier/engine/slots/twin-lanterns-data.ts'
import type { Title } from '../title.ts'

const stops = [1, 3, 8, 12, 5]

/** Twin Lanterns: ten lines from both sides, and a lantern that covers its reel and stays for another spin. */
export const twinLanterns: Title = {
  gameCode: 'TWIN_LANTERNS',
  name: 'twin-lanterns',
  columns: 5,
  rows,
  motion: 'reels',
  colours: {
    stage: ['#ff9d7a', '#b3263f', '#5a0f28', '#240611'],
    free: ['#ffd98a', '#b3702a', '#5a2a12', '#240d07'],
    reel: ['#2b0815', '#6e1630', '#8f2140'],
    plate: ['#6a1530', '#260711'],
    bar: ['#3a0a1a', '#16040a'],
  },
  decor: [
    ['gold-lantern', 112],
    ['gold-lantern', 132],
    ['moon-cake', 84],
    ['coin', 44],
    ['gold-lantern', 124],
    ['moon-cake', 92],
    ['coin', 64],
  ],
  symbols: [wild, ...Object.keys(pays)],
  wild,
  scatter: undefined,
  winning: { by: 'lines', lines },
  pays,
  perStake: BigInt(lines.length),
  scatterPays: {},
  strips: { base: strips, free: strips },
  first: { stops, window: windowAt(strips, rows, stops) },
  free: undefined,
  stays: true,
  more: ['both'],
  volatility: 'low',
}
