import type { CollectionContent } from '@croupier/contract/console-catalogue.ts'
import type { Tx } from '#kernel/database.ts'
import { type GameName, nameGames } from '#modules/betting/game-names/game-names.ts'
import { findVersions, insertCollection, saveVersion, showVersion } from './collections/store.ts'
import * as store from './store.ts'

export interface Listing {
  readonly vendors: readonly store.NewVendor[]
  readonly games: readonly store.NewGame[]
  readonly rooms?: readonly store.NewRoom[]
}

/** List vendors and their games; the betting record calls the games by these names. */
export async function listGames(tx: Tx, { vendors, games, rooms = [] }: Listing): Promise<void> {
  for (const vendor of vendors) await store.saveVendor(tx, vendor)
  const named: GameName[] = []
  const vendorNames = new Map(vendors.map(({ code, displayName }) => [code, displayName]))
  for (const game of games) {
    const { code: gameCode, vendorCode: vendor } = game
    const called = await store.saveGame(tx, game)
    named.push({ vendor, gameCode, vendorName: vendorNames.get(vendor) ?? vendor, ...called })
  }
  for (const room of rooms) await store.saveRoom(tx, room)
  await store.nextEdition(tx)
  await nameGames(tx, named)
}

export interface CatalogueContents {
  readonly places: readonly store.BrandVendor[]
  readonly offers: readonly store.Offer[]
  readonly rooms?: readonly store.RoomOffer[]
}

/** Set out what a brand offers: vendors in their places, games with their marks. */
export async function setOut(tx: Tx, { places, offers, rooms = [] }: CatalogueContents): Promise<void> {
  for (const place of places) await store.saveBrandVendor(tx, place)
  for (const offer of offers) await store.saveOffer(tx, offer)
  for (const room of rooms) await store.saveRoomOffer(tx, room)
  await store.nextEdition(tx)
}

export interface NewCollection {
  readonly id: string
  readonly brandId: number
  readonly code: string
  readonly content: CollectionContent
  readonly by: string
}

/** Show a collection with its first version; one that is there stays as operators have left it. */
export async function showCollection(tx: Tx, { id, brandId, code, content, by }: NewCollection, now: Date) {
  await insertCollection(tx, { id, brandId, code, now })
  if ((await findVersions(tx, id)).length > 0) return
  const times = { savedAt: now, savedBy: by, publishedAt: now, publishedBy: by }
  await saveVersion(tx, { collectionId: id, version: 1, content, ...times, copyOf: null })
  await showVersion(tx, id, 1)
  await store.nextEdition(tx)
}
