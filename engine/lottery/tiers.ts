import { Fraction } from '../fraction.ts'
import type { Hits, PrizeTier } from './family.ts'
import { NO_HITS } from './family.ts'

/** The tier of a method that has only one. */
export const WIN = 'WIN'

/** A tier whose tickets win with this chance: a prize mode pays its share of the fair odds. */
export const tierByMode = (key: string, numerator: bigint, denominator: bigint): PrizeTier => ({
  key,
  odds: new Fraction(denominator, numerator),
  byMode: true,
})

/** A tier of fixed odds, total return for one: `3.63` as 363/100. */
export const fixedTier = (key: string, numerator: bigint, denominator = 1n): PrizeTier => ({
  key,
  odds: new Fraction(numerator, denominator),
  byMode: false,
})

/** So many winning tickets of one tier. */
export const hitsOf = (count: number, tier: string = WIN): Hits => (count > 0 ? new Map([[tier, count]]) : NO_HITS)

export const hitsWhen = (wins: boolean, tier: string = WIN): Hits => hitsOf(wins ? 1 : 0, tier)

export const whole = (value: number): Fraction => new Fraction(BigInt(value))

export const share = (part: number, of: number): Fraction => new Fraction(BigInt(part), BigInt(of))
