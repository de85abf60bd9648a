import { pick } from '../chance.ts'
import type { Words } from '../chance.ts'
import { Fraction } from '../fraction.ts'
import type { Round } from '../round.ts'
import type { Bet, Profile } from '../studio-game.ts'
import { pays } from './keno-data.ts'
import type { KenoRisk } from './keno-data.ts'
import { choose, multipliersOf, paidAt } from './odds.ts'
import type { Outcome } from './odds.ts'

/** Keno (rulebook §32): one to ten different numbers of 1 to 40. */
export interface KenoChoices {
  readonly numbers: readonly number[]
  readonly risk: KenoRisk
}

export interface NumbersDrawn {
  readonly kind: 'numbers_drawn'
  /** In the order drawn. */
  readonly drawn: readonly number[]
  /** Those of them that were chosen. */
  readonly hits: readonly number[]
  readonly multiplier: bigint
}

export const numbersMax = 40
export const drawnCount = 10
export const chosenMax = 10

/** True for numbers that may be played: one to ten, all different, of 1 to 40. */
export const areNumbers = (numbers: readonly number[]): boolean =>
  numbers.length >= 1 &&
  numbers.length <= chosenMax &&
  new Set(numbers).size === numbers.length &&
  numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= numbersMax)

/** What 0, 1, 2 … hits of this many chosen numbers pay, in ten-thousandths of the stake. */
export function kenoPays(chosen: number, risk: KenoRisk, profile: Profile): bigint[] {
  const row = pays[risk][chosen - 1]
  if (row === undefined) throw new Error(`${chosen} numbers are not offered`)
  return multipliersOf(row[profile])
}

/** Every count of hits from none on with its exact chance. */
export const kenoOutcomes = (chosen: number, risk: KenoRisk, profile: Profile): Outcome[] =>
  kenoPays(chosen, risk, profile).map((multiplier, hits) => ({
    chance: new Fraction(
      choose(chosen, hits) * choose(numbersMax - chosen, drawnCount - hits),
      choose(numbersMax, drawnCount),
    ),
    multiplier,
  }))

/** Play one round: ten numbers of forty, a word each. */
export function playKeno(bet: Bet<KenoChoices>, words: Words): Round<NumbersDrawn> {
  const { numbers, risk } = bet.choices
  if (!areNumbers(numbers)) throw new Error(`the numbers ${numbers.join(' ')} are not offered`)
  const drawn = pick(drawnCount, numbersMax, words).map((number) => number + 1)
  const hits = drawn.filter((number) => numbers.includes(number))
  const multiplier = kenoPays(numbers.length, risk, bet.profile)[hits.length] ?? 0n
  return { payout: paidAt(multiplier, bet), events: [{ kind: 'numbers_drawn', drawn, hits, multiplier }] }
}
