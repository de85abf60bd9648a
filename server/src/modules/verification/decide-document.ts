import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { type Decision, decideOn } from './decision.ts'

/** Decide about a document that waits for review, by a command beside the server. */
export async function decideDocument(deps: Deps, decision: Decision): Promise<void> {
  must(await inTransaction(deps.db, (tx) => decideOn(tx, deps, decision)))
}
