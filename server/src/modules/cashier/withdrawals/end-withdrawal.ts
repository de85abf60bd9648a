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
  const { id, brandId, memberId, fee, holdId, matched } = row
  const as = state === 'paid' ? ('posted' as const) : ('voided' as const)
  const holds = [...(holdId === null ? [] : [holdId]), ...(fee === 0n ? [] : [followerOf(id, 'fee')])]
  const ends = holds.map((holdId) => ({ holdId, as }))
  for (const verdict of await endHolds(tx, ends, now)) must(verdict)

  // What other members have paid stays paid: the rest alone comes back.
  const inPart = state !== 'paid' && matched > 0n
  const end = inPart ? { state: 'paid' as const, reason: 'rest_returned' } : { state, reason: reason ?? null }
  await store.updateWithdrawal(tx, id, { ...end, ended: true }, now)
  if (inPart) await store.updateMatching(tx, { id, holdId: null, rest: 0n, matched })
  const step = { brandId, memberId, of: id, by, ...(reason !== undefined && { note: reason }) }
  await happened(tx, [{ ...step, step: inPart ? 'rest_returned' : state }], now)
  await announceBalances(tx, brandId, [memberId])
  return { ...row, ...end }
}
