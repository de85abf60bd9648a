import { join } from 'node:path'

const at = (path: string) => join(import.meta.dirname, '../src', path)

const HOME = ['screens/home/home-screen.tsx', 'features/betting/winner-board.tsx'].map(at)

const GAME_PAGE = at('screens/game/game-page.tsx')
const GAMES = [
  GAME_PAGE,
  at('features/games/reels/slot-screen.tsx'),
  ...['crash', 'dice', 'hi-lo', 'keno', 'limbo', 'mines', 'plinko', 'wheel'].map((name) =>
    at(`features/games/${name}/${name}-screen.tsx`),
  ),
]

const SCREENS = [...HOME, ...GAMES]

/** Lobbies that show live tables: what they share with the games must not bring the games along. */
const LOBBIES = ['features/tables/live-rail.tsx', 'screens/live/live-page.tsx'].map(at)

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

let parts: ReadonlyMap<string, 'common' | 'games' | 'home'> | undefined

/**
 * Names the part that a module comes in, where small pieces would each cost a request: all that home imports, what the games have
 * in common, and what both need.
 */
export function partOf(id: string, modules: Modules): 'common' | 'games' | 'home' | null {
  parts ??= partsOf(modules)
  return parts.get(id) ?? null
}

function partsOf(modules: Modules) {
  const home = importedBy(HOME, modules)
  const page = importedBy([GAME_PAGE], modules)
  const games = GAMES.map((screen) => importedBy([screen], modules))
  const lobbies = importedBy(LOBBIES, modules)
  const named = new Map<string, 'common' | 'games' | 'home'>()
  for (const id of new Set([...home, ...games.flatMap((ids) => [...ids])])) {
    if (SCREENS.includes(id)) continue
    const times = games.filter((ids) => ids.has(id)).length
    if (home.has(id)) named.set(id, times > 0 ? 'common' : 'home')
    // What other screens need as well stays out of it: they would fetch the games with it.
    else if (!lobbies.has(id) && (page.has(id) || times > 1) && /\/(features\/games|parts\/play|engine)\//.test(id))
      named.set(id, 'games')
  }
  return named
}

function importedBy(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries.forEach(visit)
  return found
}
