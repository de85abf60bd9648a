import { approvals, confirmApproval, refuseApproval } from '@croupier/contract/approvals.ts'
import { doerOf, record } from './audit.ts'
import { inTransaction } from './database.ts'
import type { Deps } from './deps.ts'
import { approvalOf, type ApprovalRow, closeApproval, findApproval, findApprovals, lockApproval } from './four-eyes.ts'
import { Refusal } from './refusal.ts'
import { type Ask, type Route, route } from './route.ts'
import type { OperatorSession } from './staff.ts'

/** How a call is named where it is kept to be made again. */
export const callKey = ({ method, path }: Route['call']): string => `${method} ${path}`

/** The calls of the four eyes; confirming makes the kept call again, so they know all the others. */
export function approvalRoutes(routes: readonly Route[]): readonly Route[] {
  const byKey = new Map(routes.map((line) => [callKey(line.call), line]))
  return [
    route(approvals, readApprovals),
    route(confirmApproval, (deps, ask) => confirm(deps, byKey, ask)),
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

async function confirm(deps: Deps, byKey: ReadonlyMap<string, Route>, ask: Ask<typeof confirmApproval>) {
  const { session, params, body } = ask
  // Confirmations of one are made one after the other; the call itself has a transaction of its own.
  return inTransaction(deps.db, async (tx) => {
    await lockApproval(tx, params.approvalId)
    const row = await seen(deps, session, params.approvalId)
    if (row.state !== 'waiting') throw new Refusal('approval_over')
    if (row.askedBy === session.operatorId) throw new Refusal('own_approval')
    const line = byKey.get(row.call)
    if (!line) throw new Error(`nothing answers ${row.call}, which was kept to be made again`)

    const confirming = { approvalId: row.id, askedBy: row.askedName, note: body.note }
    // The parts went through this very call's schemas when it was asked for.
    const again = {
      ...ask,
      params: row.params,
      body: line.call.body?.parse(row.body),
      query: undefined,
      key: row.key ?? undefined,
      session: { ...session, confirming },
    } as unknown as Ask
    await line.answer(deps, again)
    return approvalOf(await seen(deps, session, row.id), session.operatorId)
  })
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
