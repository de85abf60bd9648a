import { createFileRoute } from '@tanstack/react-router'
import { PAGE_GROUPS } from '../page-groups.ts'

/** A game stands alone: its own bar takes the header's place. */
export const Route = createFileRoute('/game')({
  validateSearch: ({ gameCode, demo }): { gameCode: string; demo?: true } => ({
    gameCode: typeof gameCode === 'string' ? gameCode : '',
    ...(demo === true ? { demo } : {}),
  }),
  loader: () => PAGE_GROUPS.byIframe.preload(),
  component: function Game() {
    const { gameCode, demo = false } = Route.useSearch()
    return <PAGE_GROUPS.byIframe gameCode={gameCode} demo={demo} />
  },
})
