import type { Game } from '@croupier/contract/catalogue.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { nameIn } from '#kernel/translated-name.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf, placeOf } from '#modules/brand/brand.ts'
import { type OfferedGame, offeredTo, type Visitor } from './rules.ts'
import { shelfOf } from './shelf.ts'

/** What a brand offers to whoever asks, from where they are and in their language. */
export async function shownTo(
  deps: Deps,
  { brandId, ip, language }: Pick<Ask, 'brandId' | 'ip' | 'language'>,
  device?: Visitor['device'],
) {
  const brand = await brandOf(deps, brandId)
  const shelf = await shelfOf(deps, brand)
  const visitor = { country: placeOf(deps, ip).country, device }
  const show = gameOf(brand, language)
  return { brand, shelf, visitor, isShown: (game: OfferedGame) => offeredTo(game, visitor), show }
}

/** Page and device say the same in two ways. */
export const deviceOf = (said: string | undefined): Visitor['device'] =>
  said === undefined ? undefined : /^(mobile|h5|m)$/i.test(said) ? 'mobile' : 'desktop'

/** The smallest stake of a game: the brand's own limits say it, or the offer does. */
export function stakeOf({ settings }: Brand): (game: Pick<OfferedGame, 'code' | 'stakeMin'>) => bigint {
  const own = new Map(
    Object.entries(settings.gameLimits).flatMap(([code, limits]) => (limits ? [[code, limits.stakeMin]] : [])),
  )
  return ({ code, stakeMin }) => own.get(code) ?? stakeMin ?? 0n
}

/** A game as a tile shows it. */
function gameOf(brand: Brand, language: string): (game: OfferedGame) => Game {
  const smallest = stakeOf(brand)
  return (game) => ({
    code: game.code,
    nodeId: game.code,
    displayName: nameIn(game, language),
    vassalage: game.vendorCode,
    accountTypeName: game.accountType,
    vendorName: game.place.displayName,
    gameType: game.category,
    isHot: game.hot ? 1 : 0,
    isNew: game.new,
    jackpot: game.jackpot,
    rtp: game.rtp,
    minBet: amountText(smallest(game), brand.decimals),
    lines: game.lines,
    kind: game.kind,
    isGame: game.isGame,
    defaultPlayType: game.defaultPlayType,
    tags: [...game.tags],
  })
}
