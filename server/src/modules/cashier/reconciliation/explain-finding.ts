import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import * as store from './store.ts'

export interface Explanation {
  readonly id: string
  /** operator:NAME. */
  readonly by: string
  readonly note: string
}

/** Say how a difference came about; it is looked at no more. One that is explained already is not found. */
export async function explainFinding(deps: Deps, explanation: Explanation): Promise<void> {
  must(await inTransaction(deps.db, (tx) => explain(tx, deps, explanation)))
}

async function explain(tx: Tx, deps: Deps, { id, by, note }: Explanation): Promise<Verdict<undefined>> {
  const row = await store.findFindingForUpdate(tx, id)
  if (row?.state !== 'open') return no('not_found')
  await store.updateExplained(tx, { id, by, note }, deps.now())
  return yes(undefined)
}
