import { Fraction } from '../fraction.ts'
import { bestOf, hitChance, spinMoments } from './counted-spin.ts'
import type { CountedSpin } from './counted-spin.ts'
import { reelOf } from './cycle.ts'
import { coin, coinsOf, coinValues, fullBonus, hold, landing, lines, rows, strips } from './harbour-coins-data.ts'
import { rules } from './harbour-coins.ts'
import { countLines } from './payline-cycle.ts'
import { lineWin } from './paylines.ts'
import { roundOf, total, whole } from './moments.ts'
import type { Moments } from './moments.ts'

// Harbour Coins exactly: every combination of the reels is counted, apart by the coins it shows; the re-spins are a chain over
// how many coins stand, solved from the full window downwards.

const cells = rows * strips.length
const one = new Fraction(1n)
const nothing = new Fraction(0n)

let counted: CountedSpin | undefined

/** The cycle of a spin; its award is how many coins it holds (some seconds, once a process). */
export const cycle = (): CountedSpin =>
  (counted ??= {
    cycle: countLines({
      reels: strips.map((strip) => reelOf(strip, rows, coin)),
      lines,
      pay: (line) => lineWin(rules, line)?.pays ?? 0,
    }),
    coinsPerStake: lines.length,
    extra: () => 0,
    awards: (coins) => (coins >= hold.coins ? coins : 0),
  })

const power = (base: Fraction, exponent: number): Fraction =>
  exponent === 0 ? one : base.mul(power(base, exponent - 1))

const binomial = (n: number, k: number): bigint => (k === 0 ? 1n : (binomial(n, k - 1) * BigInt(n - k + 1)) / BigInt(k))

const lands = new Fraction(BigInt(landing.coin), BigInt(landing.of))

/** The chance that so many coins land on so many empty cells. */
const landChance = (empty: number, coins: number): Fraction =>
  new Fraction(binomial(empty, coins)).mul(power(lands, coins)).mul(power(one.sub(lands), empty - coins))

const ends = new Map<number, readonly Fraction[]>()

/**
 * How likely each number of coins stands in the end, where so many stand now. A coin lands before the re-spins are used up
 * with the chance of any of them, and then the re-spins begin anew.
 */
export function endChances(coins: number): readonly Fraction[] {
  const before = ends.get(coins)
  if (before) return before
  const empty = cells - coins
  const none = landChance(empty, 0)
  const tries = total(Array.from({ length: hold.respins }, (_, respin) => power(none, respin)))
  const stays = empty === 0 ? one : power(none, hold.respins)
  const found = Array.from({ length: cells + 1 }, (_, end) => {
    const more = Array.from({ length: empty }, (_, at) => at + 1)
    const later = more.map((landed) =>
      landChance(empty, landed)
        .mul(tries)
        .mul(endChances(coins + landed)[end] ?? nothing),
    )
    return total([...later, end === coins ? stays : nothing])
  })
  ends.set(coins, found)
  return found
}

const value: Moments = (() => {
  const mean = total(coinValues.map(([worth, weight]) => new Fraction(BigInt(worth * weight), BigInt(coinsOf))))
  const square = total(
    coinValues.map(([worth, weight]) => new Fraction(BigInt(worth * worth * weight), BigInt(coinsOf))),
  )
  return { mean, variance: square.sub(mean.mul(mean)) }
})()

/** What the re-spins pay in stakes, where so many coins stand at first. */
export function heldMoments(coins: number): Moments {
  const each = endChances(coins).map((chance, end) => {
    const mean = value.mean.mul(whole(end)).add(whole(end === cells ? fullBonus : 0))
    return { chance, mean, square: value.variance.mul(whole(end)).add(mean.mul(mean)) }
  })
  const mean = total(each.map((end) => end.chance.mul(end.mean)))
  const square = total(each.map((end) => end.chance.mul(end.square)))
  return { mean, variance: square.sub(mean.mul(mean)) }
}

/** What a round returns, in stakes, part by part. */
export interface HarbourCoinsAnalysis {
  readonly baseReturn: Fraction
  readonly holdReturn: Fraction
  readonly totalReturn: Fraction
  readonly triggerChance: Fraction
  /** That a spin wins on a line or holds coins. */
  readonly hitChance: Fraction
  /** What held coins pay in the long run. */
  readonly holdMean: Fraction
  /** That a round ends with a full window. */
  readonly fullChance: Fraction
  readonly variance: Fraction
  /** The most that the lines of one spin pay, in stakes. */
  readonly topStakes: Fraction
}

let known: HarbourCoinsAnalysis | undefined

/** Every figure that follows from the cycle and the chain. */
export const analysis = (): HarbourCoinsAnalysis => (known ??= analysed())

function analysed(): HarbourCoinsAnalysis {
  const paid = spinMoments(cycle())
  const round = roundOf(paid, heldMoments)
  const triggerChance = total(paid.awards.map(({ chance }) => chance))
  const quiet = [...cycle().cycle.byMark].map(([coins, { byCoins }]) =>
    coins >= hold.coins ? (byCoins.get(0) ?? 0) : 0,
  )
  const heldOnly = new Fraction(BigInt(quiet.reduce((sum, count) => sum + count, 0)), BigInt(cycle().cycle.size))
  return {
    baseReturn: paid.mean,
    holdReturn: round.mean.sub(paid.mean),
    totalReturn: round.mean,
    triggerChance,
    hitChance: hitChance(cycle()).add(heldOnly),
    holdMean: round.mean.sub(paid.mean).div(triggerChance),
    fullChance: total(paid.awards.map(({ spins, chance }) => chance.mul(endChances(spins)[cells] ?? nothing))),
    variance: round.variance,
    topStakes: new Fraction(BigInt(bestOf(cycle()).coins), BigInt(lines.length)),
  }
}
