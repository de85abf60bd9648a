import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TableRoundsScreen } from '../../features/tables/table-rounds-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

/** The rounds of one live table. */
export const Route = createFileRoute('/_shell/tables/$tableId/rounds')({
  validateSearch: readListSearch,
  loader: () => loadWords('tables'),
  component: TableRoundsScreen,
})
