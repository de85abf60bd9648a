import type { Step } from '@croupier/contract/step.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { countDeposit, forgetDeposit } from '#modules/limits/limits.ts'
import * as deposits from '../deposits/store.ts'
import { recordSteps } from '../history.ts'
import { endWithdrawal } from '../withdrawals/end-withdrawal.ts'
import * as withdrawals from '../withdrawals/store.ts'
import { afterWait, depositStateOf } from './rules.ts'
import * as store from './store.ts'

export interface SettlementCause {
  readonly by: string
  readonly reason?: string
  /** What a deposit is called of which nothing has arrived. */
  readonly nothing: Extract<Step['step'], 'cancelled' | 'expired' | 'refused'>
}

/** Say how a locked deposit stands by its parts. Once the last has come to its end, so has the deposit. */
export async function settleDeposit(
  tx: Tx,
  deps: Deps,
  row: deposits.DepositRow,
  how: SettlementCause,
): Promise<deposits.DepositRow> {
  const now = deps.now()
  const { id, brandId, memberId } = row
  const parts = await store.findParts(tx, [id])
  const received = parts.reduce((sum, part) => sum + (part.received ?? 0n), 0n)
  const state = depositStateOf(parts, how.nothing)
  if (state === 'waiting' || state === 'confirming') {
    // Late pictures open nothing again.
    if (row.state !== state && row.state !== 'credited')
      await deposits.updateDeposit(tx, id, { state, ended: false }, now)
    return { ...row, state }
  }
  const credited = received > 0n ? { credited: received } : {}
  const reason = how.reason ?? null
  await deposits.updateDeposit(tx, id, { state, reason, ...credited, ended: true }, now)
  // What counts against the member's limits is what has arrived.
  await forgetDeposit(tx, id)
  if (received > 0n) await countDeposit(tx, { id, brandId, memberId, amount: received }, now)
  if (row.state !== state) {
    const note = how.reason === undefined ? {} : { note: how.reason }
    await recordSteps(tx, [{ brandId, memberId, requestId: id, step: state, by: how.by, ...note }], now)
  }
  return { ...row, state, reason, credited: received > 0n ? received : null }
}

/** Go on with a locked withdrawal that waits for members: it is paid, or its wait is over and the rest goes the way the brand wants. */
export async function settleWithdrawal(tx: Tx, deps: Deps, brand: Brand, id: string, by: string): Promise<void> {
  const row = await withdrawals.findWithdrawalForUpdate(tx, id)
  if (row?.state !== 'matching') return
  const next = afterWait(row, await store.findParts(tx, [id]), brand.settings.cashier.matching, deps.now())
  if (next === 'wait') return
  if (next === 'paid') return void (await endWithdrawal(tx, deps, row, { state: 'paid', by }))
  if (next === 'return')
    return void (await endWithdrawal(tx, deps, row, { state: 'refused', by, reason: 'not_matched' }))
  await withdrawals.updateWithdrawal(tx, id, { state: 'approved', ended: false }, deps.now())
  await announce(tx, [{ topic: 'withdrawals_approved', brandId: row.brandId, keys: [id] }])
}
