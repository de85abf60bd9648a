import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TournamentsScreen } from '../../features/tournaments/tournaments-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/tournaments/')({
  validateSearch: readListSearch,
  loader: () => loadWords('tournaments'),
  component: TournamentsScreen,
})
