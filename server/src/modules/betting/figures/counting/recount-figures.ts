import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands } from '../../../brand/brand.ts'
import { countAll } from './count-all.ts'

/** Count all figures again on request. Answers how many settlements and corrections there are. */
export async function recountFigures(deps: Deps): Promise<number> {
  const clocks = await allBrands(deps)
  return inTransaction(deps.db, (tx) => countAll(tx, clocks, deps.now()))
}
