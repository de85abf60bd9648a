import { Fraction } from '../fraction.ts'
import { lines, multipliers, multipliersOf, pays, rows, strips, wild } from './bell-street-data.ts'
import { rules } from './bell-street.ts'
import { bestOf, hitChance, spinMoments } from './counted-spin.ts'
import type { CountedSpin } from './counted-spin.ts'
import { countWindows, reelOf } from './cycle.ts'
import { wonLines } from './paylines.ts'
import { total } from './moments.ts'

// Bell Street exactly: every window of the three reels is gone through; the fourth reel is independent of them.

let counted: CountedSpin | undefined

/** The cycle of the three reels, before the fourth multiplies. */
export const cycle = (): CountedSpin =>
  (counted ??= {
    cycle: countWindows(
      strips.map((strip) => reelOf(strip, rows, wild)),
      (window) => wonLines(rules, lines, window).reduce((sum, win) => sum + win.pays, 0),
      lines.length * Math.max(...Object.values(pays).map((table) => table[strips.length] ?? 0)),
    ),
    coinsPerStake: lines.length,
    extra: () => 0,
    awards: () => 0,
  })

const meanOf = (of: (by: number) => number): Fraction =>
  total(multipliers.map(([by, weight]) => new Fraction(BigInt(of(by) * weight), BigInt(multipliersOf))))

/** What a round returns, in stakes, part by part. */
export interface BellStreetAnalysis {
  /** What the lines pay before the fourth reel. */
  readonly lineReturn: Fraction
  readonly meanMultiplier: Fraction
  /** What the fourth reel adds. */
  readonly multiplierReturn: Fraction
  readonly totalReturn: Fraction
  readonly hitChance: Fraction
  readonly variance: Fraction
  /** The most that a round pays, in stakes, and its chance. */
  readonly topStakes: Fraction
  readonly topChance: Fraction
}

/** Every figure that follows from the cycle. */
export function analysis(): BellStreetAnalysis {
  const { mean, square } = spinMoments(cycle())
  const meanMultiplier = meanOf((by) => by)
  const totalReturn = mean.mul(meanMultiplier)
  const best = bestOf(cycle())
  const [by, weight] = multipliers.reduce((one, other) => (one[0] >= other[0] ? one : other))
  return {
    lineReturn: mean,
    meanMultiplier,
    multiplierReturn: totalReturn.sub(mean),
    totalReturn,
    hitChance: hitChance(cycle()),
    variance: square.mul(meanOf((each) => each * each)).sub(totalReturn.mul(totalReturn)),
    topStakes: new Fraction(BigInt(best.coins * by), BigInt(lines.length)),
    topChance: new Fraction(BigInt(best.count * weight), BigInt(cycle().cycle.size) * BigInt(multipliersOf)),
  }
}
