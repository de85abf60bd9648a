import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { endHolds, derivedId } from '#modules/wallet/wallet.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'
import { recordSteps } from '../history.ts'
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
  const { id, brandId, memberId, amount, fee, rest, holdId, matched } = row
  const paid = state === 'paid'
  // Some of it came back before: for what is paid in part the house takes no fee.
  const whole = paid && matched + rest === amount - fee
  const ends = [
    ...(holdId === null ? [] : [{ holdId, as: paid ? ('posted' as const) : ('voided' as const) }]),
    ...(fee === 0n ? [] : [{ holdId: derivedId(id, 'fee'), as: whole ? ('posted' as const) : ('voided' as const) }]),
  ]
  for (const verdict of await endHolds(tx, ends, now)) must(verdict)

  // What other members have paid stays paid: the rest alone comes back.
  const inPart = !paid && matched > 0n
  const end =
    inPart || (paid && !whole) ? { state: 'paid' as const, reason: 'rest_returned' } : { state, reason: reason ?? null }
  await store.updateWithdrawal(tx, id, { ...end, ended: true }, now)
  if (inPart) await store.updateMatching(tx, { id, holdId: null, rest: 0n, matched })
  const step = { brandId, memberId, requestId: id, by, ...(reason !== undefined && { note: reason }) }
  await recordSteps(tx, [{ ...step, step: inPart ? 'rest_returned' : state }], now)
  await announceBalances(tx, brandId, [memberId])
  return { ...row, ...end }
}

/** What no other member pays of a locked withdrawal is free again; what some are about to pay goes on. */
export async function returnRest(
  tx: Tx,
  deps: Deps,
  row: store.WithdrawalRow,
  by: string,
): Promise<store.WithdrawalRow> {
  const now = deps.now()
  const { id, brandId, memberId, holdId, matched } = row
  const ends = holdId === null ? [] : [{ holdId, as: 'voided' as const }]
  for (const verdict of await endHolds(tx, ends, now)) must(verdict)
  await store.updateWithdrawal(tx, id, { state: 'matching', reason: 'rest_returned', ended: false }, now)
  await store.updateMatching(tx, { id, holdId: null, rest: 0n, matched })
  await recordSteps(tx, [{ brandId, memberId, requestId: id, step: 'rest_returned', by }], now)
  await announceBalances(tx, brandId, [memberId])
  return { ...row, state: 'matching', reason: 'rest_returned', holdId: null, rest: 0n }
}
