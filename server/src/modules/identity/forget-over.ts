import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as store from './store.ts'

/** A cookie is kept this long after its end, so that its reuse is still recognised. */
const KEPT_MS = 30 * 86_400_000

/** Forget failed logins that can no longer count, and cookies that ended long ago. */
export const forgetOver = (deps: Deps): Promise<void> =>
  inTransaction(deps.db, (tx) => store.deleteOver(tx, deps.now(), new Date(deps.now().getTime() - KEPT_MS)))
