import { Fraction } from '../fraction.ts'
import { spinsPerSpin, times, total, whole } from './moments.ts'
import { meanWin } from './storm-tumble-chain.ts'
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
  scatterPays,
  scatterWeight,
  sizes,
} from './storm-tumble-data.ts'
import type { Multipliers } from './storm-tumble-data.ts'

// Storm Tumble's figures. Scatters, hits and multipliers are exact fractions; what the tumbles win is solved as a chain, in
// doubles that are right to eleven decimals, so every return that holds it is too.

const cells = columns * rows
const one = new Fraction(1n)
const within = 1e-9

const binomial = (n: number, k: number): bigint => (k === 0 ? 1n : (binomial(n, k - 1) * BigInt(n - k + 1)) / BigInt(k))

const power = (base: Fraction, exponent: number): Fraction =>
  exponent === 0 ? one : base.mul(power(base, exponent - 1))

/** The chance that a drop shows exactly so many scatters. */
export function scatterChance(scatters: number): Fraction {
  const chance = new Fraction(BigInt(scatterWeight.scatter), BigInt(scatterWeight.of))
  return new Fraction(binomial(columns, scatters))
    .mul(power(chance, scatters))
    .mul(power(one.sub(chance), columns - scatters))
}

const scatterCounts = Array.from({ length: columns + 1 }, (_, scatters) => scatters)
const overScatters = (value: (scatters: number) => Fraction): Fraction =>
  total(scatterCounts.map((scatters) => scatterChance(scatters).mul(value(scatters))))

/** The chance that a drop wins anything: some symbol fills eight cells, or scatters pay. */
export const hitChance = (): Fraction =>
  overScatters((scatters) => (scatterPays[scatters] === undefined ? one.sub(quietChance(cells - scatters)) : one))

/** The chance that some symbol fills eight cells of a drop. */
export const tumbleChance = (): Fraction => overScatters((scatters) => one.sub(quietChance(cells - scatters)))

// Of all ways to fill the cells, the share in which no symbol reaches the least that wins: n! · [xⁿ] ∏ Σ (p·x)ᶜ/c!, c below it.
function quietChance(filled: number): Fraction {
  const product = cellWeights.reduce<readonly Fraction[]>(
    (ways, [, weight]) => {
      const share = new Fraction(BigInt(weight), 100n)
      const counts = Array.from({ length: sizes[0] }, (_, count) =>
        power(share, count).div(new Fraction(factorial(count))),
      )
      return Array.from({ length: filled + 1 }, (_, sum) =>
        total(counts.flatMap((chance, count) => ways[sum - count]?.mul(chance) ?? [])),
      )
    },
    [one],
  )
  return (product[filled] ?? new Fraction(0n)).mul(new Fraction(factorial(filled)))
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1))

const meanOf = (multipliers: Multipliers): Fraction =>
  new Fraction(
    multipliers.reduce((sum, [by, weight]) => sum + BigInt(by * weight), 0n),
    BigInt(multipliersOf),
  )

/** What is returned, in stakes, part by part. */
export interface StormTumbleAnalysis {
  /** What a drop and its tumbles win before any multiplier. */
  readonly tumbleWin: Fraction
  readonly baseMultiplier: Fraction
  readonly freeMultiplier: Fraction
  readonly scatterReturn: Fraction
  readonly baseReturn: Fraction
  readonly featureReturn: Fraction
  readonly totalReturn: Fraction
  readonly triggerChance: Fraction
  readonly retriggerChance: Fraction
  readonly spinsPerTrigger: Fraction
  /** What ten free spins win, with all that they award. */
  readonly tenSpins: Fraction
  /** Of the price of a bought feature. */
  readonly buyReturn: Fraction
}

let known: StormTumbleAnalysis | undefined

/** Every figure but the deviation, which no exact count of ours knows (some seconds, once a process). */
export const analysis = (): StormTumbleAnalysis => (known ??= analysed())

function analysed(): StormTumbleAnalysis {
  const tumbleWin = overScatters((scatters) =>
    doubleOf(meanWin(cells - scatters, within / Number(scatterChance(scatters).decimal(12)))),
  )
  const [baseMultiplier, freeMultiplier] = [meanOf(baseMultipliers), meanOf(freeMultipliers)]
  const scatterReturn = overScatters((scatters) => whole(scatterPays[scatters] ?? 0))
  const baseReturn = tumbleWin.mul(baseMultiplier).add(scatterReturn)
  const triggerChance = overScatters((scatters) => whole(awards[scatters] === undefined ? 0 : 1))
  const retriggerChance = overScatters((scatters) => whole(scatters >= retrigger.scatters ? 1 : 0))
  const awarded = overScatters((scatters) => whole(awards[scatters] ?? 0))
  const remaining = spinsPerSpin({
    awards: [{ spins: retrigger.spins, chance: retriggerChance, mean: new Fraction(0n) }],
  })
  const freeReturn = tumbleWin.mul(freeMultiplier).add(scatterReturn).mul(remaining)
  const featureReturn = awarded.mul(freeReturn)
  const tenSpins = times(buy.spins, { mean: freeReturn, variance: new Fraction(0n) }).mean
  return {
    tumbleWin,
    baseMultiplier,
    freeMultiplier,
    scatterReturn,
    baseReturn,
    featureReturn,
    totalReturn: baseReturn.add(featureReturn),
    triggerChance,
    retriggerChance,
    spinsPerTrigger: awarded.mul(remaining).div(triggerChance),
    tenSpins,
    buyReturn: tenSpins.div(whole(buy.price)),
  }
}

// To fourteen decimals.
const doubleOf = (value: number): Fraction => new Fraction(BigInt(Math.round(value * 1e14)), 10n ** 14n)

/** The most one drop wins without a tumble, in stakes: the best pay of twelve at the greatest multiplier; and its chance. */
export function topPrize(): { readonly stakes: Fraction; readonly chance: Fraction } {
  const [best, weight] = cellWeights.reduce((one, other) => (pays[one[0]][2] >= pays[other[0]][2] ? one : other))
  const [by, share] = baseMultipliers.reduce((one, other) => (one[0] >= other[0] ? one : other))
  const chance = new Fraction(BigInt(weight), 100n)
  const filled = overScatters((scatters) => {
    const free = cells - scatters
    const enough = Array.from({ length: free - sizes[2] + 1 }, (_, more) => sizes[2] + more)
    return total(
      enough.map((count) =>
        new Fraction(binomial(free, count)).mul(power(chance, count)).mul(power(one.sub(chance), free - count)),
      ),
    )
  })
  return {
    stakes: new Fraction(BigInt(pays[best][2] * by), BigInt(paysPerStake)),
    chance: filled.mul(new Fraction(BigInt(share), BigInt(multipliersOf))),
  }
}
