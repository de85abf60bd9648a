import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as call from '@croupier/contract/console-withdrawals.ts'
import type { Nothing } from '@croupier/contract/field.ts'
import type { z } from 'zod'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, type Verdict } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf, reasonIn } from '#modules/brand/brand.ts'
import { findLanguage } from '../notices/store.ts'
import { decide } from '../withdrawals/decision.ts'
import { flagsIn } from './rules.ts'
import * as store from './store.ts'

type Done = z.output<typeof Nothing>

/** Release a withdrawal; above the brand's limit somebody else has to confirm it first. */
export async function approveWithdrawal(deps: Deps, ask: Ask<typeof call.approveWithdrawal>): Promise<Done> {
  must(await inTransaction(deps.db, (tx) => approve(tx, deps, ask, ask.params.withdrawalId)))
  return {}
}

type Approving = Pick<Ask<typeof call.approveWithdrawals>, 'session' | 'ip'> & {
  readonly body: { readonly note: string }
}

function approve(
  tx: Tx,
  deps: Deps,
  { session, ip, body: { note } }: Approving,
  id: string,
): Promise<Verdict<undefined>> {
  const operator = { session, ip, reason: '', note }
  return decide(tx, deps, { id, approved: true, by: `operator:${session.username}`, reason: note, operator })
}

/** Release several that no check has found anything about, one by one: what cannot be released leaves the others alone. */
export async function approveWithdrawals(
  deps: Deps,
  ask: Ask<typeof call.approveWithdrawals>,
): Promise<ReplyOf<typeof call.approveWithdrawals>> {
  const approved: string[] = []
  const refused: { id: string; reference: string | null; errorCode: string }[] = []
  for (const id of new Set(ask.body.ids)) {
    const line = await store.findLine(deps.db, ask.brandId, id)
    const verdict = line ? await approveClear(deps, ask, id) : no('not_found')
    if (verdict.ok) approved.push(id)
    else refused.push({ id, reference: line?.reference ?? null, errorCode: verdict.code })
  }
  return { approved, refused }
}

/** What needs a second person, or a look, is left for somebody to open. */
async function approveClear(
  deps: Deps,
  ask: Approving & { readonly brandId: number },
  id: string,
): Promise<Verdict<undefined>> {
  const { withdrawal } = (await brandOf(deps, ask.brandId)).settings.cashier
  return inTransaction(deps.db, async (tx) => {
    const line = await store.findLine(tx, ask.brandId, id)
    const findings = (await store.findAssessments(tx, [id])).get(id) ?? []
    if (flagsIn(findings).length > 0) return no('withdrawal_flagged')
    if (line && withdrawal.twoFrom !== null && line.amount >= withdrawal.twoFrom) return no('second_person_asked')
    return approve(tx, deps, ask, id)
  })
}

/** Refuse a withdrawal for a reason of the brand's list: the member reads its sentence in their language. */
export async function refuseWithdrawal(deps: Deps, ask: Ask<typeof call.refuseWithdrawal>): Promise<Done> {
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
