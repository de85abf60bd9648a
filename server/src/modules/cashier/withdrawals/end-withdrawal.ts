import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { announceBalances, endHolds, followerOf } from '#modules/wallet/wallet.ts'
import { happened } from '../steps.ts'
import * as store from './store.ts'

export interface WithdrawalEnd {
  readonly state: 'paid' | 'refused' | 'cancelled'
  readonly by: string
  /** What the member is told. */
  readonly reason?: string
}

/** End a locked withdrawal that is under way: what was held is gone, or free again. */
export async function endWithdrawal(
  tx: Tx,
  deps: Deps,
  row: store.WithdrawalRow,
  { state, by, reason }: WithdrawalEnd,
): Promise<store.WithdrawalRow> {
  const now = deps.now()
  const { id, brandId, memberId, fee } = row
  const as = state === 'paid' ? ('posted' as const) : ('voided' as const)
  const holds = fee === 0n ? [id] : [id, followerOf(id, 'fee')]
  const ends = holds.map((holdId) => ({ holdId, as }))
  for (const verdict of await endHolds(tx, ends, now)) must(verdict)

  await store.updateWithdrawal(tx, id, { state, reason: reason ?? null, ended: true }, now)
  await happened(
    tx,
    [{ brandId, memberId, of: id, step: state, by, ...(reason !== undefined && { note: reason }) }],
    now,
  )
  await announceBalances(tx, brandId, [memberId])
  return { ...row, state, reason: reason ?? null }
}
