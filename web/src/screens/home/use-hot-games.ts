import { hotGames } from '@croupier/contract/catalogue.ts'
import { LANGUAGES } from '@croupier/contract/language.ts'
import { hotGamesAsked } from '@croupier/contract/page.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage } from '@croupier/kit/words.ts'
import { offeredLanguages } from '../../parts/site/language.ts'

/** The games that are played most, in the visitor's language. */
export function useHotGames() {
  const { merchant, languages } = useBrand()
  const tag = useLanguage()
  const code = offeredLanguages({ languages }).find((known) => LANGUAGES[known] === tag) ?? ''
  return useAsk(hotGames, { query: hotGamesAsked(merchant, code) })
}
