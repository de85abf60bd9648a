import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ReturnsScreen } from '../../features/returns/returns-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/returns')({
  validateSearch: readListSearch,
  loader: () => loadWords('returns'),
  component: ReturnsScreen,
})
