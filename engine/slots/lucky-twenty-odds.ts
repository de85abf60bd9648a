import { Fraction } from '../fraction.ts'
import {
  freeSpins,
  jackpotContribution,
  lines,
  pays,
  rows,
  scatter,
  scatterPays,
  stopsPerReel,
  strips,
  symbols,
  wild,
} from './lucky-twenty-data.ts'
import { base, tables } from './lucky-twenty-meter.ts'
import type { Tables } from './lucky-twenty-meter.ts'
import { lineWin } from './lucky-twenty.ts'
import type { ReelSymbol } from './lucky-twenty-data.ts'

// Lucky Twenty's exact figures. The returns follow from the strips alone (`analysis`); what depends on the whole window at once
// (hits, deviation, largest win) is counted over all 32^5 stops (`fullCycle`). Where both know a figure they must agree.

/** Counts over every combination of stops, wins in line bets. */
export interface FullCycle {
  readonly cycle: number
  readonly sumLineBets: number
  readonly sumSquares: number
  readonly hits: number
  readonly triggers: number
  /** The wins of the combinations that trigger free spins. */
  readonly sumTriggering: number
  readonly maxLineBets: number
  /** How many combinations win each number of line bets. */
  readonly byLineBets: Uint32Array
}

const lineBetsPerStake = BigInt(lines.length)
const reels = [0, 1, 2, 3, 4] as const
// No window can win more than the best pay on every line and five scatters.
const mostLineBets = lines.length * (pays[wild][5]! + scatterPays[5]!)

let counted: FullCycle | undefined

/** Every one of the 33,554,432 spins, counted (about a second, once a process). */
export function fullCycle(): FullCycle {
  counted ??= countCycle(tables())
  return counted
}

function countCycle(known: Tables): FullCycle {
  const byLineBets = new Uint32Array(mostLineBets + 1)
  const triggering = new Uint32Array(mostLineBets + 1)
  forEachThree((a, b, c) => {
    const living = livingLines(known, [a, b, c])
    const scatters = known.scatters[0]![a]! + known.scatters[1]![b]! + known.scatters[2]![c]!
    countLastTwo(known, { living, scatters }, { byLineBets, triggering })
  })
  return summary(byLineBets, triggering)
}

function forEachThree(visit: (a: number, b: number, c: number) => void): void {
  for (let a = 0; a < stopsPerReel; a += 1) {
    for (let b = 0; b < stopsPerReel; b += 1) {
      for (let c = 0; c < stopsPerReel; c += 1) visit(a, b, c)
    }
  }
}

interface Living {
  /** The codes of the first three symbols as a number, and the rows on reels four and five. */
  readonly prefix: number
  readonly row4: number
  readonly row5: number
}

// Most lines are dead after three reels; only the living ones are looked at for the 1,024 stops of the last two.
function livingLines({ codes, alive }: Tables, stops: readonly [number, number, number]): Living[] {
  return lines.flatMap((line) => {
    const three = stops.reduce((code, stop, reel) => code * base + codes[reel]![stop + line[reel]!]!, 0)
    return alive[three] === 1 ? [{ prefix: three, row4: line[3]!, row5: line[4]! }] : []
  })
}

interface Counters {
  readonly byLineBets: Uint32Array
  readonly triggering: Uint32Array
}

function countLastTwo(known: Tables, begun: { living: Living[]; scatters: number }, counters: Counters): void {
  const { codes, scatters, pays: linePays } = known
  const { living } = begun
  const prefixes = new Uint32Array(living.length)
  for (let d = 0; d < stopsPerReel; d += 1) {
    for (let at = 0; at < living.length; at += 1) {
      const line = living[at]!
      prefixes[at] = (line.prefix * base + codes[3]![d + line.row4]!) * base
    }
    for (let e = 0; e < stopsPerReel; e += 1) {
      const seen = begun.scatters + scatters[3]![d]! + scatters[4]![e]!
      let win = (scatterPays[seen] ?? 0) * lines.length
      for (let at = 0; at < living.length; at += 1) win += linePays[prefixes[at]! + codes[4]![e + living[at]!.row5]!]!
      counters.byLineBets[win]! += 1
      if (seen >= freeSpins.scatters) counters.triggering[win]! += 1
    }
  }
}

