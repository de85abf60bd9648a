import { u52 } from '../chance.ts'
import type { Words } from '../chance.ts'
import { Fraction } from '../fraction.ts'
import type { Round } from '../round.ts'
import type { Bet, Profile } from '../studio-game.ts'
import { paidAt } from './odds.ts'
import type { Outcome } from './odds.ts'
import { pointFrom } from './point.ts'

/** Limbo (rulebook §32). Targets and results are whole hundredths: 200 is 2.00×. */
export interface LimboChoices {
  readonly target: number
}

export interface RiseEvent {
  readonly kind: 'risen'
  /** As far as it went, in hundredths; it may be larger than a number holds exactly. */
  readonly result: bigint
  readonly target: number
  readonly multiplier: bigint
  readonly won: boolean
}

export const paytableVersion = 'limbo-1'
export const targetMin = 101
export const targetMax = 1_000_000_00

/** True for a target that is offered: 1.01 to 1,000,000.00. */
export const isTarget = (target: number): boolean =>
  Number.isInteger(target) && target >= targetMin && target <= targetMax

/** What a target pays, in ten-thousandths of the stake. Throws for one that is not offered. */
export function limboMultiplier({ target }: LimboChoices): bigint {
  if (!isTarget(target)) throw new Error(`a target of ${target} hundredths is not offered`)
  return BigInt(target) * 100n
}

/** How likely the target is reached: profile / target. */
export const limboOutcome = (choices: LimboChoices, profile: Profile): Outcome => ({
  chance: new Fraction(BigInt(profile), BigInt(choices.target)),
  multiplier: limboMultiplier(choices),
})

/** Play one round from two words. */
export function playLimbo(bet: Bet<LimboChoices>, words: Words): Round<RiseEvent> {
  const multiplier = limboMultiplier(bet.choices)
  const { target } = bet.choices
  const result = pointFrom(u52(words), bet.profile)
  const won = result >= BigInt(target)
  return {
    payout: won ? paidAt(multiplier, bet) : 0n,
    events: [{ kind: 'risen', result, target, multiplier, won }],
  }
}
