import { Fraction } from '../fraction.ts'
import type { Position } from './content.ts'
import type { DrawResult, PrizeTier, TierOdds } from './family.ts'
import { tierByMode, WIN } from './tiers.ts'

/**
 * Results that are digits 0–9, each drawn by itself: SSC, P3 and PC28 (rulebook §§18.1, 18.2, 18.6). Their chances are the rulebook's; the
 * tests count them anew over every outcome.
 */
export const DIGITS = Array.from('0123456789')

/** Places of a result, from 0, that a method looks at. */
export type Places = readonly number[]

export interface MethodName {
  readonly key: string
  readonly group: string
}

export const NOTHING = new Fraction(0n)
export const ONE = new Fraction(1n)

export const chooseFrom = (values: readonly string[], min = 1, max = values.length): Position => ({ values, min, max })

export const digits = (min = 1): Position => chooseFrom(DIGITS, min)

export const at = (result: DrawResult, places: Places): string[] => places.map((place) => result[place] ?? '')

/** One tier, won by one ticket in so many outcomes. */
export const oneIn = (outcomes: number): readonly PrizeTier[] => [tierByMode(WIN, 1n, BigInt(outcomes))]

export const product = (sizes: readonly number[]): number => sizes.reduce((all, size) => all * size, 1)

export const sumOf = (numbers: readonly string[]): number => numbers.reduce((sum, number) => sum + Number(number), 0)

export const numbersTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => `${from + n}`)

/** Every word of so many digits. */
export const wordsOf = (length: number): string[][] =>
  length === 0 ? [[]] : wordsOf(length - 1).flatMap((word) => DIGITS.map((digit) => [...word, digit]))

/** The best of the tiers that a line can win in, where it wins in one only. */
export const bestOf = (tiers: Iterable<string>, odds: TierOdds): Fraction =>
  [...tiers].map(odds).reduce((best, one) => (best.atMost(one) ? one : best), NOTHING)
