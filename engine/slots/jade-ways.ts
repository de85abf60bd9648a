import type { Words } from '../chance.ts'
import type { Round } from '../round.ts'
import { sumOf } from './events.ts'
import type { SlotEvent, SlotSpun } from './events.ts'
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
} from './jade-ways-data.ts'
import { drawStops, shown, windowAt } from './reels.ts'
import { Course, leftAfter } from './spins.ts'
import type { Turn } from './spins.ts'
import { moneyOf } from './stake.ts'
import type { SlotBet } from './stake.ts'
import { wonWays } from './ways.ts'

export interface JadeWaysBet extends SlotBet {
  /** The free spins at once, for their price. */
  readonly bought: boolean
}

/** Play one paid spin and all its free spins, or bought ones alone: five words a spin, one a reel from left to right. */
export function playJadeWays(bet: JadeWaysBet, words: Words): Round<SlotEvent> {
  const course = new Course<SlotEvent>(bet.payoutCap)
  let turn: Turn = { index: 1, before: buy.spins }
  if (!bet.bought) {
    const paid = spin(bet, { index: 0, before: 0 }, words)
    course.add(paid, paid.amount)
    turn = { index: 1, before: paid.left }
  }
  if (turn.before > 0)
    course.add({ kind: 'feature_started', feature: 'free_spins', bought: bet.bought, count: turn.before })

  while (turn.before > 0 && !course.over) {
    const free = spin(bet, turn, words)
    course.add(free, free.amount)
    turn = { index: turn.index + 1, before: free.left }
  }
  return course.end()
}

function spin(bet: JadeWaysBet, turn: Turn, words: Words): SlotSpun {
  const free = turn.index > 0
  const strips = free ? freeStrips : baseStrips
  const times = free ? freeMultiplier : 1
  const stops = drawStops(strips, words)
  const window = windowAt(strips, rows, stops)
  const wins = wonWays({ pays, wild }, window).map(({ symbol, count, ways, wild: wilds, pays: coins }) => ({
    symbol,
    count,
    wild: wilds,
    ways,
    amount: moneyOf(bet, coins * ways * times, coinsPerStake),
  }))
  const scatters = shown(window, scatter)
  const scatterAmount = moneyOf(bet, (scatterPays[scatters] ?? 0) * times, coinsPerStake)
  const awarded = awards[scatters] ?? 0
  return {
    kind: 'spun',
    free,
    index: turn.index,
    stops,
    window,
    wins,
    scatters,
    scatterAmount,
    amount: sumOf(wins) + scatterAmount,
    awarded,
    left: leftAfter(turn, awarded),
  }
}
