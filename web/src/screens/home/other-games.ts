import type { Game } from '@croupier/contract/catalogue.ts'

/** These games without those that stand elsewhere on the page. */
export function otherGames<One extends Pick<Game, 'code'>>(
  games: readonly One[],
  elsewhere: readonly Pick<Game, 'code'>[],
) {
  const shown = new Set(elsewhere.map(({ code }) => code))
  return games.filter(({ code }) => !shown.has(code))
}
