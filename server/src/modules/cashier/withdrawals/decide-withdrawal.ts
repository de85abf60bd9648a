import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import { happened } from '../steps.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import * as store from './store.ts'

/** What an operator has decided; the member reads the reason of a refusal. */
export interface Decision {
  readonly id: string
  readonly approved: boolean
  readonly by: string
  readonly reason: string
}

/** Decide on a withdrawal that a person looks at: it is sent, or the money is free again. */
export async function decideWithdrawal(deps: Deps, decision: Decision): Promise<void> {
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
}

async function decide(tx: Tx, deps: Deps, { id, approved, by, reason }: Decision): Promise<Verdict<undefined>> {
  const row = await store.findWithdrawalForUpdate(tx, id)
  if (!row) return no('not_found')
  if (row.state !== 'review') return no('withdrawal_not_open')
  if (!approved) {
    await endWithdrawal(tx, deps, row, { state: 'refused', by, reason })
    return yes(undefined)
  }
  const { brandId, memberId } = row
  await store.updateWithdrawal(tx, id, { state: 'approved', ended: false }, deps.now())
  await happened(tx, [{ brandId, memberId, of: id, step: 'approved', by, note: reason }], deps.now())
  await announce(tx, [{ topic: 'withdrawals_approved', brandId, keys: [id] }])
  return yes(undefined)
}
