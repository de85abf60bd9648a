import { below } from '../chance.ts'
import type { Words } from '../chance.ts'
import { floorTo, timesFloor } from '../fraction.ts'
import type { Round } from '../round.ts'
import type { Profile } from '../studio-game.ts'

/** Dice (rulebook §32). Targets and rolls are whole hundredths: 5000 is 50.00. */
export interface DiceChoices {
  readonly target: number
  readonly over: boolean
}

export interface DiceBet {
  readonly stake: bigint
  readonly choices: DiceChoices
  readonly profile: Profile
  /** The smallest payable step in stored units: 100n where two decimals are paid. */
  readonly unit: bigint
}

export interface RollEvent {
  readonly kind: 'rolled'
  readonly roll: number
  readonly target: number
  readonly over: boolean
  /** In ten-thousandths: 19800n is 1.98×. */
  readonly multiplier: bigint
  readonly won: boolean
}

export const paytableVersion = 'dice-1'
export const faces = 10000
const winsMin = 100
const winsMax = 9800

/** The target of a text such as `50`, `50.5` or `50.00`; undefined when it is anything else. */
export function targetOf(text: string): number | undefined {
  const parts = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text)
  if (!parts) return undefined
  const [, whole = '', decimals = ''] = parts
  return Number(whole + decimals.padEnd(2, '0'))
}

/** How many of the 10,000 rolls win; undefined for a target that is not offered (over 1.99–98.99, under 1.00–98.00). */
export function winningOutcomes({ target, over }: DiceChoices): number | undefined {
  const outcomes = over ? faces - 1 - target : target
  return Number.isInteger(target) && outcomes >= winsMin && outcomes <= winsMax ? outcomes : undefined
}

/** What one of `outcomes` winning rolls pays, in ten-thousandths, cut after the fourth decimal. */
export const multiplierFor = (outcomes: number, profile: Profile): bigint =>
  timesFloor(BigInt(profile) * 100n, BigInt(faces), BigInt(outcomes))

/** What these choices pay, in ten-thousandths of the stake. Throws for a target that is not offered. */
export function multiplierOf(choices: DiceChoices, profile: Profile): bigint {
  const outcomes = winningOutcomes(choices)
  if (outcomes === undefined)
    throw new Error(`${choices.over ? 'over' : 'under'} ${choices.target} hundredths is not offered`)
  return multiplierFor(outcomes, profile)
}

/** True when this roll wins: strictly above the target, or strictly below it. */
export const wins = (roll: number, { target, over }: DiceChoices): boolean => (over ? roll > target : roll < target)

/** What a winning bet gets: stake × multiplier, down to the smallest payable step; the house keeps the rest. */
export const dicePayout = ({ stake, choices, profile, unit }: DiceBet): bigint =>
  floorTo(timesFloor(stake, multiplierOf(choices, profile), 10000n), unit)

/** Play one round from one word. */
export function playDice(bet: DiceBet, words: Words): Round<RollEvent> {
  const multiplier = multiplierOf(bet.choices, bet.profile)
  const roll = below(faces, words)
  const won = wins(roll, bet.choices)
  const { target, over } = bet.choices
  return {
    payout: won ? dicePayout(bet) : 0n,
    events: [{ kind: 'rolled', roll, target, over, multiplier, won }],
  }
}
