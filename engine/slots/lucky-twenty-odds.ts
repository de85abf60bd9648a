import { Fraction } from '../fraction.ts'
import { bestOf, coinSum, hitCount, spinMoments } from './counted-spin.ts'
import type { CountedSpin } from './counted-spin.ts'
import { reelOf } from './cycle.ts'
import { countLines } from './payline-cycle.ts'
import { lineWin } from './paylines.ts'
import {
  freeSpins,
  jackpotContribution,
  lines,
  rows,
  scatter,
  scatterPays,
  stopsPerReel,
  strips,
  symbols,
} from './lucky-twenty-data.ts'
import { rules } from './lucky-twenty.ts'
import { freeSpin, roundOf, times } from './moments.ts'

// Lucky Twenty's exact figures. The returns follow from the strips alone (`analysis`); what depends on the whole window at once
// (hits, deviation, largest win) is counted over all 32^5 stops (`fullCycle`). Where both know a figure they must agree.

let counted: CountedSpin | undefined

/** Every combination of the reels, marked by the scatters it shows (about a second, once a process). */
const cycle = (): CountedSpin =>
  (counted ??= {
    cycle: countLines({
      reels: strips.map((strip) => reelOf(strip, rows, scatter)),
      lines,
      pay: (line) => lineWin(rules, line)?.pays ?? 0,
    }),
    coinsPerStake: lines.length,
    extra: (scatters) => (scatterPays[scatters] ?? 0) * lines.length,
    awards: (scatters) => (scatters >= freeSpins.scatters ? freeSpins.awarded : 0),
  })

/** Counts over every combination of stops, wins in line bets. */
export interface FullCycle {
  readonly cycle: number
  readonly sumLineBets: number
  readonly hits: number
  readonly triggers: number
  readonly maxLineBets: number
  /** How many combinations win each number of line bets. */
  readonly byLineBets: Uint32Array
}

let summed: FullCycle | undefined

/** Every one of the 33,554,432 spins, counted. */
export const fullCycle = (): FullCycle => (summed ??= summary(cycle()))

function summary(all: CountedSpin): FullCycle {
  const maxLineBets = bestOf(all).coins
  const byLineBets = new Uint32Array(maxLineBets + 1)
  let triggers = 0
  for (const [scatters, { byCoins, count }] of all.cycle.byMark) {
    if (all.awards(scatters) > 0) triggers += count
    for (const [lineBets, each] of byCoins) byLineBets[lineBets + all.extra(scatters)]! += each
  }
  return {
    cycle: all.cycle.size,
    sumLineBets: coinSum(all),
    hits: hitCount(all),
    triggers,
    maxLineBets,
    byLineBets,
  }
}

/** What follows from the strips alone, as exact fractions of the stake. */
export interface Analysis {
  readonly baseLineReturn: Fraction
  readonly scatterReturn: Fraction
  readonly triggerChance: Fraction
  /** Free spins that one trigger brings in the long run, retriggers included. */
  readonly freeSpinsPerTrigger: Fraction
  readonly featureReturn: Fraction
  readonly returnWithoutJackpot: Fraction
  readonly jackpotReturn: Fraction
  readonly totalReturn: Fraction
}

/** The returns by arithmetic: each line sees every combination of one stop a reel, scatters are counted reel by reel. */
export function analysis(): Analysis {
  const spins = new Fraction(BigInt(stopsPerReel) ** BigInt(strips.length))
  const baseLineReturn = new Fraction(lineSum()).div(spins)
  const scatterCounts = scatterWays()
  const scatterReturn = new Fraction(
    scatterCounts.reduce((sum, ways, scatters) => sum + ways * BigInt(scatterPays[scatters] ?? 0), 0n),
  ).div(spins)
  const triggerChance = new Fraction(scatterCounts.slice(freeSpins.scatters).reduce((sum, ways) => sum + ways, 0n)).div(
    spins,
  )

  // A trigger brings ten spins, each of which triggers again: n = 10 + 10·q·n.
  const awarded = new Fraction(BigInt(freeSpins.awarded))
  const freeSpinsPerTrigger = awarded.div(new Fraction(1n).sub(awarded.mul(triggerChance)))
  const spinReturn = baseLineReturn.add(scatterReturn)
  const freeSpinReturn = spinReturn.mul(new Fraction(BigInt(freeSpins.multiplier)))
  const featureReturn = triggerChance.mul(freeSpinsPerTrigger).mul(freeSpinReturn)
  const returnWithoutJackpot = spinReturn.add(featureReturn)
  const jackpotReturn = new Fraction(jackpotContribution.numerator, jackpotContribution.denominator)
  return {
    baseLineReturn,
    scatterReturn,
    triggerChance,
    freeSpinsPerTrigger,
    featureReturn,
    returnWithoutJackpot,
    jackpotReturn,
    totalReturn: returnWithoutJackpot.add(jackpotReturn),
  }
}

// What one line wins over the cycle, in line bets. All twenty lines win the same, so this is also the stakes all lines win.
function lineSum(): bigint {
  const counts = strips.map((strip) => symbols.map((symbol) => strip.filter((each) => each === symbol).length))
  const sumFrom = (line: readonly string[], ways: number): bigint => {
    const reel = line.length
    if (reel === strips.length) return BigInt(ways) * BigInt(lineWin(rules, line)?.pays ?? 0)
    return symbols.reduce((sum, symbol, code) => {
      const next = ways * counts[reel]![code]!
      return next === 0 ? sum : sum + sumFrom([...line, symbol], next)
    }, 0n)
  }
  return sumFrom([], 1)
}

/** The chances of exactly 0, 1, 2 … scatters in a window. */
export const scatterChances = (): Fraction[] =>
  scatterWays().map((ways) => new Fraction(ways, BigInt(stopsPerReel) ** BigInt(strips.length)))

// How many combinations of stops show 0, 1, 2 … scatters: the product of the reels' counts as polynomials.
function scatterWays(): bigint[] {
  return strips.reduce<bigint[]>(
    (ways, strip) => {
      const shown = strip.map(
        (_, stop) =>
          Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).filter(
            (symbol) => symbol === scatter,
          ).length,
      )
      const next = Array.from({ length: ways.length + rows }, () => 0n)
      for (const [scatters, count] of ways.entries()) {
        for (const more of shown) next[scatters + more]! += count
      }
      return next
    },
    [1n],
  )
}

/** The variance of what a round wins per unit staked: of the paid spin alone, and with its free spins; without the pot. */
export function variances(): { readonly baseOnly: Fraction; readonly total: Fraction } {
  const paid = spinMoments(cycle())
  const free = freeSpin(spinMoments(cycle(), freeSpins.multiplier))
  const round = roundOf(paid, (spins) => times(spins, free))
  return { baseOnly: paid.square.sub(paid.mean.mul(paid.mean)), total: round.variance }
}
