import {
  awards,
  baseStrips,
  buy,
  coinsPerStake,
  freeMultiplier,
  freeStrips,
  pays,
  rows,
  scatter,
  scatterPays,
  wild,
} from '@croupier/engine/slots/jade-ways-data.ts'
import { windowAt } from '@croupier/engine/slots/reels.ts'
import type { Title } from '../title.ts'

const stops = [5, 12, 20, 3, 9]

/** Jade Ways: five reels, 243 ways, free spins on richer reels, which can be bought. */
export const jadeWays: Title = {
  gameCode: 'JADE_WAYS',
  name: 'jade-ways',
  columns: 5,
  rows,
  motion: 'reels',
  colours: {
    stage: ['#6fd3a2', '#1f7f5a', '#0b4636', '#04201b'],
    free: ['#ffd98a', '#b3702a', '#5a2a12', '#240d07'],
    reel: ['#04231a', '#0f5a43', '#187a5a'],
    plate: ['#0f4a3a', '#052219'],
    bar: ['#06291f', '#02120e'],
  },
  decor: [
    ['lantern', 104],
    ['lotus', 118],
    ['coin', 70],
    ['coin', 44],
    ['lotus', 108],
    ['fan', 100],
    ['coin', 64],
  ],
  symbols: [wild, scatter, ...Object.keys(pays)],
  wild,
  scatter,
  winning: { by: 'ways', ways: 243 },
  pays,
  perStake: BigInt(coinsPerStake),
  scatterPays: Object.fromEntries(Object.entries(scatterPays).map(([count, coins]) => [count, coins / coinsPerStake])),
  strips: { base: baseStrips, free: freeStrips },
  first: { stops, window: windowAt(baseStrips, rows, stops) },
  free: { awards, again: awards, multiplier: freeMultiplier },
  buy: { ...buy, rtp: '95.4291' },
  more: ['reels'],
  volatility: 'medium_high',
}
