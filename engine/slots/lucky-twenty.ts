import { belowWide } from '../chance.ts'
import type { Words } from '../chance.ts'
import { floorTo, timesFloor } from '../fraction.ts'
import type { Round } from '../round.ts'
import { wonLines } from './paylines.ts'
import type { PaylineRules } from './paylines.ts'
import { freeSpins, lines, pays, rows, scatter, scatterPays, strips, wild } from './lucky-twenty-data.ts'
import { drawStops, shown, windowAt } from './reels.ts'
import type { Window } from './reels.ts'

export const rules: PaylineRules = { pays, wild, apart: [scatter] }

export interface LuckyTwentyBet {
  /** The total bet in stored units, 20 line bets. */
  readonly stake: bigint
  /** The smallest payable step in stored units. */
  readonly unit: bigint
  /** J of rulebook §19 in stored units: the pot falls with probability stake/J. */
  readonly jackpotSize: bigint
  /** The most a round pays beside the pot; the round ends as soon as its wins pass it. */
  readonly payoutCap?: bigint
}

export interface PaidPayline {
  /** From 1. */
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly wild: boolean
  readonly amount: bigint
}

export interface SpinEvent {
  readonly kind: 'spun'
  readonly free: boolean
  /** 0 is the paid spin, 1, 2 … the free ones. */
  readonly index: number
  /** One a reel: the strip's place in the top row. */
  readonly stops: readonly number[]
  /** window[reel][row]. */
  readonly window: Window
  readonly wins: readonly PaidPayline[]
  readonly scatters: number
  readonly scatterAmount: bigint
  /** All this spin pays. */
  readonly amount: bigint
  /** Free spins this spin awarded. */
  readonly awarded: number
  /** Free spins still to come after this spin. */
  readonly left: number
}

export interface JackpotWon {
  readonly kind: 'jackpot_won'
}

export interface CapEvent {
  readonly kind: 'capped'
  readonly at: bigint
}

export type LuckyTwentyEvent = SpinEvent | JackpotWon | CapEvent

export interface LuckyTwentyRound extends Round<LuckyTwentyEvent> {
  /** True when the visible pot falls to this round; the pot's money is not in `payout`. */
  readonly jackpot: boolean
}

const linesPerStake = BigInt(lines.length)

/** Play one paid spin with its jackpot draw and all its free spins: five words, two, then five a free spin. */
export function playLuckyTwenty(bet: LuckyTwentyBet, words: Words): LuckyTwentyRound {
  const paid = spin(bet, { index: 0, before: 0 }, words)
  const jackpot = belowWide(bet.jackpotSize, words) < bet.stake
  const events: LuckyTwentyEvent[] = jackpot ? [paid, { kind: 'jackpot_won' }] : [paid]

  let payout = paid.amount
  for (let last = paid; last.left > 0 && !isOver(bet, payout);) {
    last = spin(bet, { index: last.index + 1, before: last.left }, words)
    events.push(last)
    payout += last.amount
  }

  if (!isOver(bet, payout)) return { payout, jackpot, events }
  events.push({ kind: 'capped', at: bet.payoutCap })
  return { payout: bet.payoutCap, jackpot, events }
}

const isOver = (bet: LuckyTwentyBet, payout: bigint): bet is LuckyTwentyBet & { payoutCap: bigint } =>
  bet.payoutCap !== undefined && payout > bet.payoutCap

function spin(bet: LuckyTwentyBet, at: { index: number; before: number }, words: Words): SpinEvent {
  const free = at.index > 0
  const times = free ? freeSpins.multiplier : 1
  const stops = drawStops(strips, words)
  const window = windowAt(strips, rows, stops)
  const wins = paidLines(bet, window, times)
  const scatters = shown(window, scatter)
  const scatterAmount = floorTo(timesFloor(bet.stake, BigInt((scatterPays[scatters] ?? 0) * times), 1n), bet.unit)
  const awarded = scatters >= freeSpins.scatters ? freeSpins.awarded : 0
  return {
    kind: 'spun',
    free,
    index: at.index,
    stops,
    window,
    wins,
    scatters,
    scatterAmount,
    amount: wins.reduce((sum, win) => sum + win.amount, scatterAmount),
    awarded,
    left: at.before - (free ? 1 : 0) + awarded,
  }
}

// Each line is rounded down on its own, once; a stake of whole line bets in payable steps leaves nothing to round.
const paidLines = (bet: LuckyTwentyBet, window: Window, times: number): PaidPayline[] =>
  wonLines(rules, lines, window).map(({ pays: lineBets, ...win }) => ({
    ...win,
    amount: floorTo(timesFloor(bet.stake, BigInt(lineBets * times), linesPerStake), bet.unit),
  }))
