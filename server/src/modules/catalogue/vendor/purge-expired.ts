import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { forgetCallStatsBefore, forgetLaunches } from './store.ts'

const KEPT_MS = 30 * 86_400_000

/** Delete how calls were answered, and launches whose tokens have long been worth nothing; their bets and who is known to a vendor stay. */
export async function purgeExpired(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - KEPT_MS)
  await runIsolated(deps, [forgetLaunches, forgetCallStatsBefore], (forget) =>
    inTransaction(deps.db, async (tx) => void (await forget(tx, before))),
  )
}
