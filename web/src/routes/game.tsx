import { createFileRoute } from '@tanstack/react-router'
import { PAGE_GROUPS } from '../page-groups.ts'

/** A game stands alone: its own bar takes the header's place. */
export const Route = createFileRoute('/game')({
  validateSearch: ({ gameCode }): { gameCode: string } => ({ gameCode: typeof gameCode === 'string' ? gameCode : '' }),
  loader: () => PAGE_GROUPS.byIframe.preload(),
  component: function Game() {
    return <PAGE_GROUPS.byIframe gameCode={Route.useSearch().gameCode} />
  },
})
