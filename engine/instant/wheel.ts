import { below } from '../chance.ts'
import type { Words } from '../chance.ts'
import { Fraction } from '../fraction.ts'
import type { Round } from '../round.ts'
import type { Bet, Profile } from '../studio-game.ts'
import { multipliersOf, paidAt } from './odds.ts'
import type { Outcome } from './odds.ts'
import { rims } from './wheel-data.ts'
import type { Segments, WheelRisk } from './wheel-data.ts'

/** Wheel (rulebook §32). */
export interface WheelChoices {
  readonly segments: Segments
  readonly risk: WheelRisk
}

export interface WheelStopped {
  readonly kind: 'wheel_stopped'
  /** The segment under the pointer, 0 first. */
  readonly index: number
  readonly multiplier: bigint
}

/** What each segment pays all around the rim, in ten-thousandths of the stake. */
export const rimOf = ({ segments, risk }: WheelChoices, profile: Profile): bigint[] =>
  multipliersOf(rims[risk][segments][profile])

/** The different multipliers of a wheel with their exact chances, the smallest first. */
export function wheelOutcomes(choices: WheelChoices, profile: Profile): Outcome[] {
  const rim = rimOf(choices, profile)
  return [...new Set(rim)]
    .toSorted((one, other) => Number(one - other))
    .map((multiplier) => ({
      chance: new Fraction(BigInt(rim.filter((segment) => segment === multiplier).length), BigInt(rim.length)),
      multiplier,
    }))
}

/** Play one round from one word. */
export function playWheel(bet: Bet<WheelChoices>, words: Words): Round<WheelStopped> {
  const rim = rimOf(bet.choices, bet.profile)
  const index = below(rim.length, words)
  const multiplier = rim[index]
  if (multiplier === undefined) throw new Error(`no segment ${index} on a wheel of ${rim.length}`)
  return { payout: paidAt(multiplier, bet), events: [{ kind: 'wheel_stopped', index, multiplier }] }
}
