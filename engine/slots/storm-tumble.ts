import { below } from '../chance.ts'
import type { Words } from '../chance.ts'
import type { Round } from '../round.ts'
import { sumOf } from './events.ts'
import type { SlotEvent, SlotWin } from './events.ts'
import { shown } from './reels.ts'
import type { Window } from './reels.ts'
import { Course, leftAfter } from './spins.ts'
import type { Turn } from './spins.ts'
import { moneyOf } from './stake.ts'
import type { SlotBet } from './stake.ts'
import {
  awards,
  baseMultipliers,
  buy,
  cellWeights,
  columns,
  freeMultipliers,
  multipliersOf,
  pays,
  paysPerStake,
  retrigger,
  rows,
  scatter,
  scatterPays,
  scatterWeight,
  sizes,
} from './storm-tumble-data.ts'
import { drawOf } from './weights.ts'

export interface StormTumbleBet extends SlotBet {
  /** The free spins at once, for their price. */
  readonly bought: boolean
}

const cellsOf = 100
const symbols = cellWeights.map(([symbol]) => symbol)

/**
 * Play one paid drop and all its free ones, or bought ones alone. Words of a drop: column by column from the left, one for
 * its scatter, one for that scatter's row if it has one, one for every other cell from the top; then for each tumble one
 * for every empty cell, column by column from the left, from the top; last one for the multiplier, if anything was won.
 */
export function playStormTumble(bet: StormTumbleBet, words: Words): Round<SlotEvent> {
  const course = new Course<SlotEvent>(bet.payoutCap)
  let turn: Turn = { index: 1, before: buy.spins }
  if (!bet.bought) turn = drop(bet, { index: 0, before: 0 }, words, course)
  if (turn.before > 0)
    course.add({ kind: 'feature_started', feature: 'free_spins', bought: bet.bought, count: turn.before })
  while (turn.before > 0 && !course.over) turn = drop(bet, turn, words, course)
  return course.end()
}

/** One drop with its tumbles and its multiplier; where the next one stands. */
function drop(bet: StormTumbleBet, turn: Turn, words: Words, course: Course<SlotEvent>): Turn {
  const { index } = turn
  const free = index > 0
  let window: Window = freshWindow(words)
  let wins = winsIn(bet, window)
  const scatters = shown(window, scatter)
  const awarded = awardedBy(scatters, free)
  const left = leftAfter(turn, awarded)
  const scatterAmount = moneyOf(bet, scatterPays[scatters] ?? 0, 1)
  let from = sumOf(wins)
  const amount = from + scatterAmount
  course.add(
    { kind: 'spun', free, index, stops: [], window, wins, scatters, scatterAmount, amount, awarded, left },
    amount,
  )

  for (let step = 1; wins.length > 0; step += 1) {
    window = tumble(window, new Set(wins.map(({ symbol }) => symbol)), words)
    wins = winsIn(bet, window)
    const won = sumOf(wins)
    course.add({ kind: 'tumbled', free, index, step, window, wins, amount: won }, won)
    from += won
  }

  // A drop that won nothing draws no multiplier, and one times the win is not worth an event.
  const tumbled = scatterAmount < amount
  const by = tumbled ? drawOf(free ? freeMultipliers : baseMultipliers, multipliersOf, words) : 1
  if (by > 1) {
    const times = from * BigInt(by)
    course.add({ kind: 'multiplied', free, index, by, from, amount: times }, times - from)
  }
  return { index: index + 1, before: left }
}

const awardedBy = (scatters: number, free: boolean): number =>
  free ? (scatters >= retrigger.scatters ? retrigger.spins : 0) : (awards[scatters] ?? 0)

const freshCell = (words: Words): string => drawOf(cellWeights, cellsOf, words)

const freshWindow = (words: Words): string[][] =>
  Array.from({ length: columns }, () => {
    const holds = below(scatterWeight.of, words) < scatterWeight.scatter
    const at = holds ? below(rows, words) : -1
    return Array.from({ length: rows }, (_, row) => (row === at ? scatter : freshCell(words)))
  })

/** The winning symbols are gone, the rest has fallen, the empty cells are filled. */
const tumble = (window: Window, gone: ReadonlySet<string>, words: Words): string[][] =>
  window.map((column) => {
    const staying = column.filter((symbol) => !gone.has(symbol))
    return [...Array.from({ length: rows - staying.length }, () => freshCell(words)), ...staying]
  })

function winsIn(bet: SlotBet, window: Window): SlotWin[] {
  return symbols.flatMap((symbol) => {
    const count = shown(window, symbol)
    const size = sizes.findLastIndex((least) => count >= least)
    const paid = pays[symbol][size]
    return paid === undefined ? [] : [{ symbol, count, wild: false, amount: moneyOf(bet, paid, paysPerStake) }]
  })
}
