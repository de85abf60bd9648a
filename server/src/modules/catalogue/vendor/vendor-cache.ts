import { LRUCache } from 'lru-cache'
import type { Deps } from '#kernel/deps.ts'
import { batchLoader } from '#kernel/batch-loader.ts'
import { findGames, findLaunches, findPlayers, type GameRow, type LaunchRow, type PlayerRow } from './store.ts'

const KEPT = 100_000
/** A game that was closed takes no more bets after this long at the latest. */
const GAMES_FRESH_MS = 1000

/** What never changes is remembered, and what is asked for together is looked up together: a call asks the database for little. */
interface Memory {
  readonly players: LRUCache<string, PlayerRow>
  readonly launches: LRUCache<string, LaunchRow>
  readonly games: LRUCache<string, { readonly row: GameRow | undefined }>
  readonly findPlayers: (memberId: string) => Promise<readonly PlayerRow[] | undefined>
  readonly findLaunch: (id: string) => Promise<LaunchRow | undefined>
}

const memories = new WeakMap<Deps, Memory>()

function memoryOf(deps: Deps): Memory {
  const known = memories.get(deps)
  if (known) return known
  const memory: Memory = {
    players: new LRUCache({ max: KEPT }),
    launches: new LRUCache({ max: KEPT }),
    games: new LRUCache({
      max: 10_000,
      ttl: GAMES_FRESH_MS,
      ignoreFetchAbort: true,
      fetchMethod: async (key: string) => {
        const [brandId = '', code = ''] = key.split('/')
        return { row: (await findGames(deps.db, Number(brandId), [code])).get(code) }
      },
    }),
    findPlayers: batchLoader(async (ids: readonly string[]) =>
      Map.groupBy(await findPlayers(deps.db, ids), ({ memberId }) => memberId),
    ),
    findLaunch: batchLoader((ids: readonly string[]) => findLaunches(deps.db, ids)),
  }
  memories.set(deps, memory)
  return memory
}

/** A player whom this vendor knows. */
export async function playerOf(deps: Deps, vendor: string, memberId: string): Promise<PlayerRow | undefined> {
  const memory = memoryOf(deps)
  const key = `${vendor}/${memberId}`
  const known = memory.players.get(key)
  if (known) return known
  const rows = await memory.findPlayers(memberId)
  const player = rows?.find(({ vendorCode }) => vendorCode === vendor)
  if (player) memory.players.set(key, player)
  return player
}

/** A launch by its id. */
export async function launchById(deps: Deps, id: string): Promise<LaunchRow | undefined> {
  const memory = memoryOf(deps)
  const known = memory.launches.get(id)
  if (known) return known
  const launch = await memory.findLaunch(id)
  if (launch) memory.launches.set(id, launch)
  return launch
}

/** A game as a brand offers it now. */
export const gameOf = async (deps: Deps, brandId: number, code: string): Promise<GameRow | undefined> =>
  (await memoryOf(deps).games.fetch(`${brandId}/${code}`))?.row
