import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OperatorsScreen } from '../../features/operator/operators-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/operators/')({
  validateSearch: readListSearch,
  loader: () => loadWords('operator'),
  component: OperatorsScreen,
})
