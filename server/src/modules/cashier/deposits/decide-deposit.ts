import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { decide, type Decision } from './decision.ts'

/** Decide on a deposit that a person looks at: credit what has arrived, or refuse it. */
export async function decideDeposit(deps: Deps, decision: Decision): Promise<void> {
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
}
