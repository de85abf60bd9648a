import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as codes from './codes/store.ts'
import { deleteUnfinished } from './factors/store.ts'
import * as store from './store.ts'

/** A cookie is kept this long after its end, so that its reuse is still recognised; a message, because people ask for it. */
const KEPT_MS = 30 * 86_400_000

/** Forget cookies, codes and messages that were over long ago. */
export const forgetOver = (deps: Deps): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const before = new Date(deps.now().getTime() - KEPT_MS)
    await store.deleteOver(tx, before)
    await codes.deleteOld(tx, before)
    await deleteUnfinished(tx, deps.now())
  })
