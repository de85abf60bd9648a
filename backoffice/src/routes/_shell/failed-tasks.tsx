import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FailedTasksScreen } from '../../features/settlements/failed-tasks-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/failed-tasks')({
  validateSearch: readListSearch,
  loader: () => loadWords('settlements'),
  component: FailedTasksScreen,
})
