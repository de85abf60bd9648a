import { z } from 'zod'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import * as store from './store.ts'

const Detail = z.object({ stakeMin: z.string().regex(/^\d+$/) })

/** Note what the live tables of a game take at least: tiles show it, and the filter for small stakes finds it. */
export async function noteTableStakes(deps: Deps, { brandId, keys, detail }: News): Promise<void> {
  const stakeMin = BigInt(Detail.parse(detail).stakeMin)
  await inTransaction(deps.db, async (tx) => {
    if (await store.saveStakeMin(tx, brandId, keys, stakeMin)) await store.nextEdition(tx)
  })
}
