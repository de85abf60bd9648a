import type { Fraction } from '../fraction.ts'
import { extraReturn, spinMoments } from './counted-spin.ts'
import type { CountedSpin } from './counted-spin.ts'
import { reelOf } from './cycle.ts'
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
import { freeSpin, roundOf, spinsPerSpin, times, total, whole } from './moments.ts'
import type { Moments, SpinMoments } from './moments.ts'
import type { Strip } from './reels.ts'
import { countWays } from './ways-cycle.ts'

// Jade Ways exactly: every combination of both sets of reels is counted, apart by the scatters it shows.

/** A paid spin and a free one before its wins are doubled, over 24,300,000 combinations each. */
export interface JadeWaysCycles {
  readonly base: CountedSpin
  readonly free: CountedSpin
}

let counted: JadeWaysCycles | undefined

/** Both cycles, counted (about a second, once a process). */
export function cycles(): JadeWaysCycles {
  counted ??= { base: countedOn(baseStrips), free: countedOn(freeStrips) }
  return counted
}

const countedOn = (strips: readonly Strip[]): CountedSpin => ({
  cycle: countWays({ reels: strips.map((strip) => reelOf(strip, rows, scatter)), rules: { pays, wild } }),
  coinsPerStake,
  extra: (scatters) => scatterPays[scatters] ?? 0,
  awards: (scatters) => awards[scatters] ?? 0,
})

/** What a round returns, in stakes, part by part. */
export interface JadeWaysAnalysis {
  readonly baseReturn: Fraction
  /** The scatters' part of that. */
  readonly scatterReturn: Fraction
  readonly featureReturn: Fraction
  readonly totalReturn: Fraction
  readonly triggerChance: Fraction
  readonly retriggerChance: Fraction
  /** What ten free spins win, with all that they award. */
  readonly tenSpins: Moments
  readonly spinsPerTrigger: Fraction
  /** Of the price of a bought feature. */
  readonly buyReturn: Fraction
  readonly variance: Fraction
  /** The variance if all spins that award free spins won alike, as the rulebook has it. */
  readonly nearVariance: Fraction
}

let known: JadeWaysAnalysis | undefined

/** Every figure that follows from the two cycles. */
export const analysis = (): JadeWaysAnalysis => (known ??= analysed())

function analysed(): JadeWaysAnalysis {
  const paid = spinMoments(cycles().base)
  const free = spinMoments(cycles().free, freeMultiplier)
  const each = freeSpin(free)
  const round = roundOf(paid, (spins) => times(spins, each))
  const tenSpins = times(buy.spins, each)
  const triggerChance = chanceOf(paid)
  const awarded = total(paid.awards.map(({ spins, chance }) => whole(spins).mul(chance)))
  return {
    baseReturn: paid.mean,
    scatterReturn: extraReturn(cycles().base),
    featureReturn: round.mean.sub(paid.mean),
    totalReturn: round.mean,
    triggerChance,
    retriggerChance: chanceOf(free),
    tenSpins,
    spinsPerTrigger: awarded.mul(spinsPerSpin(free)).div(triggerChance),
    buyReturn: tenSpins.mean.div(whole(buy.price)),
    variance: round.variance,
    nearVariance: nearly(paid, free),
  }
}

const chanceOf = ({ awards }: SpinMoments): Fraction => total(awards.map(({ chance }) => chance))

function nearly(paid: SpinMoments, free: SpinMoments): Fraction {
  const each = freeSpin(alike(free))
  return roundOf(alike(paid), (spins) => times(spins, each)).variance
}

function alike(spin: SpinMoments): SpinMoments {
  const mean = total(spin.awards.map((award) => award.mean)).div(chanceOf(spin))
  return { ...spin, awards: spin.awards.map((award) => ({ ...award, mean: award.chance.mul(mean) })) }
}
