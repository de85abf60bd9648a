import { floorTo, Fraction, timesFloor } from '../fraction.ts'
import { amountText, scale } from '../money.ts'
import type { Terms } from '../studio-game.ts'

/** What a multiplier is counted in: 10000n is 1×, the stake itself. */
export const once = 10000n

/** One thing that may come of a bet: how likely it is, and what it pays in ten-thousandths of the stake. */
export interface Outcome {
  readonly chance: Fraction
  readonly multiplier: bigint
}

/** What a multiplier makes of a stake, down to the smallest payable step; the house keeps the rest. */
export const paidAt = (multiplier: bigint, { stake, unit }: Pick<Terms, 'stake' | 'unit'>): bigint =>
  floorTo(timesFloor(stake, multiplier, once), unit)

/** The exact share of stakes that these outcomes give back. */
export const returnOf = (outcomes: readonly Outcome[]): Fraction =>
  outcomes.reduce(
    (sum, { chance, multiplier }) => sum.add(chance.mul(new Fraction(multiplier, once))),
    new Fraction(0n),
  )

/** In how many ways k of n can be taken. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  return Array.from({ length: k }, (_, at) => at).reduce((ways, at) => (ways * BigInt(n - at)) / BigInt(at + 1), 1n)
}

/** A row of multipliers as a table writes them (`5.6 2.1 1`), in ten-thousandths. */
export const multipliersOf = (text: string): bigint[] =>
  text.split(' ').map((multiplier) => {
    const [whole = '', decimals = ''] = multiplier.split('.')
    return BigInt(whole + decimals.padEnd(4, '0'))
  })

/** The lowest of these returns in per cent, cut after the fourth decimal so that it never looks larger than it is. */
export function lowestPercent(returns: readonly Fraction[]): string {
  const [first = new Fraction(0n), ...others] = returns
  const lowest = others.reduce((least, each) => (each.atMost(least) ? each : least), first)
  return multiplierText(timesFloor(lowest.numerator, 100n * once, lowest.denominator))
}

/** Ten-thousandths as text with four decimals: 19800n is `1.9800`. They have the scale of money. */
export const multiplierText = (multiplier: bigint): string => amountText(multiplier, scale)
