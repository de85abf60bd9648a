import { dicePayout, multiplierOf } from '@croupier/engine/instant/dice.ts'
import type { DiceChoices } from '@croupier/engine/instant/dice.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { scale } from '@croupier/engine/money.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { unitsSaid } from '../../../parts/play/purse.ts'
import type { Choices } from '../../../parts/play/round-desk.ts'
import type { Stake } from '../use-stake.ts'
import { choicesFor } from './odds.ts'

export interface DiceBet {
  readonly choices: DiceChoices
  readonly profile: Profile
  readonly choose: (choices: DiceChoices) => void
  /** In ten-thousandths. */
  readonly multiplier: bigint
  /** What a winning roll would pay, in stored units; undefined while the stake is not a legal one. */
  readonly payout: bigint | undefined
  /** The stake could win more than a round may pay. */
  readonly overCap: boolean
  readonly wire: Choices
}

const evenOutcomes = 4950

/** The side and target a player is choosing, and what they pay; at first twice the stake, rolling over. */
export function useDiceBet(game: Game, stake: Stake): DiceBet {
  const profile: Profile = game.profile === 97 ? 97 : 99
  const [choices, choose] = useState(() => choicesFor(evenOutcomes, true, profile))
  const unit = 10n ** BigInt(scale - stake.range.decimals)
  const payout = stake.units === undefined ? undefined : dicePayout({ stake: stake.units, choices, profile, unit })
  return {
    choices,
    profile,
    choose,
    multiplier: multiplierOf(choices, profile),
    payout,
    overCap: payout !== undefined && payout > unitsSaid(game.payoutCap),
    wire: { target: hundredthsText(choices.target), over: choices.over },
  }
}