const sum = (counts: Uint32Array, value: (lineBets: number) => number): number =>
  counts.reduce((total, count, lineBets) => total + count * value(lineBets), 0)

function summary(byLineBets: Uint32Array, triggering: Uint32Array): FullCycle {
  const cycle = sum(byLineBets, () => 1)
  const maxLineBets = byLineBets.findLastIndex((count) => count > 0)
  return {
    cycle,
    sumLineBets: sum(byLineBets, (lineBets) => lineBets),
    sumSquares: sum(byLineBets, (lineBets) => lineBets ** 2),
    hits: cycle - byLineBets[0]!,
    triggers: sum(triggering, () => 1),
    sumTriggering: sum(triggering, (lineBets) => lineBets),
    maxLineBets,
    byLineBets: byLineBets.slice(0, maxLineBets + 1),
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
  const cycle = new Fraction(BigInt(stopsPerReel) ** BigInt(reels.length))
  const baseLineReturn = new Fraction(lineSum()).div(cycle)
  const scatterCounts = scatterWays()
  const scatterReturn = new Fraction(
    scatterCounts.reduce((sum, ways, scatters) => sum + ways * BigInt(scatterPays[scatters] ?? 0), 0n),
  ).div(cycle)
  const triggerChance = new Fraction(scatterCounts.slice(freeSpins.scatters).reduce((sum, ways) => sum + ways, 0n)).div(
    cycle,
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
  const sumFrom = (line: readonly ReelSymbol[], ways: number): bigint => {
    const reel = line.length
    if (reel === reels.length) return BigInt(ways) * BigInt(lineWin(line)?.pays ?? 0)
    return symbols.reduce((sum, symbol, code) => {
      const next = ways * counts[reel]![code]!
      return next === 0 ? sum : sum + sumFrom([...line, symbol], next)
    }, 0n)
  }
  return sumFrom([], 1)
}

/** The chances of exactly 0, 1, 2 … scatters in a window. */
export const scatterChances = (): Fraction[] =>
  scatterWays().map((ways) => new Fraction(ways, BigInt(stopsPerReel) ** BigInt(reels.length)))

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

const whole = (value: number): Fraction => new Fraction(BigInt(value))

/** The variance of what a round wins per unit staked: of the paid spin alone, and with its free spins; without the pot. */
export function variances(): { readonly baseOnly: Fraction; readonly total: Fraction } {
  const { cycle, sumLineBets, sumSquares, sumTriggering, triggers } = fullCycle()
  const perCycle = (sum: number, unit: bigint) => new Fraction(BigInt(sum), BigInt(cycle) * unit)
  const mean = perCycle(sumLineBets, lineBetsPerStake)
  const square = perCycle(sumSquares, lineBetsPerStake ** 2n)
  const withTrigger = perCycle(sumTriggering, lineBetsPerStake)
  const trigger = perCycle(triggers, 1n)
  const baseOnly = square.sub(mean.mul(mean))

  // A feature F is the sum of ten independent spins Y = 3w + s·F′ (s: it triggers again, F′ a fresh feature), so
  // var F = 10·(E[Y²] − E[Y]²) with E[Y²] = 9·E[w²] + 6·E[ws]·E[F] + q·(var F + E[F]²): linear in var F.
  const awarded = whole(freeSpins.awarded)
  const times = whole(freeSpins.multiplier)
  const remaining = new Fraction(1n).sub(awarded.mul(trigger))
  const meanFeature = awarded.mul(times).mul(mean).div(remaining)
  const crossed = whole(2).mul(withTrigger).mul(meanFeature)
  const meanSpin = times.mul(mean).add(trigger.mul(meanFeature))
  const knownSquare = times
    .mul(times)
    .mul(square)
    .add(times.mul(crossed))
    .add(trigger.mul(meanFeature).mul(meanFeature))
  const varianceFeature = awarded.mul(knownSquare.sub(meanSpin.mul(meanSpin))).div(remaining)
  const squareFeature = varianceFeature.add(meanFeature.mul(meanFeature))

  const meanRound = mean.add(trigger.mul(meanFeature))
  const squareRound = square.add(crossed).add(trigger.mul(squareFeature))
  return { baseOnly, total: squareRound.sub(meanRound.mul(meanRound)) }
}
