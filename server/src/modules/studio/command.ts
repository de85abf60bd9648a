import type * as contract from '@croupier/contract/studio.ts'
import { isSlot } from '@croupier/contract/studio.ts'
import { games } from '@croupier/engine/games.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import type { StudioGame, Terms } from '@croupier/engine/studio-game.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import type { NewBet } from '../betting/betting.ts'
import { type Brand, currencyOf } from '../brand/brand.ts'
import type { Play } from './outcome.ts'
import { matchesPage, type Limits, sellsFeature } from './rules.ts'

/** One round as it is asked for, well-formed. */
export interface Command {
  readonly bet: NewBet
  readonly play: Play
  readonly choices: Ask<typeof contract.playRound>['body']['choices']
  readonly limits: Limits
  readonly cycleMs: number
  readonly brand: Brand
}

/** What is asked for in the engine's form, or why it cannot be played. */
export function commandFrom(
  { body, session }: Ask<typeof contract.playRound>,
  brand: Brand,
  { roundId, country }: { readonly roundId: string; readonly country: string | undefined },
): Verdict<Command> {
  const { id, gameCode } = body
  const game: StudioGame = games[gameCode]
  const limits = brand.settings.gameLimits[gameCode]
  const stake = unitsOf(body.stake, brand.decimals)
  if (!stake) return atField('stake', 'invalid_amount')
  if (!limits?.open || (game.jackpot && limits.jackpotSize === null)) return no('game_closed')
  const asset = currencyOf(brand, session.agentType)
  const known = matchesPage(body, game.paytableVersion, asset)
  if (!known.ok) return known

  const buys = 'bought' in body.choices && body.choices.bought
  if (buys && !sellsFeature(brand.settings.pace, gameCode, country)) return no('buy_not_offered')

  const terms = termsOf(stake, limits, brand)
  const choices = game.accept(body.choices, terms)
  if (!choices.ok) return atField(`choices.${choices.field}`, choices.code)
  const bet = { ...terms, choices: choices.choices }
  return yes({
    bet: {
      id,
      stake: game.cost(bet),
      content: `${gameCode}|${stake}|${JSON.stringify(bet.choices)}`,
      gameCode,
      vendor: STUDIO,
      category: isSlot(gameCode) ? 'RNG' : 'INHOUSE',
      asset,
      roundId,
      brandId: brand.id,
      memberId: session.memberId,
    },
    play: { game, bet, decimals: brand.decimals },
    choices: body.choices,
    limits,
    cycleMs: brand.settings.pace.enforced ? brand.settings.pace[gameCode].cycleMs : 0,
    brand,
  })
}

function termsOf(stake: bigint, { profile, payoutCap, jackpotSize }: Limits, brand: Brand): Terms {
  const unit = 10n ** BigInt(scale - brand.decimals)
  return { stake, unit, profile, payoutCap, ...(jackpotSize === null ? {} : { jackpotSize }) }
}
