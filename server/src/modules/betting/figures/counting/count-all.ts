import type { Tx } from '#kernel/database.ts'
import * as store from './store.ts'

/** What was played in five minutes is kept for two days. */
const RECENT_MS = 2 * 86_400_000

/** The first moment of which five minutes are kept. */
export const recentSince = (now: Date): Date => new Date(now.getTime() - RECENT_MS)

/**
 * Count all figures from nothing, from the bets and their corrections; how many of both there are. Bets go on meanwhile: what they note
 * after the moment that is counted is added afterwards. Until it has committed, the figures stand as they were.
 */
export async function countAll(tx: Tx, clocks: store.Clocks, now: Date): Promise<number> {
  await store.beginCounting(tx)
  await store.deleteFigures(tx)
  await store.saveCounted(tx, now, recentSince(now))
  return store.addAll(tx, clocks)
}
