import { createFileRoute } from '@tanstack/react-router'
import { late } from '../shell/late.tsx'

const GamePage = late(() => import('../features/games/game-page.tsx').then(({ GamePage }) => GamePage))

/** A game stands alone: its own bar takes the header's place. */
export const Route = createFileRoute('/game')({
  validateSearch: ({ gameCode }): { gameCode: string } => ({ gameCode: typeof gameCode === 'string' ? gameCode : '' }),
  loader: () => GamePage.preload(),
  component: function Game() {
    return <GamePage gameCode={Route.useSearch().gameCode} />
  },
})
