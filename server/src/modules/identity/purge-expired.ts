import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { deleteRecordsOver } from './account-provider/store.ts'
import * as codes from './codes/store.ts'
import { deleteUnfinished } from './mfa/store.ts'
import * as store from './store.ts'

/** A cookie is kept this long after its end, so that its reuse is still recognised; a message, because people ask for it. */
const KEPT_MS = 30 * 86_400_000

/** Delete cookies, codes and messages that were over long ago, each kind by itself. */
export async function purgeExpired(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_MS)
  const kinds = [
    (tx: Tx) => store.deleteOver(tx, before),
    (tx: Tx) => codes.deleteOld(tx, before),
    (tx: Tx) => deleteUnfinished(tx, deps.now()),
    (tx: Tx) => deleteRecordsOver(tx, deps.now()),
  ]
  await runIsolated(deps, kinds, (forget) => inTransaction(deps.db, async (tx) => void (await forget(tx))))
}
