import { loadWords } from '@croupier/kit/words.ts'
import { late } from '../../shell/late.tsx'
import type { LaidOut } from './laid-out.ts'

/** A live table's page, in a chunk of its own. */
export const LateTablePage = late<{ readonly gameCode: LaidOut; readonly tableId: string | undefined }>(() =>
  import('./table-page.tsx').then(({ TablePage }) => TablePage),
)

/** Fetch all that a table's page is made of ahead of time, so that a running round is joined at once. */
export const fetchTablePage = (): Promise<unknown> =>
  Promise.all([LateTablePage.preload(), loadWords('tables', 'games', 'wallet', 'limits')])
