import { faces, multiplierFor, winningOutcomes } from '@croupier/engine/instant/dice.ts'
import type { DiceChoices } from '@croupier/engine/instant/dice.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'

// A multiplier below 1.01 is not offered, whatever the profile.
const multiplierLeast = 10100n
const outcomesLeast = 100

/** The most winning rolls that are offered under this profile. */
export function outcomesMost(profile: Profile): number {
  let most = 9800
  while (multiplierFor(most, profile) < multiplierLeast) most -= 1
  return most
}

/** The choices with this many winning rolls, as near as they are offered. */
export function choicesFor(outcomes: number, over: boolean, profile: Profile): DiceChoices {
  const kept = Math.min(outcomesMost(profile), Math.max(outcomesLeast, Math.round(outcomes)))
  return { over, target: over ? faces - 1 - kept : kept }
}

/** How many rolls win; 0 for a target that is not offered. */
export const outcomesOf = (choices: DiceChoices): number => winningOutcomes(choices) ?? 0

/** The same chance on the other side of the track. */
export const oppositeChoices = (choices: DiceChoices, profile: Profile): DiceChoices =>
  choicesFor(outcomesOf(choices), !choices.over, profile)

/** The choices whose multiplier is nearest to this one (in ten-thousandths) without being below it. */
export function choicesByMultiplier(multiplier: bigint, over: boolean, profile: Profile): DiceChoices {
  const asked = multiplier > multiplierLeast ? multiplier : multiplierLeast
  return choicesFor(Number(timesFloor(BigInt(profile) * 100n, BigInt(faces), asked)), over, profile)
}

/** The choices by a typed target in hundredths, moved to the nearest that is offered. */
export const choicesByTarget = (target: number, over: boolean, profile: Profile): DiceChoices =>
  choicesFor(over ? faces - 1 - target : target, over, profile)

/** Chance of winning in per cent with two decimals: 4950 of 10,000 rolls are `49.50`. */
export const chanceText = (choices: DiceChoices): string => hundredthsText(outcomesOf(choices))

/** A multiplier in ten-thousandths as `2.0000`. */
export function multiplierText(multiplier: bigint): string {
  const digits = multiplier.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** Ten-thousandths of a typed multiplier such as `2` or `1.98`; undefined when it is anything else. */
export function multiplierOfText(text: string): bigint | undefined {
  const parts = /^(\d{1,4})(?:\.(\d{1,4}))?$/.exec(text.trim())
  if (!parts) return undefined
  const [, whole = '', decimals = ''] = parts
  return BigInt(whole + decimals.padEnd(4, '0'))
}
