import { approvals as list, type Approval } from '@croupier/contract/approvals.ts'
import { Refusal } from '#kernel/refusal.ts'
import { findDeposit } from '#modules/cashier/deposits/store.ts'
import { findMatch } from '#modules/cashier/matched-transfers/store.ts'
import { findWithdrawal } from '#modules/cashier/withdrawals/store.ts'
import { confirm, makeCall } from '../../calls/caller.ts'
import type { DeskRound } from './desk-round.ts'

/** What may be waited for of the cashier. */
const PERMISSIONS = ['deposits.decide', 'withdrawals.decide', 'disputes.decide'] as const

/** What waits for a second person since nobody else was there. */
export async function approvals(round: DeskRound): Promise<void> {
  const { moment, staff } = round
  for (const permission of PERMISSIONS) {
    const reader = await staff.whoMay(permission)
    if (reader === undefined) continue
    const waiting = await makeCall(moment.deps, reader, list, { query: { state: 'waiting' } })
    for (const approval of waiting.list) {
      if (approval.permission !== permission || !(await isOurs(round, approval))) continue
      moment.pass(2)
      const second = await staff.whoMay(permission, approval.askedBy)
      if (second === undefined) continue
      await confirm(moment.deps, second, approval.id, 'Agreed.').catch(orRefused)
      await moment.hear()
    }
  }
}

function orRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

async function isOurs({ moment: { deps }, isOurMember }: DeskRound, { subject }: Approval): Promise<boolean> {
  const { type, id } = subject
  if (type === 'deposit') return isOurMember((await findDeposit(deps.db, id))?.memberId ?? '')
  if (type === 'withdrawal') return isOurMember((await findWithdrawal(deps.db, id))?.memberId ?? '')
  return type === 'dispute' && isOurMember((await findMatch(deps.db, id))?.receiverId ?? '')
}
