import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { playsByGame } from '#modules/betting/figures/figures.ts'
import { allBrands } from '#modules/brand/brand.ts'
import { nextEdition } from '../store.ts'
import * as store from './store.ts'

const HOUR_MS = 3_600_000
/** What was played before counts no more. */
const COUNTED_MS = 7 * 24 * HOUR_MS

/** Count what was played in the hours that are over, each once: the order of what is popular. */
export async function countPlays(deps: Deps): Promise<void> {
  const to = new Date(Math.floor(deps.now().getTime() / HOUR_MS) * HOUR_MS)
  const begin = new Date(to.getTime() - COUNTED_MS)
  await runIsolated(deps, await allBrands(deps), async ({ id: brandId }) => {
    await inTransaction(deps.db, async (tx) => {
      const counted = await store.lockProgress(tx, brandId, begin)
      const from = counted < begin ? begin : counted
      if (from >= to) return

      const plays = await playsByGame(tx, { brandId, from, to })
      await store.insertPlayCounts(tx, brandId, plays)
      await store.moveProgress(tx, brandId, to, begin)
      await nextEdition(tx)
    })
  })
}
