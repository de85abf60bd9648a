import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands } from '../../brand/brand.ts'
import { holdHierarchies } from '../../identity/hierarchy/hierarchy.ts'
import * as store from './store.ts'

const AT_ONCE = 10_000

/** Count the figures of members' accounts anew, from the ledger; of how many batches. Until that commits they stand as they were. */
export async function recountFigures(deps: Deps): Promise<number> {
  const clocks = await allBrands(deps)
  return inTransaction(deps.db, async (tx) => {
    await holdHierarchies(
      tx,
      clocks.map(({ id }) => id),
    )
    await store.beginCounting(tx)
    await store.deleteFigures(tx)
    let batches = 0
    for (let some = AT_ONCE; some === AT_ONCE; batches += some) some = await store.addBatches(tx, clocks, AT_ONCE)
    return batches
  })
}
