import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as store from './store.ts'

const KEPT_MS = 30 * 86_400_000

/** Delete sessions and tickets that were over long ago; the audit log keeps who was there. */
export const purgeExpiredSessions = (deps: Deps): Promise<void> =>
  inTransaction(deps.db, (tx) => store.deleteOld(tx, new Date(deps.now().getTime() - KEPT_MS)))
