import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { GamesScreen } from '../../features/catalogue/games-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/games')({
  validateSearch: readListSearch,
  loader: () => loadWords('catalogue'),
  component: GamesScreen,
})
