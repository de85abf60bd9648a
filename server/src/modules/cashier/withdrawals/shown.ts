import type { Withdrawal } from '@croupier/contract/cashier.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { stepsOf } from '../steps.ts'
import { mayCancel } from './rules.ts'
import type { WithdrawalRow } from './store.ts'

/** Withdrawals as their member sees them, each with what happened to it. */
export async function withdrawalsShown(
  db: Db,
  rows: readonly WithdrawalRow[],
  { decimals, settings }: Brand,
): Promise<Withdrawal[]> {
  const steps = await stepsOf(db, rows)
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
      cancellable: mayCancel(row, settings.cashier.withdrawal),
    }
  })
}
