import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { closeApproval, findApprovals, needTwo } from '#kernel/four-eyes.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { type Brand, brandIn } from '#modules/brand/brand.ts'
import { needsSecond } from '#modules/brand/four-eyes/four-eyes.ts'
import { deleteSnooze } from '../desk/snooze/store.ts'
import { checkClaim } from '../desk/claims.ts'
import type { DecidingOperator } from '../desk/deciding-operator.ts'
import { asShown } from '../desk/rules.ts'
import * as desk from '../desk/store.ts'
import { recordSteps } from '../history.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import * as store from './store.ts'

/** What a person has decided; the member reads the reason of a refusal. */
export interface Decision {
  readonly id: string
  readonly approved: boolean
  readonly by: string
  readonly reason: string
  /** An operator of the console, whose limits hold and whose actions are recorded; a command releases nothing that needs two people. */
  readonly operator?: DecidingOperator
}

/** Decide on a withdrawal that a person looks at: it is released, or the money is free again. */
export async function decide(tx: Tx, deps: Deps, decision: Decision): Promise<Verdict<undefined>> {
  const { id, approved, by, reason, operator } = decision
  const row = await store.findWithdrawalForUpdate(tx, id)
  if (!row || (operator && row.brandId !== operator.session.brandId)) return no('not_found')
  const toPay = row.state === 'approved' && (await desk.isManualPayout(tx, id))
  if (row.state !== 'review' && (approved || !toPay)) return no('withdrawal_not_open')
  const may = operator ? await checkClaim(tx, deps, operator.session, id) : yes(undefined)
  if (!may.ok) return may

  const brand = await brandIn(tx, deps, row.brandId)
  const shown = { amount: amountText(row.amount, brand.decimals), state: row.state }
  const seen = operator ? asShown(shown, operator.expected) : yes(undefined)
  if (!seen.ok) return seen
  if (!approved) {
    await desk.deleteManualPayout(tx, id)
    await endWithdrawal(tx, deps, row, { state: 'refused', by, reason })
    if (operator) await closeWaiting(tx, deps, operator, id)
  } else {
    if (operator) await twoPeople(tx, deps, { brand, row, operator })
    else if (needsSecond(brand, { action: 'payout', amount: row.amount }, [])) return no('second_person_asked')
    await release(tx, deps, { brand, row, decision })
  }
  if (operator) await noteDown(tx, deps, { brand, row, operator, after: approved ? 'approved' : 'refused' })
  return yes(undefined)
}

interface Case {
  readonly brand: Brand
  readonly row: store.WithdrawalRow
  readonly operator: DecidingOperator
}

async function twoPeople(tx: Tx, deps: Deps, { brand, row, operator: { session } }: Case): Promise<void> {
  const when = needsSecond(brand, { action: 'payout', amount: row.amount }, session.roles)
  const facts = { amount: amountText(row.amount, brand.decimals), currency: row.asset, flags: row.flags }
  const subject = { type: 'withdrawal', id: row.id, name: row.reference }
  await needTwo(tx, session, { when, rule: 'withdrawal_above_limit', subject, facts }, deps.now())
}

interface Release {
  readonly brand: Brand
  readonly row: store.WithdrawalRow
  readonly decision: Decision
}

async function release(tx: Tx, deps: Deps, { brand, row, decision }: Release): Promise<void> {
  const { id, brandId, memberId } = row
  const byHand = decision.operator !== undefined && brand.settings.cashier.withdrawal.payout === 'by_hand'
  const said = decision.operator?.session.confirming?.note ?? decision.reason
  const step = { brandId, memberId, requestId: id, step: 'approved' as const, by: decision.by, note: said }
  await store.updateWithdrawal(tx, id, { state: 'approved', ended: false }, deps.now())
  await recordSteps(tx, [step], deps.now())
  if (byHand) await desk.insertManualPayout(tx, id, deps.now())
  else await announce(tx, [{ topic: 'withdrawals_approved', brandId, keys: [id] }])
}

/** Nobody has to confirm any more what was refused meanwhile. */
async function closeWaiting(tx: Tx, deps: Deps, { session, note }: DecidingOperator, id: string): Promise<void> {
  const { brandId, permissions, operatorId } = session
  const waiting = { brandId, permissions, state: 'waiting' as const, subject: `withdrawal:${id}` }
  for (const one of (await findApprovals(tx, waiting, { limit: 10, offset: 0 })).rows)
    await closeApproval(tx, session, { id: one.id, note, own: one.askedBy === operatorId }, deps.now())
}

async function noteDown(tx: Tx, deps: Deps, { brand, row, operator, after }: Case & { readonly after: string }) {
  const { reason, note, session } = operator
  const amount = amountText(row.amount, brand.decimals)
  await desk.deleteClaim(tx, row.id)
  await deleteSnooze(tx, row.id)
  await record(
    tx,
    doerOf(operator),
    {
      brandId: row.brandId,
      action: `withdrawals.${after === 'approved' ? 'approve' : 'refuse'}`,
      subject: { type: 'withdrawal', id: row.id, name: row.reference },
      before: { state: row.state, amount },
      after: { state: after, amount, ...(session.confirming && { askedBy: session.confirming.askedBy }) },
      reason,
      note,
    },
    deps.now(),
  )
}
