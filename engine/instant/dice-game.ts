import { amountText, scale, unitsOf } from '../money.ts'
import { accepted, declined, fieldOf } from '../studio-game.ts'
import type { OneStepGame } from '../studio-game.ts'
import { figureOf, hundredthsText } from '../wire.ts'
import { dicePayout, faces, multiplierOf, paytableVersion, playDice, targetOf, winningOutcomes } from './dice.ts'
import type { DiceChoices, RollEvent } from './dice.ts'

export interface RolledWire extends Omit<RollEvent, 'roll' | 'target' | 'multiplier'> {
  readonly roll: string
  readonly target: string
  readonly multiplier: string
}

/** Below 1.01 a winner would hardly see it. */
const multiplierMin = 10100n

// A multiplier is whole ten-thousandths, which is also the scale of money.
const multiplierDecimals = scale

/** A dice round's events for JSON. */
export const diceWire = (events: readonly RollEvent[]): RolledWire[] =>
  events.map((event) => ({
    ...event,
    roll: hundredthsText(event.roll),
    target: hundredthsText(event.target),
    multiplier: amountText(event.multiplier, multiplierDecimals),
  }))

/** A dice round's events back from JSON; throws on a text that is not what `diceWire` writes. */
export const diceEvents = (wire: readonly RolledWire[]): RollEvent[] =>
  wire.map((event) => ({
    ...event,
    roll: figureOf(targetOf(event.roll), event.roll),
    target: figureOf(targetOf(event.target), event.target),
    multiplier: figureOf(unitsOf(event.multiplier, multiplierDecimals), event.multiplier),
  }))

/** Dice as the studio plays it. */
export const dice: OneStepGame<DiceChoices, RollEvent> = {
  code: 'DICE',
  name: 'Dice',
  multiStep: false,
  paytableVersion,
  profiles: [99, 97],
  jackpot: false,
  sample: { target: '50.00', over: true },
  rtp: (profile) => `${profile}.0000`,
  accept(choices, { profile }) {
    const target = targetOf(String(fieldOf(choices, 'target')))
    const over = fieldOf(choices, 'over')
    if (target === undefined || typeof over !== 'boolean') return declined('target', 'not_allowed', 'no target or side')
    const chosen = { target, over }
    return winningOutcomes(chosen) === undefined || multiplierOf(chosen, profile) < multiplierMin
      ? declined('target', 'not_allowed', 'a target that is not offered')
      : accepted(chosen)
  },
  cost: ({ stake }) => stake,
  topPayout: dicePayout,
  play: playDice,
  wire: diceWire,
  drawn: (events) => [String(fieldOf(events[0], 'roll'))],
  draws: () => [{ name: 'roll', of: BigInt(faces) }],
}
