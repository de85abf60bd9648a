import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FailedSettlementsScreen } from '../../features/settlements/failed-settlements-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/failed-settlements/')({
  validateSearch: readListSearch,
  loader: () => loadWords('settlements'),
  component: FailedSettlementsScreen,
})
