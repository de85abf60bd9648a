import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands } from '../../brand/brand.ts'
import { holdHierarchies } from '../../identity/hierarchy/hierarchy.ts'
import * as store from './store.ts'

/** Batches that are counted in one transaction. */
const AT_ONCE = 2000
const REST_MS = 5000

/** Add what the ledger has new to the figures of members' accounts; after how long to do so again. */
export async function feedFigures(deps: Deps): Promise<number> {
  const clocks = await allBrands(deps)
  while (await feedSome(deps, clocks));
  return REST_MS
}

/** Add a part of what is due; whether there may be more. */
const feedSome = (deps: Deps, clocks: store.Clocks): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    await holdHierarchies(
      tx,
      clocks.map(({ id }) => id),
    )
    await store.beginCounting(tx)
    return (await store.addBatches(tx, clocks, AT_ONCE)) === AT_ONCE
  })
