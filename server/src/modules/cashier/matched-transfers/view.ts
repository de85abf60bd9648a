import type { Match } from '@croupier/contract/matched-transfers.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { payeeNumber } from '#modules/identity/payees/payees.ts'
import * as withdrawals from '../withdrawals/store.ts'
import { mayProve } from './rules.ts'
import type { MatchRow } from './store.ts'

/** Parts as one of their two sides sees them. */
export const matchViews = (deps: Deps, rows: readonly MatchRow[], memberId: string): Promise<Match[]> =>
  Promise.all(rows.map((row) => shown(deps, row, memberId)))

async function shown(deps: Deps, row: MatchRow, memberId: string): Promise<Match> {
  const brand = await brandOf(deps, row.brandId)
  const text = (units: bigint) => amountText(units, brand.decimals)
  const pays = row.payerId === memberId
  return {
    id: row.id,
    side: pays ? 'payer' : 'receiver',
    of: pays ? row.depositId : row.withdrawalId,
    reference: row.reference,
    amount: text(row.amount),
    received: row.received === null ? null : text(row.received),
    asset: row.asset,
    state: row.state,
    late: row.late,
    payBy: row.payBy.toISOString(),
    answerBy: row.answerBy?.toISOString() ?? null,
    payTo: pays ? await payToOf(deps, row) : null,
    proof: pays ? proofOf(row, brand, deps.now()) : null,
    answer: row.answer,
    remaining: row.remaining === null ? null : text(row.remaining),
    reason: row.reason,
  }
}

/** The receiver's account: only while it is to be paid. */
async function payToOf(deps: Deps, { state, withdrawalId, payBy }: MatchRow): Promise<Match['payTo']> {
  if (state !== 'waiting' || deps.now() >= payBy) return null
  const row = await withdrawals.findWithdrawal(deps.db, withdrawalId)
  if (!row) throw new Error(`no withdrawal ${withdrawalId}`)
  const { providerName, accountName } = row.payee
  return { bank: providerName, account: await payeeNumber(deps.db, deps, row.payoutAccountId), name: accountName }
}

function proofOf(row: MatchRow, { settings }: Brand, now: Date): Match['proof'] {
  if (row.slip !== null) return 'sent'
  const may = mayProve(row, settings.cashier.matching, now)
  return may === 'in_time' ? 'wanted' : (may ?? null)
}
