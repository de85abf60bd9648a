import type { Game, gameList } from '@croupier/contract/catalogue.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'

/** The games of the pages so far, each once although the list may have changed in between, and how many there are in all. */
export function gamesOfPages(pages: readonly ReplyOf<typeof gameList>[]): {
  readonly games: readonly Game[]
  readonly found: number
} {
  const games = new Map(pages.flatMap((page) => page.games).map((game) => [game.nodeId, game]))
  return { games: [...games.values()], found: pages.at(-1)?.total ?? 0 }
}
