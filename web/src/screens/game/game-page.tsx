import { studioGame } from '@croupier/contract/studio.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import type { CallRefusal } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { Suspense } from 'react'
import { lazy } from '../../parts/page/lazy.tsx'
import { useLaunch } from './frame/use-launch.ts'
import { DemoGate } from '../../features/games/demo-gate.tsx'
import { BarShell } from '../../parts/play/game-bar.tsx'
import { hasTablePage } from '../../features/tables/table-page-games.ts'
import { LazyTablePage } from '../../features/tables/lazy-table-page.ts'
import { isKnown } from '../../parts/play/game.ts'
import type { Game } from '../../parts/play/game.ts'
import classes from '../../parts/play/game-page.module.css'
import { GameSkeleton } from './game-skeleton.tsx'
import { FRESH_MS, SCREENS } from '../../features/games/lazy-screens.ts'
import { UnknownGame } from '../../parts/play/unknown-game.tsx'

const VendorGame = lazy(() => import('./frame/vendor-game.tsx').then(({ VendorGame }) => VendorGame))

interface GamePageProps {
  readonly gameCode: string
  readonly demo: boolean
  /** Which live table, where the game is played at several. */
  readonly table: string | undefined
}

/** A game with its own bar in place of the site's header: one of ours, or one that its vendor shows in a frame. */
export function GamePage({ gameCode, demo, table }: GamePageProps) {
  if (gameCode === '') return <UnknownGame unnamed />
  if (hasTablePage(gameCode))
    return (
      <Suspense fallback={null}>
        <LazyTablePage gameCode={gameCode} tableId={table} />
      </Suspense>
    )
  if (!isKnown(gameCode)) return <VendorGame key={gameCode} gameCode={gameCode} />
  const game = <KnownGame key={gameCode} gameCode={gameCode} />
  return demo ? <DemoGate gameCode={gameCode}>{game}</DemoGate> : game
}

function KnownGame({ gameCode }: { readonly gameCode: Game['gameCode'] }) {
  const {
    data: game,
    error,
    refetch,
  } = useAsk(studioGame, { params: { gameCode } }, { refetchInterval: 60_000, staleTime: FRESH_MS })
  const shut = useShut(gameCode)
  const Screen = SCREENS[gameCode]
  if (!Screen) return <VendorGame key={gameCode} gameCode={gameCode} />
  if (game) {
    return (
      <Suspense fallback={<GameSkeleton gameCode={gameCode} />}>
        <Screen game={shut ? { ...game, open: false, shut } : game} />
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

/** Why a game does not open for who is logged in: the catalogue is asked when the page opens, so that no bet has to find out. */
function useShut(gameCode: string): CallRefusal | undefined {
  const { error } = useLaunch(gameCode)
  return error && SHUT.includes(error.code) ? error : undefined
}

const SHUT: readonly string[] = ['game_closed', 'not_in_country', 'not_in_currency', 'not_on_device']
