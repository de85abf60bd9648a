import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { endSessionsAt } from './store.ts'

/** Log everybody out who may work in a brand; answers how many sessions that were. */
export const endStaffSessions = (deps: Deps, brandId: number): Promise<number> =>
  inTransaction(deps.db, (tx) => endSessionsAt(tx, brandId, deps.now()))
