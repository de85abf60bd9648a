import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TableScreen } from '../../features/tables/table-screen.tsx'

/** One live table. */
export const Route = createFileRoute('/_shell/tables/$tableId/')({
  loader: () => loadWords('tables'),
  component: TableScreen,
})
