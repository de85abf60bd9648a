import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { decide, type Decision } from './decision.ts'

/** Decide on a withdrawal that a person looks at: it is released, or the money is free again. */
export async function decideWithdrawal(deps: Deps, decision: Decision): Promise<void> {
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
}
