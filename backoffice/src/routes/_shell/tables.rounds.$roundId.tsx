import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TableRoundScreen } from '../../features/tables/table-round-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

/** One round of a live table. */
export const Route = createFileRoute('/_shell/tables/rounds/$roundId')({
  validateSearch: readListSearch,
  loader: () => loadWords('tables'),
  component: TableRoundScreen,
})
