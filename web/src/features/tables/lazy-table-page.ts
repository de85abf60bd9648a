import { liveTable } from '@croupier/contract/tables.ts'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import { loadWords } from '@croupier/kit/words.ts'
import type { QueryClient } from '@tanstack/react-query'
import { lazy } from '../../parts/page/lazy.tsx'
import type { TablePageGame } from './table-page-games.ts'

/** A live table's page, in a chunk of its own. */
export const LazyTablePage = lazy<{ readonly gameCode: TablePageGame; readonly tableId: string | undefined }>(() =>
  import('./table-page.tsx').then(({ TablePage }) => TablePage),
)

/** Fetch all that a table's page is made of ahead of time, so that a running round is joined at once. */
export const fetchTablePage = (): Promise<unknown> =>
  Promise.all([LazyTablePage.preload(), loadWords('tables', 'games', 'wallet', 'limits')])

/** Ask for a table that somebody sits down at: it is on its way while its page is drawn. What is one's own goes with the session. */
export const askForTable = (client: QueryClient, tableId: string) =>
  void client.prefetchQuery({
    ...queryOptionsOf(liveTable, { params: { tableId } }),
    meta: { actor: 'account' },
    staleTime: 0,
  })
