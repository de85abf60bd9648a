import type { ReplyOf } from '@croupier/contract/call.ts'
import { collections, type Game, gameList, vendorKinds } from '@croupier/contract/catalogue.ts'
import type { Category } from '@croupier/contract/field.ts'
import type { FirstData, PagePath } from '@croupier/contract/page.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import { type Build, fileOf } from './build.ts'

/** The pages that are nothing but a category's lobby; those with tabs have its kinds of games above them, if there are several. */
const LOBBIES: Readonly<Partial<Record<PagePath, { readonly category: Category; readonly tabs?: true }>>> = {
  '/rng': { category: 'RNG' },
  '/inhouse': { category: 'INHOUSE' },
  '/bingo': { category: 'BINGO' },
  '/fish': { category: 'FISH' },
  '/live': { category: 'LIVE', tabs: true },
  '/pvp': { category: 'PVP', tabs: true },
}
/** So many tiles may be in sight before anything is pushed: two rows. */
const TILES = { phone: 4, wide: 14 }

/** The lobby seen first: its tiles, each with its picture where somebody has drawn it. */
export interface FirstLobby {
  readonly tabs: boolean
  /** The live tables that stand above the games. */
  readonly tables: readonly FirstTable[]
  readonly tiles: readonly (string | undefined)[]
}

/** A live table as it is seen before its state is known: its felt and its name. */
export interface FirstTable {
  readonly gameCode: string
  readonly name: string
}

/** So many live tables are in sight before anything is pushed. */
const TABLES = { phone: 4, wide: 8 }

/** Which category's lobby a page is. */
export const categoryOf = (path: PagePath | undefined): Category | undefined => path && LOBBIES[path]?.category

/** What a lobby shows first; undefined where that is not known yet, or something else stands above its games. */
export function firstLobby(
  build: Build,
  { answers }: FirstData,
  { path, phone }: { readonly path: PagePath; readonly phone: boolean },
): FirstLobby | undefined {
  const answerTo = (call: { readonly path: string }) => answers.find((answer) => answer.path === call.path)?.value
  // The server has just asked these very calls.
  const list = answerTo(gameList) as ReplyOf<typeof gameList> | undefined
  const shelves = answerTo(collections) as ReplyOf<typeof collections> | undefined
  const kinds = answerTo(vendorKinds) as ReplyOf<typeof vendorKinds> | undefined
  if (!list || list.total === 0 || !kinds || shelves?.list.length !== 0) return undefined
  const seen = list.games.slice(0, phone ? TILES.phone : TILES.wide)
  const live = answerTo(liveTables) as ReplyOf<typeof liveTables> | undefined
  return {
    tables: (live?.tables ?? []).slice(0, phone ? TABLES.phone : TABLES.wide),
    tabs: LOBBIES[path]?.tabs === true && kinds.list.length > 1,
    tiles: seen.map((game) => pictureOf(build, game)),
  }
}

/** The lettered picture says the title that the game was drawn with; one that is called otherwise now has to wait for its own. */
function pictureOf(build: Build, { code, displayName }: Game): string | undefined {
  const name = code.toLowerCase().replaceAll('_', '-')
  const file = displayName.toLowerCase().replaceAll(/\W+/g, '-') === name && fileOf(build, `/tiles/${name}.avif`)
  return file ? `/${file}` : undefined
}
