import { isSlot, SHOWN_GAMES } from '@croupier/contract/studio.ts'

export type ShownGame = (typeof SHOWN_GAMES)[number]

/** Which of our games an address asks for. */
export const gameIn = (query: unknown): ShownGame | undefined => {
  const code = typeof query === 'object' && query !== null && 'gameCode' in query ? query.gameCode : undefined
  return SHOWN_GAMES.find((known) => known === code)
}

/** What the screen of a game is made of; a game's screen has its name, and slots share one. */
export function screenOf(game: ShownGame | undefined): {
  readonly sources: readonly string[]
  readonly words: readonly string[]
} {
  if (game === undefined) return { sources: [], words: [] }
  if (isSlot(game)) return { sources: ['src/features/games/reels/slot-screen.tsx'], words: ['slots'] }
  const name = game.toLowerCase().replaceAll('_', '-')
  return { sources: [`src/features/games/${name}/${name}-screen.tsx`], words: ['instant'] }
}
