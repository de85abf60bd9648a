import { multiplierOf } from '@croupier/engine/instant/dice.ts'
import type { DiceChoices } from '@croupier/engine/instant/dice.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { profileOf } from '../instant/profile.ts'
import { choicesFor } from './odds.ts'

export interface DiceChoice {
  readonly choices: DiceChoices
  readonly profile: Profile
  readonly choose: (choices: DiceChoices) => void
  /** In ten-thousandths. */
  readonly multiplier: bigint
}

const evenOutcomes = 4950

/** The side and target a player is choosing, and what they pay; at first twice the stake, rolling over. */
export function useDiceChoice(game: Game): DiceChoice {
  const profile = profileOf(game)
  const [choices, choose] = useState(() => choicesFor(evenOutcomes, true, profile))
  return { choices, profile, choose, multiplier: multiplierOf(choices, profile) }
}
