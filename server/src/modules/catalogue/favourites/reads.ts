import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/favourites.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { shownTo } from '../view.ts'
import { findFavourites } from './store.ts'

/** The member's favourites by their ids. */
export const readFavouriteIds = async (deps: Deps, { session }: Ask<typeof contract.favouriteIds>) => ({
  list: [...(await findFavourites(deps.db, session.memberId))],
})

/** The member's favourites that are open, the one added last first. */
export async function readFavouriteGames(
  deps: Deps,
  ask: Ask<typeof contract.favouriteGames>,
): Promise<ReplyOf<typeof contract.favouriteGames>> {
  const { shelf, isShown, show } = await shownTo(deps, ask)
  const codes = await findFavourites(deps.db, ask.session.memberId)
  const games = codes.flatMap((code) => shelf.byCode.get(code) ?? [])
  return { list: games.filter(isShown).map(show) }
}
