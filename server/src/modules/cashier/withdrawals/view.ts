import type { Withdrawal } from '@croupier/contract/cashier.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { isClaimed } from '../desk/claims.ts'
import { findClaims } from '../desk/store.ts'
import { stepsOf } from '../history.ts'
import { mayCancel } from './rules.ts'
import type { WithdrawalRow } from './store.ts'

/** Withdrawals as their member sees them, each with what happened to it. */
export async function withdrawalViews(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  rows: readonly WithdrawalRow[],
  { decimals, settings }: Brand,
): Promise<Withdrawal[]> {
  const [steps, claims] = await Promise.all([
    stepsOf(db, rows),
    findClaims(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const text = (units: bigint) => amountText(units, decimals)
  return rows.map((row) => {
    const { kind, providerName, accountName, numberEnd, usableFrom } = row.payee
    return {
      id: row.id,
      reference: row.reference,
      amount: text(row.amount),
      fee: text(row.fee),
      receive: text(row.amount - row.fee),
      matched: row.matchUntil === null ? null : text(row.matched),
      asset: row.asset,
      state: row.state,
      payee: { id: row.payoutAccountId, kind, providerName, accountName, numberEnd, usableFrom },
      at: row.requestedAt.toISOString(),
      steps: steps(row.id),
      reason: row.reason,
      cancellable: mayCancel({ ...row, claimed: isClaimed(claims.get(row.id), now()) }, settings.cashier.withdrawal),
    }
  })
}
