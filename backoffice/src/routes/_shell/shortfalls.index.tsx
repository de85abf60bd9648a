import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ShortfallsScreen } from '../../features/shortfalls/shortfalls-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/shortfalls/')({
  validateSearch: readListSearch,
  loader: () => loadWords('shortfalls'),
  component: ShortfallsScreen,
})
