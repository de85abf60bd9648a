import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { allBrands } from '../../brand/brand.ts'
import * as store from './store.ts'

const MINUTE_MS = 60_000

/**
 * Rounds of which their vendor has said nothing for longer than the brand's policy allows are interrupted: the stake is held and
 * shown until the vendor ends them, or two people do.
 */
export async function interruptRounds(deps: Deps): Promise<void> {
  await runIsolated(deps, await allBrands(deps), async ({ id, settings }) => {
    const before = new Date(deps.now().getTime() - settings.vendorRounds.silentMinutes * MINUTE_MS)
    await inTransaction(deps.db, (tx) => store.interruptRounds(tx, id, before))
  })
}
