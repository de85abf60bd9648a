import { below } from '../chance.ts'
import type { Words } from '../chance.ts'
import { Fraction } from '../fraction.ts'
import type { Round } from '../round.ts'
import type { Bet, Profile } from '../studio-game.ts'
import { choose, multipliersOf, paidAt } from './odds.ts'
import type { Outcome } from './odds.ts'
import { halves } from './plinko-data.ts'
import type { PlinkoRisk, PlinkoRows } from './plinko-data.ts'

/** Plinko (rulebook §32). */
export interface PlinkoChoices {
  readonly rows: PlinkoRows
  readonly risk: PlinkoRisk
}

export interface DropEvent {
  readonly kind: 'dropped'
  /** Which way the ball went at each row from the top: 1 is right. */
  readonly path: readonly number[]
  /** Counted from the left, 0 first: how often it went right. */
  readonly bucket: number
  readonly multiplier: bigint
}

/** What every bucket pays from left to right, in ten-thousandths of the stake. */
export function buckets({ rows, risk }: PlinkoChoices, profile: Profile): bigint[] {
  const left = multipliersOf(halves[risk][rows][profile])
  // With an even number of rows there is one bucket in the middle, which stands once.
  return [...left, ...left.slice(0, rows % 2 === 0 ? -1 : left.length).toReversed()]
}

/** Every bucket with its exact chance: C(rows, bucket) of 2^rows. */
export const plinkoOutcomes = (choices: PlinkoChoices, profile: Profile): Outcome[] =>
  buckets(choices, profile).map((multiplier, bucket) => ({
    chance: new Fraction(choose(choices.rows, bucket), 1n << BigInt(choices.rows)),
    multiplier,
  }))

/** Play one round: a word a row, of which the top bit says the way. */
export function playPlinko(bet: Bet<PlinkoChoices>, words: Words): Round<DropEvent> {
  const path = Array.from({ length: bet.choices.rows }, () => below(2, words))
  const bucket = path.filter(Boolean).length
  const multiplier = buckets(bet.choices, bet.profile)[bucket]
  if (multiplier === undefined) throw new Error(`no bucket ${bucket} below ${bet.choices.rows} rows`)
  return { payout: paidAt(multiplier, bet), events: [{ kind: 'dropped', path, bucket, multiplier }] }
}
