import { below, belowWide } from '../chance.ts'
import type { Words } from '../chance.ts'
import { floorTo, timesFloor } from '../fraction.ts'
import { freeSpins, lines, pays, rows, scatter, scatterPays, stopsPerReel, strips, wild } from './lucky-twenty-data.ts'
import type { PayingSymbol, ReelSymbol } from './lucky-twenty-data.ts'
import type { Round } from '../round.ts'

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

export interface LineWin {
  readonly symbol: PayingSymbol
  readonly count: number
  /** A wild stands in the run. */
  readonly wild: boolean
  /** In line bets. */
  readonly pays: number
}

export interface PaidLine {
  /** From 1. */
  readonly line: number
  readonly symbol: PayingSymbol
  readonly count: number
  readonly wild: boolean
  readonly amount: bigint
}

export interface Spun {
  readonly kind: 'spun'
  readonly free: boolean
  /** 0 is the paid spin, 1, 2 … the free ones. */
  readonly index: number
  /** One a reel: the strip's place in the top row. */
  readonly stops: readonly number[]
  /** window[reel][row]. */
  readonly window: readonly (readonly ReelSymbol[])[]
  readonly wins: readonly PaidLine[]
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

export interface Capped {
  readonly kind: 'capped'
  readonly at: bigint
}

export type LuckyTwentyEvent = Spun | JackpotWon | Capped

export interface LuckyTwentyRound extends Round<LuckyTwentyEvent> {
  /** True when the visible pot falls to this round; the pot's money is not in `payout`. */
  readonly jackpot: boolean
}

const linesPerStake = BigInt(lines.length)

/** What stands in the window when the reels stop here. */
export const windowAt = (stops: readonly number[]): ReelSymbol[][] =>
  strips.map((strip, reel) => Array.from({ length: rows }, (_, row) => symbolAt(strip, (stops[reel] ?? 0) + row)))

/** The win of one line read from the left, or undefined; where wilds lead, the better of wilds alone and the symbol. */
export function lineWin(line: readonly ReelSymbol[]): LineWin | undefined {
  const wilds = runOf(line, (symbol) => symbol === wild)
  const wildsAlone = winOf({ symbol: wild, count: wilds, wild: true })
  const symbol = line[wilds]
  if (symbol === undefined || symbol === scatter) return wildsAlone
  const count = runOf(line, (next) => next === symbol || next === wild)
  const own = winOf({ symbol, count, wild: line.slice(0, count).includes(wild) })
  return (own?.pays ?? 0) >= (wildsAlone?.pays ?? 0) ? own : wildsAlone
}

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

function spin(bet: LuckyTwentyBet, at: { index: number; before: number }, words: Words): Spun {
  const free = at.index > 0
  const times = free ? freeSpins.multiplier : 1
  const stops = strips.map(() => below(stopsPerReel, words))
  const shown = windowAt(stops)
  const wins = paidLines(bet, shown, times)
  const scatters = shown.flat().filter((symbol) => symbol === scatter).length
  const scatterAmount = floorTo(timesFloor(bet.stake, BigInt((scatterPays[scatters] ?? 0) * times), 1n), bet.unit)
  const awarded = scatters >= freeSpins.scatters ? freeSpins.awarded : 0
  return {
    kind: 'spun',
    free,
    index: at.index,
    stops,
    window: shown,
    wins,
    scatters,
    scatterAmount,
    amount: wins.reduce((sum, win) => sum + win.amount, scatterAmount),
    awarded,
    left: at.before - (free ? 1 : 0) + awarded,
  }
}

// Each line is rounded down on its own, once; a stake of whole line bets in payable steps leaves nothing to round.
const paidLines = (bet: LuckyTwentyBet, shown: readonly (readonly ReelSymbol[])[], times: number): PaidLine[] =>
  lines.flatMap((line, index) => {
    const win = lineWin(line.map((row, reel) => symbolAt(shown[reel] ?? [], row)))
    if (!win) return []
    const amount = floorTo(timesFloor(bet.stake, BigInt(win.pays * times), linesPerStake), bet.unit)
    return [{ line: index + 1, symbol: win.symbol, count: win.count, wild: win.wild, amount }]
  })

function winOf(run: Omit<LineWin, 'pays'>): LineWin | undefined {
  const paid = pays[run.symbol][run.count]
  return paid === undefined ? undefined : { ...run, pays: paid }
}

function runOf(line: readonly ReelSymbol[], belongs: (symbol: ReelSymbol) => boolean): number {
  const end = line.findIndex((symbol) => !belongs(symbol))
  return end === -1 ? line.length : end
}

function symbolAt(strip: readonly ReelSymbol[], place: number): ReelSymbol {
  const symbol = strip[place % strip.length]
  if (symbol === undefined) throw new Error(`no symbol at ${place}`)
  return symbol
}
