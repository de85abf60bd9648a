import type { Tx } from '#kernel/database.ts'
import * as store from './store.ts'

/**
 * Count all figures from nothing, from the bets and their corrections; how many of both there are. Bets go on meanwhile: what they note
 * after the moment that is counted is added afterwards. Until it has committed, the figures stand as they were.
 */
export async function countAll(tx: Tx, clocks: store.Clocks, now: Date): Promise<number> {
  await store.beginCounting(tx)
  await store.deleteFigures(tx)
  const events = await store.addAll(tx, clocks)
  await store.saveCounted(tx, now)
  return events
}
