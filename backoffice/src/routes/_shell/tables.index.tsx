import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TablesScreen } from '../../features/tables/tables-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/tables/')({
  validateSearch: readListSearch,
  loader: () => loadWords('tables'),
  component: TablesScreen,
})
