import { STUDIO_GAMES, studioGame } from '@croupier/contract/studio.ts'
import type { StudioGame } from '@croupier/contract/studio.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Suspense } from 'react'
import { late } from '../../shell/late.tsx'
import type { Late } from '../../shell/late.tsx'
import { BarShell } from './game-bar.tsx'
import type { Game } from './game.ts'
import classes from './game-page.module.css'
import { GameSkeleton } from './game-skeleton.tsx'
import { UnknownGame } from './unknown-game.tsx'

const screens: Partial<Record<StudioGame, Late<{ readonly game: Game }>>> = {
  DICE: late(() => import('./dice/dice-screen.tsx').then(({ DiceScreen }) => DiceScreen)),
  LUCKY_TWENTY: late(() =>
    import('./lucky-twenty/lucky-twenty-screen.tsx').then(({ LuckyTwentyScreen }) => LuckyTwentyScreen),
  ),
}

const isKnown = (code: string): code is StudioGame => STUDIO_GAMES.some((known) => known === code)

/** A game with its own bar in place of the site's header. */
export function GamePage({ gameCode }: { readonly gameCode: string }) {
  return isKnown(gameCode) ? <KnownGame key={gameCode} gameCode={gameCode} /> : <UnknownGame />
}

function KnownGame({ gameCode }: { readonly gameCode: StudioGame }) {
  const {
    data: game,
    error,
    refetch,
  } = useAsk(studioGame, { params: { gameCode } }, { refetchInterval: 60_000, staleTime: 5000 })
  const Screen = screens[gameCode]
  if (!Screen) return <UnknownGame />
  if (game) {
    return (
      <Suspense fallback={<GameSkeleton gameCode={gameCode} />}>
        <Screen game={game} />
      </Suspense>
    )
  }
  if (!error) return <GameSkeleton gameCode={gameCode} />
  return (
    <div className={classes.page}>
      <BarShell gameCode={gameCode} />
      <main className={classes.trouble}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </main>
    </div>
  )
}
