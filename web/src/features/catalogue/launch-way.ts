import type { Category } from '@croupier/contract/field.ts'
import { lotteryPageOf } from '@croupier/contract/page.ts'

/** What is known of something that can be opened: a game, or a vendor's card, which has no code of its own. */
export interface LaunchTarget {
  readonly code?: string | undefined
  readonly gameType: Category
  readonly isGame: 'GAME' | 'VASSALAGE'
  readonly accountTypeName: string
  readonly vassalage: string
}

/** How something opens: on its page, as a list over the page one is on, or as a game. */
export type LaunchWay =
  | { readonly by: 'lottery'; readonly to: '/lottery' | '/vnlottery' | '/seaLottery'; readonly gameCode?: string }
  | { readonly by: 'popup'; readonly vendor: string }
  | { readonly by: 'slots'; readonly page: string }
  | { readonly by: 'game'; readonly gameCode: string }

/** The way in: lotteries have pages of their own, a vendor opens a list, slots of a vendor open on their page, the rest plays. */
export function launchWay({ code, gameType, isGame, accountTypeName, vassalage }: LaunchTarget): LaunchWay {
  if (gameType === 'LOTT' || gameType === 'ELOTT')
    return { by: 'lottery', to: lotteryPageOf(accountTypeName), ...(code === undefined ? {} : { gameCode: code }) }
  if (isGame === 'VASSALAGE') return { by: 'popup', vendor: vassalage }
  if (code !== undefined) return { by: 'game', gameCode: code }
  return gameType === 'RNG' ? { by: 'slots', page: vassalage } : { by: 'popup', vendor: vassalage }
}

/** The address that a way leads to; a list opens over the page one is on and has none. */
export function addressOf(way: Exclude<LaunchWay, { readonly by: 'popup' }>) {
  if (way.by === 'slots') return { to: '/rng', search: { page: way.page } } as const
  if (way.by === 'game') return { to: '/game', search: { gameCode: way.gameCode } } as const
  return { to: way.to, search: way.gameCode === undefined ? {} : { gameCode: way.gameCode } } as const
}
