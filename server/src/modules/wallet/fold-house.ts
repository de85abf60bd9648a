import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { foldHouseDeltas } from './store.ts'

/** Fold what house accounts moved since into their rollups, so that reading a house balance stays quick. Any number may run. */
export async function foldHouse(deps: Deps): Promise<void> {
  await inTransaction(deps.db, foldHouseDeltas)
}
