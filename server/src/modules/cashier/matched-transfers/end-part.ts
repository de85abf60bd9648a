import type { Step } from '@croupier/contract/step.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { DepositRow } from '../deposits/store.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'
import { recordSteps } from '../history.ts'
import { raiseTurnover } from '../turnover.ts'
import type { MatchSides } from './match-sides.ts'
import { lockMoney, payFromHold, payFromRest, payPayer } from './holds.ts'
import { paysFromRest } from './rules.ts'
import { settleDeposit, settleWithdrawal, type SettlementCause } from './settle.ts'
import * as store from './store.ts'

export interface PartEnd extends SettlementCause {
  /** What has arrived; the whole part, some of it, or nothing. */
  readonly received: bigint
  readonly step: Extract<Step['step'], 'received' | 'forced_received' | 'partly_received' | 'part_returned'>
}

/**
 * End a part: what has arrived leaves the receiver's hold and is the payer's, the rest of it waits again. Of a part that was shown
 * late nothing is held: what is left of the withdrawal pays for it, and where that is too little the house does, and asks for it.
 */
export async function endPart(tx: Tx, deps: Deps, both: MatchSides, end: PartEnd): Promise<DepositRow> {
  const now = deps.now()
  const { brand, match, deposit, withdrawal } = both
  const { received, reason, by, step } = end
  const { brandId, asset, payerId, receiverId } = match
  const percent = brand.settings.cashier.withdrawal.turnoverPercent
  if (received > 0n) await raiseTurnover(tx, brand.id, { memberId: payerId, asset, amount: received, percent }, now)
  await lockMoney(tx, [payerId, receiverId], asset)

  if (!match.late) await payFromHold(tx, { match, withdrawal, received }, now)
  else if (received > 0n && paysFromRest(withdrawal, received))
    await payFromRest(tx, { match, withdrawal, received, named: 'late' }, now)
  if (received > 0n) await payPayer(tx, match, received, now)
  await store.endMatch(tx, match.id, { received, ...(reason !== undefined && { reason }) }, now)

  const told = { brandId, step, by, ...(reason !== undefined && { note: reason }) }
  await recordSteps(
    tx,
    [
      { ...told, memberId: payerId, requestId: deposit.id },
      // To whoever was paid long ago nothing happens.
      ...(withdrawal.state === 'matching' ? [{ ...told, memberId: receiverId, requestId: withdrawal.id }] : []),
    ],
    now,
  )
  await announceBalances(tx, brandId, [payerId, receiverId])
  await settleWithdrawal(tx, deps, brand, withdrawal.id, by)
  return settleDeposit(tx, deps, deposit, end)
}
