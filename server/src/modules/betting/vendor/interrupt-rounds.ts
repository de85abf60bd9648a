import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as store from './store.ts'

/** A vendor settles within seconds, and asks for minutes when it was not answered. */
const SILENT_MS = 15 * 60_000

/** Rounds of which nobody has said anything for long are interrupted: the stake is held and shown until the vendor ends them. */
export async function interruptRounds(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - SILENT_MS)
  await inTransaction(deps.db, (tx) => store.interruptRounds(tx, before))
}
