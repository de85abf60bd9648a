import { freeSpins, lines, pays, rows, scroll, scrollPays, strips } from '@croupier/engine/slots/moon-scroll-data.ts'
import { windowAt } from '@croupier/engine/slots/reels.ts'
import type { Title } from '../title.ts'

const stops = [10, 12, 6, 12, 3]
const awards = { 3: freeSpins.awarded, 4: freeSpins.awarded, 5: freeSpins.awarded }

/** Moon Scroll: ten lines, a scroll that is wild and scatter, and a chosen symbol that covers reels in its free spins. */
export const moonScroll: Title = {
  gameCode: 'MOON_SCROLL',
  name: 'moon-scroll',
  columns: 5,
  rows,
  motion: 'reels',
  colours: {
    stage: ['#9db4ff', '#3f4fa8', '#1a2260', '#080b2a'],
    free: ['#e6c6ff', '#7a3fb0', '#3a1766', '#16072e'],
    reel: ['#0b0f33', '#262f78', '#35409a'],
    plate: ['#2a337e', '#0c1036'],
    bar: ['#141a4a', '#060820'],
  },
  decor: [
    ['moon', 112],
    ['scroll', 112],
    ['candle', 84],
    ['coin', 44],
    ['moon', 84],
    ['scroll', 96],
    ['candle', 72],
  ],
  symbols: [scroll, ...Object.keys(pays)],
  wild: scroll,
  scatter: scroll,
  winning: { by: 'lines', lines },
  pays,
  perStake: BigInt(lines.length),
  scatterPays: scrollPays,
  strips: { base: strips, free: strips },
  first: { stops, window: windowAt(strips, rows, stops) },
  free: { awards, again: awards, multiplier: 1 },
  more: ['chosen'],
  volatility: 'high',
}
