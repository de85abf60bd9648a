import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { hasTablePage } from '../features/tables/table-page-games.ts'
import { fetchTablePage } from '../features/tables/lazy-table-page.ts'
import { PAGE_GROUPS } from '../page-groups.ts'
import { inTime } from '../parts/page/lazy.tsx'

interface GameSearch {
  readonly gameCode: string
  readonly demo?: true
  readonly table?: string
  /** The way of playing that a vendor's lottery opens with. */
  readonly playType?: string
}

/** A game stands alone: its own bar takes the header's place. */
export const Route = createFileRoute('/game')({
  validateSearch: ({ gameCode, demo, table, playType }): GameSearch => ({
    gameCode: typeof gameCode === 'string' ? gameCode : '',
    ...(demo === true ? { demo } : {}),
    ...(typeof table === 'string' && table !== '' ? { table } : {}),
    ...(typeof playType === 'string' && /^\w{1,40}$/.test(playType) ? { playType } : {}),
  }),
  // The line that says how long one has been here must not send the game away again when it comes.
  loaderDeps: ({ search: { gameCode } }) => ({ gameCode }),
  loader: ({ context, deps: { gameCode } }) =>
    Promise.all([
      PAGE_GROUPS.byIframe.preload(),
      loadWords('games', 'wallet', 'limits'),
      hasTablePage(gameCode)
        ? fetchTablePage()
        : inTime(import('../features/games/lazy-screens.ts')).then(({ fetchGame }) =>
            fetchGame(context.queryClient, gameCode),
          ),
    ]),
  component: function Game() {
    const { gameCode, demo = false, table } = Route.useSearch()
    return <PAGE_GROUPS.byIframe gameCode={gameCode} demo={demo} table={table} />
  },
})
