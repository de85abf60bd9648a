import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { decide, type Decision } from './decision.ts'

/** Decide a dispute: what has arrived is the payer's, the rest goes back to the receiver's withdrawal. */
export async function decideDispute(deps: Deps, decision: Decision): Promise<void> {
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
}
