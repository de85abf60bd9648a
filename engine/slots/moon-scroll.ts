import { below } from '../chance.ts'
import type { Words } from '../chance.ts'
import type { Round } from '../round.ts'
import { sumOf } from './events.ts'
import type { SlotEvent, SlotSpun } from './events.ts'
import { wonLines } from './paylines.ts'
import { chosen, freeSpins, lines, pays, rows, scroll, scrollPays, strips } from './moon-scroll-data.ts'
import { drawStops, shown, windowAt } from './reels.ts'
import type { Window } from './reels.ts'
import { Course, leftAfter } from './spins.ts'
import type { Turn } from './spins.ts'
import { moneyOf } from './stake.ts'
import type { SlotBet } from './stake.ts'

export const rules = { pays, wild: scroll, apart: [] }

/** What a chosen symbol on so many reels pays by covering them, in stakes: on every line, neighbours or not. */
export const coverPays = (symbol: string, reels: number): number => pays[symbol]?.[reels] ?? 0

/**
 * Play one paid spin and all its free spins: five words a spin, one a reel from left to right; between the paid spin and the
 * first free one another word for the chosen symbol.
 */
export function playMoonScroll(bet: SlotBet, words: Words): Round<SlotEvent> {
  const course = new Course<SlotEvent>(bet.payoutCap)
  const paid = spin(bet, { index: 0, before: 0 }, words)
  course.add(paid, paid.amount)
  if (paid.left === 0 || course.over) return course.end()

  const symbol = chosen[below(chosen.length, words)] ?? ''
  course.add({ kind: 'feature_started', feature: 'free_spins', bought: false, count: paid.left, symbol })
  for (let turn: Turn = { index: 1, before: paid.left }; turn.before > 0 && !course.over;) {
    const free = spin(bet, turn, words)
    course.add(free, free.amount)
    cover(bet, { free, symbol }, course)
    turn = { index: turn.index + 1, before: free.left }
  }
  return course.end()
}

function spin(bet: SlotBet, turn: Turn, words: Words): SlotSpun {
  const stops = drawStops(strips, words)
  const window = windowAt(strips, rows, stops)
  const wins = wonLines(rules, lines, window).map(({ line, symbol, count, wild, pays: coins }) => {
    const amount = moneyOf(bet, coins, lines.length)
    return { symbol, count, wild, line, amount }
  })
  const scatters = shown(window, scroll)
  const scatterAmount = moneyOf(bet, scrollPays[scatters] ?? 0, 1)
  const awarded = scatters >= freeSpins.scrolls ? freeSpins.awarded : 0
  const amount = sumOf(wins) + scatterAmount
  const left = leftAfter(turn, awarded)
  const free = turn.index > 0
  return { kind: 'spun', free, index: turn.index, stops, window, wins, scatters, scatterAmount, amount, awarded, left }
}

interface FreeSpin {
  readonly free: SlotSpun
  readonly symbol: string
}

/** After its lines have paid, the chosen symbol covers the reels it stands on, if so many of them pay. */
function cover(bet: SlotBet, { free: { index, window }, symbol }: FreeSpin, course: Course<SlotEvent>): void {
  const columns = [...window.keys()].filter((reel) => window[reel]?.includes(symbol))
  const amount = moneyOf(bet, coverPays(symbol, columns.length), 1)
  if (amount === 0n) return
  const after: Window = window.map((column, reel) => (columns.includes(reel) ? column.map(() => symbol) : column))
  const wins = [{ symbol, count: columns.length, wild: false, amount }]
  course.add({ kind: 'expanded', free: true, index, symbol, columns, window: after, wins, amount }, amount)
}
