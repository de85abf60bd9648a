import { approval, approvals, confirmApproval, refuseApproval } from '@croupier/contract/approvals.ts'
import { doerOf, record } from './audit.ts'
import { inTransaction } from './database.ts'
import type { Deps } from './deps.ts'
import { differsFrom, type EvidenceRules, keptOf, shownOf } from './evidence.ts'
import {
  approvalOf,
  type ApprovalRow,
  claimApproval,
  closeApproval,
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

async function evidenceOf(deps: Deps, rules: EvidenceRules, row: ApprovalRow) {
  if (row.state !== 'waiting') return row.evidence ?? []
  const read = rules[row.rule]
  if (!read) throw new Error(`nobody has evidence of ${row.rule}`)
  return read(deps, row)
}

interface Known {
  readonly byKey: ReadonlyMap<string, Route>
  readonly rules: EvidenceRules
}

/**
 * Make the kept call again, one confirmation at a time: whoever comes while another is under way is told that it is over. Nothing is
 * held open meanwhile, since the call has a transaction of its own.
 */
async function confirm(deps: Deps, { byKey, rules }: Known, ask: Ask<typeof confirmApproval>) {
  const { session, params, body } = ask
  const row = await seen(deps, session, params.approvalId)
  if (row.state !== 'waiting') throw new Refusal('approval_over')
  if (row.askedBy === session.operatorId) throw new Refusal('own_approval')
  const line = byKey.get(row.call)
  if (!line) throw new Error(`nothing answers ${row.call}, which was kept to be made again`)

  const evidence = await evidenceOf(deps, rules, row)
  if (shownOf(row, evidence) !== body.shown) throw new Refusal('approval_changed')
  if (differsFrom(evidence) && body.note.trim() === '') must(atField('note', 'required'))

  if (!(await claimApproval(deps.db, row.id))) throw new Refusal('approval_over')

  const confirming = { approvalId: row.id, askedBy: row.askedName, note: body.note, evidence: keptOf(evidence) }
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
  } finally {
    await releaseApproval(deps.db, row.id)
  }
  return approvalOf(await seen(deps, session, row.id), session.operatorId)
}

async function refuse(deps: Deps, ask: Ask<typeof refuseApproval>) {
  const { session, params, body } = ask
  const row = await seen(deps, session, params.approvalId)
  const own = row.askedBy === session.operatorId
  await inTransaction(deps.db, async (tx) => {
    const closed = await closeApproval(tx, session, { id: row.id, note: body.note, own }, deps.now())
    if (!closed) throw new Refusal('approval_over')
    const subject = { type: row.subjectType, id: row.subjectId, name: row.subjectName }
    const action = own ? 'approvals.withdraw' : 'approvals.refuse'
    await record(
      tx,
      doerOf(ask),
      { brandId: session.brandId, action, subject, before: row.facts, note: body.note },
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
