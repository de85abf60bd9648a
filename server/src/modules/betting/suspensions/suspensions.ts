import type { Db, Tx } from '#kernel/database.ts'
import { type Game, isSuspended } from './rules.ts'
import * as store from './store.ts'

/** A game, all games of a vendor, or all there are; `code` is empty where everything is meant. */
export interface Suspension {
  readonly brandId: number
  readonly scope: 'all' | 'vendor' | 'game'
  readonly code: string
}

/** From now on a game, the games of a vendor or all of them take no bets, or do again; open bets are played to their end. */
export async function switchGames(
  tx: Tx,
  { open, ...suspension }: Suspension & { readonly open: boolean },
  now: Date,
): Promise<void> {
  await (open ? store.deleteSuspension(tx, suspension) : store.insertSuspension(tx, suspension, now))
}

/** Whether a game takes no bets now. */
export const takesNoBets = async (db: Db, game: Game): Promise<boolean> =>
  isSuspended(await store.findSuspensions(db), game)

/** Whether nothing at a brand takes bets now. */
export const areAllSuspended = async (db: Db, brandId: number): Promise<boolean> =>
  (await store.findSuspensions(db)).some((one) => one.brandId === brandId && one.scope === 'all')
