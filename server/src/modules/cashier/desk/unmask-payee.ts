import type { ReplyOf } from '@croupier/contract/call.ts'
import type { unmaskPayee as call } from '@croupier/contract/console-withdrawals.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { payeeNumber } from '#modules/identity/payees/payees.ts'
import { findWithdrawal } from '../withdrawals/store.ts'
import { OPEN_S } from './rules.ts'

/** Show the account that a withdrawal is paid to, or its holder: the look is written down, what was seen is not. */
export const unmaskPayee = (deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> =>
  inTransaction(deps.db, async (tx) => {
    const { brandId, params, body } = ask
    const row = await findWithdrawal(tx, params.withdrawalId)
    if (row?.brandId !== brandId) throw new Refusal('not_found')

    const { field, reason, note } = body
    const value = field === 'holder' ? row.payee.accountName : await payeeNumber(tx, deps, row.payoutAccountId)
    const subject = { type: 'withdrawal', id: row.id, name: row.reference }
    await record(
      tx,
      doerOf(ask),
      { brandId, action: 'members.unmask', subject, after: { field: `payee.${field}` }, reason, note },
      deps.now(),
    )
    return { value, seconds: OPEN_S }
  })
