import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ReconciliationScreen } from '../../features/reconciliation/reconciliation-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/reconciliation')({
  validateSearch: readListSearch,
  loader: () => loadWords('reconciliation'),
  component: ReconciliationScreen,
})
