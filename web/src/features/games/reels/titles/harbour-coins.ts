import {
  coin,
  coinsOf,
  coinValues,
  fullBonus,
  hold,
  lines,
  pays,
  rows,
  strips,
  wild,
} from '@croupier/engine/slots/harbour-coins-data.ts'
import { windowAt } from '@croupier/engine/slots/reels.ts'
import type { Title } from '../title.ts'

const stops = [9, 14, 4, 20, 12]

/** Harbour Coins: twenty lines, and six coins that stay while the other cells spin again. */
export const harbourCoins: Title = {
  gameCode: 'HARBOUR_COINS',
  name: 'harbour-coins',
  columns: 5,
  rows,
  motion: 'reels',
  colours: {
    stage: ['#ffc98a', '#c25a52', '#5d1a34', '#220a18'],
    free: ['#ffd98a', '#c2732e', '#5e2a12', '#2a1007'],
    reel: ['#0a2a38', '#e8cf9f', '#fff1d0'],
    plate: ['#0f5366', '#04222e'],
    bar: ['#063242', '#02141c'],
  },
  decor: [
    ['coin', 92],
    ['boat', 128],
    ['shell', 80],
    ['coin', 46],
    ['coin', 100],
    ['anchor', 108],
    ['shell', 68],
  ],
  symbols: [wild, coin, ...Object.keys(pays)],
  wild,
  scatter: undefined,
  winning: { by: 'lines', lines },
  pays,
  perStake: BigInt(lines.length),
  scatterPays: {},
  strips: { base: strips, free: strips },
  first: { stops, window: windowAt(strips, rows, stops) },
  free: undefined,
  hold: { symbol: coin, least: hold.coins, respins: hold.respins, of: coinsOf, values: coinValues, full: fullBonus },
  more: [],
  volatility: 'medium_high',
}
