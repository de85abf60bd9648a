import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import * as store from './store.ts'

/** The operators who have made a brand work in it; the brand's audit log names them with its making. */
export const admitMakers = (deps: Deps, { brandId, keys }: News): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await store.admitToBrand(tx, keys, brandId)
  })
