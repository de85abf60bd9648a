import type { Step } from '@croupier/contract/step.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { forgetDeposit } from '#modules/limits/limits.ts'
import { recordSteps } from '../history.ts'
import * as store from './store.ts'

export interface DepositEnd {
  readonly state: Extract<Step['step'], 'cancelled' | 'expired' | 'refused'>
  readonly by: string
  /** What the member is told. */
  readonly reason?: string
}

/** A deposit comes to nothing: it counts no longer against the member's limits. One that has ended is `deposit_not_open`. */
export async function endDeposit(
  tx: Tx,
  deps: Deps,
  id: string,
  { state, by, reason }: DepositEnd,
): Promise<Verdict<store.DepositRow>> {
  const row = await store.findDepositForUpdate(tx, id)
  if (!row) return no('not_found')
  if (row.state !== 'waiting' && !(row.state === 'review' && state === 'refused')) return no('deposit_not_open')

  const now = deps.now()
  await store.updateDeposit(tx, id, { state, reason: reason ?? null, ended: true }, now)
  await forgetDeposit(tx, id)
  const step = { brandId: row.brandId, memberId: row.memberId, requestId: id, step: state, by }
  await recordSteps(tx, [{ ...step, ...(reason !== undefined && { note: reason }) }], now)
  await announce(tx, [{ topic: 'deposits_ended', brandId: row.brandId, keys: [id] }])
  return yes({ ...row, state, reason: reason ?? null })
}
