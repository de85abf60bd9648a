import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { recordSteps } from '../history.ts'
import * as store from './store.ts'

/** Something else has arrived for a locked deposit than was asked for: a person looks at it. */
export async function sendToReview(tx: Tx, deps: Deps, row: store.DepositRow, reason: string): Promise<void> {
  const { id, brandId, memberId } = row
  await store.updateDeposit(tx, id, { state: 'review', reason, ended: false }, deps.now())
  await recordSteps(
    tx,
    [{ brandId, memberId, requestId: id, step: 'in_review', by: 'gateway', note: reason }],
    deps.now(),
  )
}
