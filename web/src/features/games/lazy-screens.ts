import { SLOT_GAMES, type SlotGame, studioGame } from '@croupier/contract/studio.ts'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import { loadWords } from '@croupier/kit/words.ts'
import type { QueryClient } from '@tanstack/react-query'
import { lazy } from '../../parts/page/lazy.tsx'
import type { LazyComponent } from '../../parts/page/lazy.tsx'
import { isKnown, isSlot } from '../../parts/play/game.ts'
import type { Game } from '../../parts/play/game.ts'

type Screen = LazyComponent<{ readonly game: Game }>

const slotScreen: Screen = lazy(() => import('./reels/slot-screen.tsx').then(({ SlotScreen }) => SlotScreen))

const OWN_SCREENS: Readonly<Record<Exclude<Game['gameCode'], SlotGame>, Screen>> = {
  DICE: lazy(() => import('./dice/dice-screen.tsx').then(({ DiceScreen }) => DiceScreen)),
  LIMBO: lazy(() => import('./limbo/limbo-screen.tsx').then(({ LimboScreen }) => LimboScreen)),
  PLINKO: lazy(() => import('./plinko/plinko-screen.tsx').then(({ PlinkoScreen }) => PlinkoScreen)),
  KENO: lazy(() => import('./keno/keno-screen.tsx').then(({ KenoScreen }) => KenoScreen)),
  WHEEL: lazy(() => import('./wheel/wheel-screen.tsx').then(({ WheelScreen }) => WheelScreen)),
  MINES: lazy(() => import('./mines/mines-screen.tsx').then(({ MinesScreen }) => MinesScreen)),
  CRASH: lazy(() => import('./crash/crash-screen.tsx').then(({ CrashScreen }) => CrashScreen)),
  HI_LO: lazy(() => import('./hi-lo/hi-lo-screen.tsx').then(({ HiLoScreen }) => HiLoScreen)),
}

/** The screens of our games, each in a chunk of its own; slots share one. */
export const SCREENS: Readonly<Partial<Record<Game['gameCode'], Screen>>> = {
  ...OWN_SCREENS,
  ...Object.fromEntries(SLOT_GAMES.map((slot) => [slot, slotScreen])),
}

/** How fresh what is known of a game must be when its page opens. */
export const FRESH_MS = 5000

/** Fetch all that a game's page shows first: its screen, its words and what the server knows of it, all at once. */
export async function fetchGame(client: QueryClient, gameCode: string): Promise<void> {
  if (!isKnown(gameCode)) return
  await Promise.all([
    SCREENS[gameCode]?.preload(),
    loadWords(isSlot(gameCode) ? 'slots' : 'instant'),
    client.prefetchQuery({ ...queryOptionsOf(studioGame, { params: { gameCode } }), staleTime: FRESH_MS }),
  ])
}
