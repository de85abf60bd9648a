import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { holdHierarchies } from '#modules/identity/hierarchy/hierarchy.ts'
import { allBrands } from '../../../brand/brand.ts'
import { countAll } from './count-all.ts'
import * as store from './store.ts'

/** Settlements and corrections that are counted in one transaction. */
const AT_ONCE = 50_000
/** A member who plays on is written once for all that they played meanwhile. */
const REST_MS = 5000

/** Add what bets have brought since the last time to the figures; after how long to do so again. */
export async function feedFigures(deps: Deps): Promise<number> {
  const clocks = await allBrands(deps)
  // A database that had bets before it had figures.
  if (!(await store.areCounted(deps.db))) await inTransaction(deps.db, (tx) => countAll(tx, clocks, deps.now()))
  while (await feedSome(deps, clocks));
  return REST_MS
}

/** Add a part of what is due; whether there may be more. Nobody moves below somebody else on a day that is counted meanwhile. */
const feedSome = (deps: Deps, clocks: store.Clocks): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    await store.beginAdding(tx)
    await holdHierarchies(
      tx,
      clocks.map(({ id }) => id),
    )
    const isMore = (await store.addUncounted(tx, clocks, AT_ONCE)) === AT_ONCE
    if (!isMore) await store.saveComplete(tx, now)
    return isMore
  })
