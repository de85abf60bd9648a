import { gameList } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { counterpartOf } from './line-words.ts'

/** Words for the other account of a line: a game by its name, an account of the house by its purpose. */
export function useCounterpart(): (purpose: string) => string {
  const t = useWords('wallet')
  const { data } = useAsk(gameList, { query: { pageSize: 200 } }, { staleTime: 600_000 })
  return (purpose) => {
    const { key, gameCode } = counterpartOf(purpose)
    if (gameCode === undefined) return t(key)
    return t(key, { game: data?.games.find(({ code }) => code === gameCode)?.displayName ?? gameCode })
  }
}
