import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { tablesIn } from '../features/tables/side-search.ts'
import { lazy } from '../parts/page/lazy.tsx'

const SideTables = lazy<{ readonly ids: readonly string[] }>(() =>
  import('../features/tables/side-tables.tsx').then(({ SideTables }) => SideTables),
)

/** Several live tables at once; the address says which. */
export const Route = createFileRoute('/live/side')({
  validateSearch: ({ tables }): { tables: string } => ({ tables: tablesIn(tables).join(',') }),
  loader: () => Promise.all([SideTables.preload(), loadWords('games', 'wallet', 'tables')]),
  component: function Side() {
    return <SideTables ids={tablesIn(Route.useSearch().tables)} />
  },
})
