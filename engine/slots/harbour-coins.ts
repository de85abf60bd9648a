import { below } from '../chance.ts'
import type { Words } from '../chance.ts'
import type { Round } from '../round.ts'
import { sumOf } from './events.ts'
import type { HeldCoin, SlotEvent } from './events.ts'
import {
  coin,
  coinsOf,
  coinValues,
  fullBonus,
  hold,
  landing,
  lines,
  pays,
  rows,
  strips,
  wild,
} from './harbour-coins-data.ts'
import { wonLines } from './paylines.ts'
import { drawStops, windowAt } from './reels.ts'
import { Course } from './spins.ts'
import { moneyOf } from './stake.ts'
import type { SlotBet } from './stake.ts'
import { drawOf } from './weights.ts'

export const rules = { pays, wild, apart: [coin] }

/**
 * Play one spin and, if six coins stand, their re-spins: five words, one a reel from left to right; one word for the value of
 * each coin, column by column from the left, from the top; then for each re-spin, cell by cell in the same order, one word
 * for every empty cell and one more for the value of a coin that lands there.
 */
export function playHarbourCoins(bet: SlotBet, words: Words): Round<SlotEvent> {
  const course = new Course<SlotEvent>(bet.payoutCap)
  const stops = drawStops(strips, words)
  const window = windowAt(strips, rows, stops)
  const wins = wonLines(rules, lines, window).map(({ line, symbol, count, wild: wilds, pays: parts }) => {
    const amount = moneyOf(bet, parts, lines.length)
    return { symbol, count, wild: wilds, line, amount }
  })
  const amount = sumOf(wins)
  course.add({ kind: 'spun', free: false, index: 0, stops, window, wins, ...nothingElse, amount }, amount)

  const standing = cellsOf((column, row) => window[column]?.[row] === coin)
  if (standing.length >= hold.coins && !course.over) holdCoins(bet, standing, words, course)
  return course.end()
}

/** Harbour Coins knows neither scatters nor free spins. */
const nothingElse = { scatters: 0, scatterAmount: 0n, awarded: 0, left: 0 } as const

type Cell = readonly [column: number, row: number]

const cellsOf = (is: (column: number, row: number) => boolean): Cell[] =>
  strips.flatMap((_, column) =>
    Array.from({ length: rows }, (_, row): Cell => [column, row]).filter(([, row]) => is(column, row)),
  )

const drawValue = (bet: SlotBet, words: Words): bigint => moneyOf(bet, drawOf(coinValues, coinsOf, words), 1)

function holdCoins(bet: SlotBet, standing: readonly Cell[], words: Words, course: Course<SlotEvent>): void {
  const all = rows * strips.length
  course.add({ kind: 'feature_started', feature: 'respins', bought: false, count: hold.respins })
  let coins: readonly HeldCoin[] = standing.map(([column, row]) => ({ column, row, amount: drawValue(bet, words) }))
  let left: number = hold.respins
  course.add({ kind: 'held', step: 0, left, coins })

  for (let step = 1; left > 0 && coins.length < all; step += 1) {
    const landed = landedIn(bet, coins, words)
    left = landed.length > 0 ? hold.respins : left - 1
    coins = [...coins, ...landed]
    course.add({ kind: 'held', step, left: coins.length < all ? left : 0, coins })
  }

  const full = coins.length === all
  const bonus = full ? moneyOf(bet, fullBonus, 1) : 0n
  const amount = sumOf(coins) + bonus
  course.add({ kind: 'collected', full, bonus, amount }, amount)
}

function landedIn(bet: SlotBet, coins: readonly HeldCoin[], words: Words): HeldCoin[] {
  const empty = cellsOf((column, row) => !coins.some((held) => held.column === column && held.row === row))
  return empty.flatMap(([column, row]) =>
    below(landing.of, words) < landing.coin ? [{ column, row, amount: drawValue(bet, words) }] : [],
  )
}
