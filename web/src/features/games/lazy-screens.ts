import { SLOT_GAMES, studioGame } from '@croupier/contract/studio.ts'
import { asking } from '@croupier/kit/query.ts'
import { loadWords } from '@croupier/kit/words.ts'
import type { QueryClient } from '@tanstack/react-query'
import { late } from '../../parts/page/late.tsx'
import type { Late } from '../../parts/page/late.tsx'
import { isKnown, isSlot } from '../../parts/play/game.ts'
import type { Game } from '../../parts/play/game.ts'

const slotScreen = late(() => import('./reels/slot-screen.tsx').then(({ SlotScreen }) => SlotScreen))

/** The screens of our games, each in a chunk of its own; slots share one. */
export const SCREENS: Partial<Record<Game['gameCode'], Late<{ readonly game: Game }>>> = {
  DICE: late(() => import('./dice/dice-screen.tsx').then(({ DiceScreen }) => DiceScreen)),
  LIMBO: late(() => import('./limbo/limbo-screen.tsx').then(({ LimboScreen }) => LimboScreen)),
  PLINKO: late(() => import('./plinko/plinko-screen.tsx').then(({ PlinkoScreen }) => PlinkoScreen)),
  KENO: late(() => import('./keno/keno-screen.tsx').then(({ KenoScreen }) => KenoScreen)),
  WHEEL: late(() => import('./wheel/wheel-screen.tsx').then(({ WheelScreen }) => WheelScreen)),
  MINES: late(() => import('./mines/mines-screen.tsx').then(({ MinesScreen }) => MinesScreen)),
  CRASH: late(() => import('./crash/crash-screen.tsx').then(({ CrashScreen }) => CrashScreen)),
  HI_LO: late(() => import('./hi-lo/hi-lo-screen.tsx').then(({ HiLoScreen }) => HiLoScreen)),
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
    client.prefetchQuery({ ...asking(studioGame, { params: { gameCode } }), staleTime: FRESH_MS }),
  ])
}
