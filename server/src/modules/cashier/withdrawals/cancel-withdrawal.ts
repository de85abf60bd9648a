import type { cancelWithdrawal as call, Withdrawal } from '@croupier/contract/cashier.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { isOpen } from '../matched-transfers/rules.ts'
import { findParts } from '../matched-transfers/store.ts'
import { isClaimed } from '../desk/claims.ts'
import { deleteManualPayout, findClaimForUpdate } from '../desk/store.ts'
import { endWithdrawal, returnRest } from './end-withdrawal.ts'
import { mayCancel } from './rules.ts'
import { withdrawalViews } from './view.ts'
import * as store from './store.ts'

/** Take a withdrawal back, as far as nobody works on it or has released it; what other members are about to pay stays theirs. */
export async function cancelWithdrawal(deps: Deps, ask: Ask<typeof call>): Promise<Withdrawal> {
  const brand = await brandOf(deps, ask.brandId)
  const row = must(await inTransaction(deps.db, (tx) => cancel(tx, deps, brand, ask)))
  const [shown] = await withdrawalViews(deps, [row], brand)
  return shown!
}

async function cancel(
  tx: Tx,
  deps: Deps,
  { settings }: Brand,
  { params, session }: Ask<typeof call>,
): Promise<Verdict<store.WithdrawalRow>> {
  const row = await store.findWithdrawalForUpdate(tx, params.withdrawalId)
  if (row?.memberId !== session.memberId) return no('not_found')
  const policy = settings.cashier.withdrawal
  if (!policy.cancellable) return no('forbidden')
  // A claim that comes later finds the row locked here, and then cancelled.
  const claimed = isClaimed(await findClaimForUpdate(tx, row.id), deps.now())
  if (!mayCancel({ ...row, claimed }, policy)) return no(claimed ? 'withdrawal_claimed' : 'withdrawal_not_open')
  const parts = row.state === 'matching' ? await findParts(tx, [row.id]) : []
  if (parts.some(isOpen)) return yes(await returnRest(tx, deps, row, 'member'))
  await deleteManualPayout(tx, row.id)
  return yes(await endWithdrawal(tx, deps, row, { state: 'cancelled', by: 'member' }))
}
