import type { Tx } from '#kernel/database.ts'
import { nameGames } from '#modules/betting/betting.ts'
import * as store from './store.ts'

export interface Listing {
  readonly vendors: readonly store.NewVendor[]
  readonly games: readonly store.NewGame[]
}

/** List vendors and their games; the betting record calls the games by these names. */
export async function listGames(tx: Tx, { vendors, games }: Listing): Promise<void> {
  for (const vendor of vendors) await store.saveVendor(tx, vendor)
  for (const game of games) await store.saveGame(tx, game)

  const names = new Map(vendors.map(({ code, displayName }) => [code, displayName]))
  await nameGames(
    tx,
    games.map(({ code, vendorCode, name }) => ({
      vendor: vendorCode,
      gameCode: code,
      name,
      vendorName: names.get(vendorCode) ?? vendorCode,
    })),
  )
}

export interface Shelf {
  readonly places: readonly store.Place[]
  readonly offers: readonly store.Offer[]
}

/** Set out what a brand offers: vendors in their places, games with their marks. */
export async function setOut(tx: Tx, { places, offers }: Shelf): Promise<void> {
  for (const place of places) await store.savePlace(tx, place)
  for (const offer of offers) await store.saveOffer(tx, offer)
}
