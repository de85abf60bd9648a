import type { Words } from '../chance.ts'
import type { Round } from '../round.ts'
import { lines, multipliers, multipliersOf, pays, rows, strips, wild } from './bell-street-data.ts'
import { sumOf } from './events.ts'
import type { SlotEvent } from './events.ts'
import { wonLines } from './paylines.ts'
import { drawStops, windowAt } from './reels.ts'
import { Course } from './spins.ts'
import { moneyOf } from './stake.ts'
import type { SlotBet } from './stake.ts'
import { drawOf } from './weights.ts'

export const rules = { pays, wild, apart: [] }

/** Play one spin: three words, one a reel from left to right, and one for the multiplier, which is drawn whether it counts or not. */
export function playBellStreet(bet: SlotBet, words: Words): Round<SlotEvent> {
  const course = new Course<SlotEvent>(bet.payoutCap)
  const stops = drawStops(strips, words)
  const multiplier = drawOf(multipliers, multipliersOf, words)
  const window = windowAt(strips, rows, stops)
  const wins = wonLines(rules, lines, window).map(({ line, symbol, count, wild: wilds, pays: parts }) => {
    const amount = moneyOf(bet, parts * multiplier, lines.length)
    return { symbol, count, wild: wilds, line, amount }
  })
  const amount = sumOf(wins)
  course.add({ kind: 'spun', free: false, index: 0, stops, window, wins, ...nothingElse, amount, multiplier }, amount)
  return course.end()
}

/** Bell Street knows neither scatters nor free spins. */
const nothingElse = { scatters: 0, scatterAmount: 0n, awarded: 0, left: 0 } as const
