import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NewTableScreen } from '../../features/tables/new-table-screen.tsx'

export const Route = createFileRoute('/_shell/tables/new')({
  loader: () => loadWords('tables'),
  component: NewTableScreen,
})
