import { LAPSES } from '@croupier/contract/approval-ends.ts'
import type { Approval, Evidence } from '@croupier/contract/approvals.ts'
import { approval, approvals, confirmApproval, refuseApproval } from '@croupier/contract/approvals.ts'
import { doerOf, record } from './audit.ts'
import { inTransaction, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { differsFrom, type EvidenceRules, keptOf, shownOf } from './evidence.ts'
import {
  approvalOf,
  type ApprovalRow,
  claimApproval,
  closeApproval,
  endApproval,
  findApproval,
  findApprovals,
  releaseApproval,
} from './four-eyes.ts'
import { atField, must, Refusal } from './refusal.ts'
import { type Ask, type Route, route } from './route.ts'
import type { OperatorSession } from './staff.ts'

/** How a call is named where it is kept to be made again. */
export const callKey = ({ method, path }: Route['call']): string => `${method} ${path}`

/** The calls of the four eyes; confirming makes the kept call again, so they know all the others. */
export function approvalRoutes(routes: readonly Route[], rules: EvidenceRules): readonly Route[] {
  const byKey = new Map(routes.map((line) => [callKey(line.call), line]))
  return [
    route(approvals, readApprovals),
    route(approval, (deps, ask) => readApproval(deps, rules, ask)),
    route(confirmApproval, (deps, ask) => confirm(deps, { byKey, rules }, ask)),
    route(refuseApproval, refuse),
  ]
}

async function readApprovals(deps: Deps, { session, query }: Ask<typeof approvals>) {
  const { pageNo, pageSize, state, subject } = query
  const { brandId, permissions } = session
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await findApprovals(deps.db, { brandId, permissions, state, subject }, page)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.map((row) => approvalOf(row, session.operatorId)),
  }
}

/** The case as its module sees it now; what the second person was shown once it is decided. */
async function readApproval(deps: Deps, rules: EvidenceRules, { session, params }: Ask<typeof approval>) {
  const row = await seen(deps, session, params.approvalId)
  const evidence = await evidenceOf(deps, rules, row)
  return {
    approval: approvalOf(row, session.operatorId),
    evidence: [...evidence],
    shown: shownOf(row, evidence),
  }
}

const caseOf = (row: ApprovalRow) => ({ type: row.subjectType, id: row.subjectId, name: row.subjectName })

async function evidenceOf(deps: Deps, rules: EvidenceRules, row: ApprovalRow) {
  if (row.state !== 'waiting') return row.evidence ?? []
  const read = rules[row.rule]
  if (!read) throw new Error(`nobody has evidence of ${row.rule}`)
  return read(deps, row)
}

interface ApprovableCalls {
  readonly byKey: ReadonlyMap<string, Route>
  readonly rules: EvidenceRules
}

/**
 * Make the kept call again, one confirmation at a time: whoever comes while another is under way is told that it is over. Nothing is
 * held open meanwhile, since the call has a transaction of its own, in which the case is compared once more. However the call ends for
 * good, so does the approval.
 */
async function confirm(deps: Deps, { byKey, rules }: ApprovableCalls, ask: Ask<typeof confirmApproval>) {
  const { session, params, body } = ask
  const row = await seen(deps, session, params.approvalId)
  if (row.state !== 'waiting') throw new Refusal('approval_over')
  if (row.askedBy === session.operatorId) throw new Refusal('own_approval')
  const line = byKey.get(row.call)
  if (!line) throw new Error(`nothing answers ${row.call}, which was kept to be made again`)

  const look = async (here: Deps) => {
    const evidence = await evidenceOf(here, rules, row)
    if (shownOf(row, evidence) !== body.shown) throw new Refusal('approval_changed')
    if (differsFrom(evidence) && body.note.trim() === '') must(atField('note', 'required'))
    return keptOf(evidence)
  }
  const evidence = await look(deps).catch(async (error: unknown) => {
    // What somebody else has confirmed meanwhile differs because it is done.
    const { state } = await seen(deps, session, row.id)
    throw state === 'waiting' ? error : new Refusal('approval_over')
  })

  if (!(await claimApproval(deps.db, row.id))) throw new Refusal('approval_over')

  const lookAgain = (tx: Tx) => look({ ...deps, db: tx })
  const confirming = { approvalId: row.id, askedBy: row.askedName, note: body.note, lookAgain }
  // The parts went through this very call's schemas when it was asked for.
  const again = {
    ...ask,
    params: row.params,
    body: line.call.body?.parse(row.body),
    query: undefined,
    key: row.key ?? undefined,
    session: { ...session, confirming },
  } as unknown as Ask
  try {
    await line.answer(deps, again)
    await end(deps, ask, { row, evidence, outcome: 'not_needed' })
  } catch (error) {
    const outcome = lapseOf(error)
    if (outcome) await end(deps, ask, { row, evidence, outcome })
    throw error
  } finally {
    await releaseApproval(deps.db, row.id)
  }
  return approvalOf(await seen(deps, session, row.id), session.operatorId)
}

/** Why the same call can never be made again; undefined where it may be, later. */
const lapseOf = (error: unknown) => (error instanceof Refusal ? LAPSES.find((code) => code === error.code) : undefined)

interface ApprovalEnd {
  readonly row: ApprovalRow
  readonly evidence: readonly Evidence[]
  readonly outcome: NonNullable<Approval['outcome']>
}

/** What the call itself has not closed. */
async function end(
  deps: Deps,
  ask: Ask<typeof confirmApproval>,
  { row, evidence, outcome }: ApprovalEnd,
): Promise<void> {
  const { session, body } = ask
  await inTransaction(deps.db, async (tx) => {
    const ended = await endApproval(tx, session, { id: row.id, note: body.note, outcome, evidence }, deps.now())
    if (!ended) return
    const entry = {
      action: 'approvals.end',
      subject: caseOf(row),
      before: row.facts,
      after: { outcome },
      note: body.note,
    }
    await record(tx, doerOf(ask), { brandId: session.brandId, ...entry }, deps.now())
  })
}

async function refuse(deps: Deps, ask: Ask<typeof refuseApproval>) {
  const { session, params, body } = ask
  const row = await seen(deps, session, params.approvalId)
  const own = row.askedBy === session.operatorId
  await inTransaction(deps.db, async (tx) => {
    const closed = await closeApproval(tx, session, { id: row.id, note: body.note, own }, deps.now())
    if (!closed) throw new Refusal('approval_over')
    const action = own ? 'approvals.withdraw' : 'approvals.refuse'
    await record(
      tx,
      doerOf(ask),
      { brandId: session.brandId, action, subject: caseOf(row), before: row.facts, note: body.note },
      deps.now(),
    )
  })
  return approvalOf(await seen(deps, session, row.id), session.operatorId)
}

/** What somebody may not do, they may not decide on either. */
async function seen(deps: Deps, session: OperatorSession, id: string): Promise<ApprovalRow> {
  const row = await findApproval(deps.db, session.brandId, id)
  if (!row) throw new Refusal('not_found')
  if (row.permission !== null && !session.permissions.has(row.permission)) throw new Refusal('forbidden')
  return row
}
