import type { ReplyOf } from '@croupier/contract/call.ts'
import { approveWithdrawal as approveCall } from '@croupier/contract/console-withdrawals.ts'
import type * as call from '@croupier/contract/console-withdrawals.ts'
import type { EmptyReply } from '@croupier/contract/field.ts'
import type { z } from 'zod'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { callKey } from '#kernel/approval-routes.ts'
import type { Deps } from '#kernel/deps.ts'
import { orPassOn } from '#kernel/four-eyes.ts'
import { atField, must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { reasonIn } from '#modules/brand/reasons/reasons.ts'
import { findLanguage } from '../notices/store.ts'
import { decide } from '../withdrawals/decision.ts'
import type { DecidingOperator } from './deciding-operator.ts'
import { flagsIn, isSnoozed } from './rules.ts'
import * as store from './store.ts'

type DecisionReply = z.output<typeof EmptyReply>

/** Release a withdrawal; above the brand's limit somebody else has to confirm it first. */
export async function approveWithdrawal(deps: Deps, ask: Ask<typeof call.approveWithdrawal>): Promise<DecisionReply> {
  must(await inTransaction(deps.db, (tx) => approve(tx, deps, ask, ask.params.withdrawalId)))
  return {}
}

type ApprovalAsk = Pick<Ask<typeof call.approveWithdrawals>, 'session' | 'ip'> & {
  readonly body: { readonly note: string; readonly expected: DecidingOperator['expected'] }
}

function approve(
  tx: Tx,
  deps: Deps,
  { session, ip, body: { note, expected } }: ApprovalAsk,
  id: string,
): Promise<Verdict<undefined>> {
  const operator = { session, ip, reason: '', note, expected }
  return decide(tx, deps, { id, approved: true, by: `operator:${session.username}`, reason: note, operator })
}

/**
 * Release several that no check has found anything about, one by one: what cannot be released leaves the others alone, and for what
 * is above the limit somebody else is asked.
 */
export async function approveWithdrawals(
  deps: Deps,
  ask: Ask<typeof call.approveWithdrawals>,
): Promise<ReplyOf<typeof call.approveWithdrawals>> {
  const [approved, passedOn, refused]: [string[], string[], RefusedCase[]] = [[], [], []]
  for (const { id, expected } of new Map(ask.body.withdrawals.map((each) => [each.id, each])).values()) {
    const line = await store.findLine(deps.db, ask.brandId, id)
    const verdict = line ? await approveClear(deps, ask, { line, expected }) : no('not_found')
    if (!verdict.ok) refused.push({ id, reference: line?.reference ?? null, errorCode: verdict.code })
    else if (verdict.value === 'passed_on') passedOn.push(id)
    else approved.push(id)
  }
  return { approved, passedOn, refused }
}

type RefusedCase = ReplyOf<typeof call.approveWithdrawals>['refused'][number]

interface SeenWithdrawal {
  readonly line: store.QueuedWithdrawal
  readonly expected: DecidingOperator['expected']
}

/** What needs a look is left for somebody to open. */
async function approveClear(
  deps: Deps,
  ask: Ask<typeof call.approveWithdrawals>,
  { line: { id, asideUntil }, expected }: SeenWithdrawal,
): Promise<Verdict<'approved' | 'passed_on'>> {
  const findings = (await store.findAssessments(deps.db, [id])).get(id) ?? []
  if (flagsIn(findings).length > 0 || isSnoozed(asideUntil, deps.now())) return no('withdrawal_flagged')
  const alone = { ...ask, params: { withdrawalId: id }, body: { note: ask.body.note, expected } }
  const kept = { key: callKey(approveCall), permission: approveCall.permission }
  const done = await orPassOn(deps, kept, alone, () => inTransaction(deps.db, (tx) => approve(tx, deps, alone, id)))
  if (done instanceof Refusal) return done.code === 'second_person_asked' ? yes('passed_on') : no(done.code)
  return done.ok ? yes('approved') : done
}

/** Refuse a withdrawal for a reason of the brand's list: the member reads its sentence in their language. */
export async function refuseWithdrawal(deps: Deps, ask: Ask<typeof call.refuseWithdrawal>): Promise<DecisionReply> {
  const { session, ip, body, params } = ask
  const brand = await brandOf(deps, ask.brandId)
  const id = params.withdrawalId
  const language = await findLanguage(deps.db, id)
  const reason = reasonIn(brand, 'withdrawals.refuse', { code: body.reason, language })
  if (reason === undefined) return must(atField('reason', 'invalid'))
  const operator = { session, ip, ...body }
  const decision = { id, approved: false, by: `operator:${session.username}`, reason, operator }
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
  return {}
}
