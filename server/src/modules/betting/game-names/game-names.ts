import type { Db, Tx } from '#kernel/database.ts'
import type { TranslatedName } from '#kernel/translated-name.ts'
import * as store from './store.ts'

/** A game and its vendor, as they are called. */
export interface GameName extends TranslatedName {
  readonly vendor: string
  readonly gameCode: string
  readonly vendorName: string
}

/** What games are called in a language. */
export const gameNames = (db: Db, gameCodes: readonly string[], language: string): ReturnType<typeof store.findNames> =>
  store.findNames(db, gameCodes, language)

/** Record what games are called, for the betting record. */
export async function nameGames(tx: Tx, games: readonly GameName[]): Promise<void> {
  await store.upsertGames(tx, games)
}
