import { finderOf } from '@croupier/contract/finder.ts'
import type { Deps } from '#kernel/deps.ts'
import { nameIn } from '#kernel/translated-name.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { findShown, type ShownCollection } from './collections/store.ts'
import { type OfferedGame, ORDERS } from './rules.ts'
import * as store from './store.ts'

type Sort = keyof typeof ORDERS

/** What a brand offers now, laid out so that nobody has to look for anything: read once an edition, by every process. */
export interface Shelf {
  readonly places: readonly store.BrandVendorRow[]
  /** In the brand's order. */
  readonly games: readonly OfferedGame[]
  readonly byCode: ReadonlyMap<string, OfferedGame>
  readonly collections: readonly ShownCollection[]
  /** All of them in another order, by the names of a language where names count. */
  sorted(sort: Sort, language: string): readonly OfferedGame[]
  /** The codes of those that are meant by a name in a language or in English, what fits best first. */
  named(name: string, language: string): readonly string[]
}

interface KnownShelf {
  readonly edition: string
  readonly shelf: Promise<Shelf>
}

const shelves = new WeakMap<Deps, Map<number, KnownShelf>>()

const POPULAR_MS = 7 * 86_400_000

/** What this brand offers now. */
export async function shelfOf(deps: Deps, brand: Brand): Promise<Shelf> {
  const edition = await store.findEdition(deps.db)
  const known = shelves.get(deps) ?? new Map<number, KnownShelf>()
  shelves.set(deps, known)
  const last = known.get(brand.id)
  if (last?.edition === edition) return last.shelf

  const shelf = readShelf(deps, brand)
  known.set(brand.id, { edition, shelf })
  // What could not be read is read anew by the next who asks.
  shelf.catch(() => known.delete(brand.id))
  return shelf
}

async function readShelf(deps: Deps, { id, currency }: Brand): Promise<Shelf> {
  const since = new Date(deps.now().getTime() - POPULAR_MS)
  const [places, rows, plays, collections] = await Promise.all([
    store.findPlaces(deps.db, id, currency),
    store.findGames(deps.db, id),
    store.sumPlayed(deps.db, id, since),
    findShown(deps.db, id),
  ])
  const placed = new Map(places.map((place) => [`${place.category}/${place.code}`, place]))
  const games = rows.flatMap((row): OfferedGame[] => {
    const place = placed.get(`${row.category}/${row.vendorCode}`)
    return place ? [{ ...row, place, plays: plays.get(row.code) ?? 0 }] : []
  })
  return shelfFrom({ places, games, collections })
}

function shelfFrom({ places, games, collections }: Pick<Shelf, 'places' | 'games' | 'collections'>): Shelf {
  const orders = new Map<string, readonly OfferedGame[]>()
  const finders = new Map<string, ReturnType<typeof finderOf>>()
  return {
    places,
    games,
    collections,
    byCode: new Map(games.map((game) => [game.code, game])),
    sorted(sort, language) {
      const key = sort === 'name' ? `name ${language}` : sort
      const known = orders.get(key) ?? games.toSorted(ORDERS[sort](language))
      orders.set(key, known)
      return known
    },
    named(name, language) {
      const find = finders.get(language) ?? finderOf(games.map((game) => findable(game, language)))
      finders.set(language, find)
      const found = find(name).map(({ id }) => id)
      // What has no letters is looked for as it stands.
      return found.length > 0
        ? found
        : games.filter((game) => nameIn(game, language).includes(name)).map(({ code }) => code)
    },
  }
}

const findable = (game: OfferedGame, language: string) => ({
  id: game.code,
  name: nameIn(game, language),
  also: game.name,
  about: [game.place.displayName, ...game.place.aliases].join(' '),
})
