import { below } from '../chance.ts'
import type { Words } from '../chance.ts'
import type { Round } from '../round.ts'
import { sumOf } from './events.ts'
import type { SlotEvent, SlotWin } from './events.ts'
import { lineWin, onLine } from './paylines.ts'
import type { PaylineWin } from './paylines.ts'
import { drawStops, windowAt } from './reels.ts'
import type { Window } from './reels.ts'
import { Course } from './spins.ts'
import { moneyOf } from './stake.ts'
import type { SlotBet } from './stake.ts'
import { lines, pays, rows, strips, wild } from './twin-lanterns-data.ts'

const rules = { pays, wild, apart: [] }

/** What a line wins read from the left, and read from the right; a line of five alike wins once. */
export function bothWays(line: readonly string[]): PaylineWin[] {
  const left = lineWin(rules, line)
  const right = left?.count === line.length ? undefined : lineWin(rules, line.toReversed())
  return [left, right].filter((win) => win !== undefined)
}

/** A window in which every reel that shows a lantern is covered by it. */
const covered = (window: Window): Window =>
  window.map((column) => (column.includes(wild) ? column.map(() => wild) : column))

/**
 * Play one spin and its re-spins: five words, one a reel from left to right; then for each re-spin one word a reel that no
 * lantern covers, from left to right. A new lantern covers its reel before anything is paid, and brings another re-spin.
 */
export function playTwinLanterns(bet: SlotBet, words: Words): Round<SlotEvent> {
  const course = new Course<SlotEvent>(bet.payoutCap)
  let stops: readonly number[] = drawStops(strips, words)
  let held: readonly number[] = []
  for (let index = 0; ; index += 1) {
    const window = windowAt(strips, rows, stops).map((column, reel) =>
      held.includes(reel) ? column.map(() => wild) : column,
    )
    const lit = window.flatMap((column, reel) => (column.includes(wild) && !held.includes(reel) ? [reel] : []))
    const wins = lit.length > 0 ? [] : winsIn(bet, window)
    const amount = sumOf(wins)
    course.add({ kind: 'spun', free: false, index, stops, window, wins, ...nothingElse, amount }, amount)
    if (lit.length === 0) return course.end()

    expand(bet, { index, window: covered(window), lit }, course)
    if (course.over) return course.end()
    held = [...held, ...lit]
    course.add({ kind: 'feature_started', feature: 'respins', bought: false, count: 1 })
    stops = respun(stops, held, words)
  }
}

/** Twin Lanterns knows neither scatters nor free spins. */
const nothingElse = { scatters: 0, scatterAmount: 0n, awarded: 0, left: 0 } as const

interface HighlightedWindow {
  readonly index: number
  readonly window: Window
  readonly lit: readonly number[]
}

function expand(bet: SlotBet, { index, window, lit }: HighlightedWindow, course: Course<SlotEvent>): void {
  const wins = winsIn(bet, window)
  const amount = sumOf(wins)
  course.add({ kind: 'expanded', free: false, index, symbol: wild, columns: lit, window, wins, amount }, amount)
}

const respun = (stops: readonly number[], held: readonly number[], words: Words): number[] =>
  strips.map((strip, reel) => (held.includes(reel) ? (stops[reel] ?? 0) : below(strip.length, words)))

function winsIn(bet: SlotBet, window: Window): SlotWin[] {
  return lines.flatMap((line, index) =>
    bothWays(onLine(line, window)).map((win) => {
      const amount = moneyOf(bet, win.pays, lines.length)
      return { symbol: win.symbol, count: win.count, wild: win.wild, line: index + 1, amount }
    }),
  )
}
