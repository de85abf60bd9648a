import { useOpenRounds } from '../../parts/rounds/open-rounds.ts'
import { useFavourites } from './use-favourites.ts'

/** What of a list of games is the member's own. */
export interface OwnGames {
  readonly isFavourite: (nodeId: string) => boolean
  readonly toggleFavourite: (nodeId: string) => void
  /** A round of it is still open. */
  readonly isOpen: (gameCode: string) => boolean
}

/** A list asks once for all its tiles. */
export function useOwnGames(): OwnGames {
  const { has, toggle } = useFavourites()
  const open = new Set(useOpenRounds().map(({ gameCode }) => gameCode))
  return { isFavourite: has, toggleFavourite: toggle, isOpen: (gameCode) => open.has(gameCode) }
}
