import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DrawsScreen } from '../../features/draws/draws-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

/** Draws whose result is due. */
export const Route = createFileRoute('/_shell/draws/')({
  validateSearch: readListSearch,
  loader: () => loadWords('draws'),
  component: () => <DrawsScreen part="due" />,
})
