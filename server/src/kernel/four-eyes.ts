import type { Approval, ApprovalRule, Evidence } from '@croupier/contract/approvals.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { sql } from 'kysely'
import { type ActionSubject, doerOf, record } from './audit.ts'
import { arrayOf } from './array.ts'
import { type Db, inTransaction, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { newId } from './id.ts'
import { sqlStateOf } from './outage.ts'
import { announce } from './outbox.ts'
import { Refusal } from './refusal.ts'
import type { Ask } from './route.ts'
import type { OperatorSession } from './staff.ts'

/** Why two people are needed, and what the second one has to know. */
export interface TwoPeople {
  readonly rule: ApprovalRule
  readonly subject: ActionSubject
  readonly facts: Readonly<Record<string, unknown>>
  /** Where it does not hold one person is enough; what somebody has asked for is confirmed all the same. */
  readonly when?: boolean
}

/** Thrown inside an action: nothing of it happens until somebody else confirms. */
export class SecondPersonNeeded extends Error {
  readonly need: TwoPeople

  constructor(need: TwoPeople) {
    super(need.rule)
    this.need = need
  }
}

/**
 * From here on the action needs a second person. Made by the first one it goes no further: all is rolled back and kept for
 * somebody else. Made again by the second one it goes on, once, in this transaction, if the case is still what they were shown: so
 * an action holds its case before, and changes nothing of it before.
 */
export async function needTwo(tx: Tx, session: OperatorSession, need: TwoPeople, now: Date): Promise<void> {
  const { confirming } = session
  if (confirming === undefined && need.when === false) return
  if (confirming === undefined) throw new SecondPersonNeeded(need)
  const { rows } = await sql`
    update kernel.approval
    set state = 'done', decided_by = ${session.operatorId}, decided_name = ${session.username}, decided_at = ${now},
        decided_note = ${confirming.note}
    where id = ${confirming.approvalId} and state = 'waiting' and asked_by <> ${session.operatorId}
      and subject_type = ${need.subject.type} and subject_id = ${need.subject.id}
    returning 1`.execute(tx)
  if (rows.length === 0) throw new Refusal('approval_over')
  const evidence = JSON.stringify(await confirming.lookAgain(tx))
  await sql`update kernel.approval set evidence = ${evidence}::jsonb where id = ${confirming.approvalId}`.execute(tx)
  await announce(tx, [{ topic: 'approvals_changed', brandId: session.brandId, keys: [confirming.approvalId] }])
}

const UNIQUE = '23505'
const because = (body: unknown): { readonly reason: string; readonly note: string } => {
  const said = typeof body === 'object' && body !== null ? body : {}
  return {
    reason: 'reason' in said && typeof said.reason === 'string' ? said.reason : '',
    note: 'note' in said && typeof said.note === 'string' ? said.note : '',
  }
}

/** What an operator asks for, as far as it is kept for a second person. */
interface OperatorAsk extends Pick<Ask, 'brandId' | 'ip' | 'key'> {
  readonly params: unknown
  readonly body: unknown
  readonly session: OperatorSession
}

/** Keep what the first person asked for; the refusal that tells them so. */
export async function passOn(
  deps: Deps,
  call: { readonly key: string; readonly permission: Permission | undefined },
  ask: OperatorAsk,
  need: TwoPeople,
): Promise<Refusal> {
  const { session, brandId } = ask
  if (session.confirming !== undefined) return new Refusal('approval_over')
  const id = newId(deps)
  const { reason, note } = because(ask.body)
  try {
    await inTransaction(deps.db, async (tx) => {
      await sql`
        insert into kernel.approval (id, brand_id, call, permission, params, body, key, rule, subject_type, subject_id, subject_name,
                                     facts, reason, note, state, asked_by, asked_name, asked_at)
        values (${id}, ${brandId}, ${call.key}, ${call.permission ?? null}, ${JSON.stringify(ask.params ?? null)}::jsonb,
                ${JSON.stringify(ask.body ?? null)}::jsonb, ${ask.key ?? null}, ${need.rule}, ${need.subject.type},
                ${need.subject.id}, ${need.subject.name}, ${JSON.stringify(need.facts)}::jsonb, ${reason}, ${note}, 'waiting',
                ${session.operatorId}, ${session.username}, ${deps.now()})`.execute(tx)
      await record(
        tx,
        doerOf(ask),
        { brandId, action: 'approvals.ask', subject: need.subject, after: need.facts, reason, note },
        deps.now(),
      )
      await announce(tx, [{ topic: 'approvals_changed', brandId, keys: [id] }])
    })
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE) return new Refusal('approval_waiting')
    throw error
  }
  return new Refusal('second_person_asked', { value: { approvalId: id, rule: need.rule } })
}

/** Do one of several things that were asked for at once; where it needs a second person, it is kept for one as if asked for alone. */
export async function orPassOn<T>(
  deps: Deps,
  call: { readonly key: string; readonly permission: Permission | undefined },
  ask: OperatorAsk,
  act: () => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof SecondPersonNeeded) return passOn(deps, call, ask, error.need)
    throw error
  }
}

/** A row of the approvals, with what is needed to make the call again. */
export interface ApprovalRow {
  readonly id: string
  readonly brandId: number
  readonly call: string
  readonly permission: Permission | null
  readonly params: unknown
  readonly body: unknown
  readonly key: string | null
  readonly rule: ApprovalRule
  readonly subjectType: string
  readonly subjectId: string
  readonly subjectName: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly reason: string
  readonly note: string
  readonly state: Approval['state']
  readonly askedBy: string
  readonly askedName: string
  readonly askedAt: Date
  readonly decidedName: string | null
  readonly decidedAt: Date | null
  readonly decidedNote: string
  readonly outcome: Approval['outcome']
  /** What the second person was shown; null while nobody has confirmed. */
  readonly evidence: readonly Evidence[] | null
}

const COLUMNS =
  sql.raw(`id, brand_id as "brandId", call, permission, params, body, key, rule, subject_type as "subjectType", subject_id as "subjectId",
  subject_name as "subjectName", facts, reason, note, state, asked_by as "askedBy", asked_name as "askedName",
  asked_at as "askedAt", decided_name as "decidedName", decided_at as "decidedAt", decided_note as "decidedNote",
  outcome, evidence`)

/** Longer than the call of a confirmation takes; a node that died in the middle of one leaves it to others after this long. */
const CLAIM_S = 30

/** Take a waiting approval to confirm it; false while somebody else has it in hand, or when it has been decided. */
export async function claimApproval(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update kernel.approval set claimed_until = now() + make_interval(secs => ${CLAIM_S})
    where id = ${id} and state = 'waiting' and (claimed_until is null or claimed_until < now())`.execute(db)
  return numAffectedRows === 1n
}

/** Give an approval back that did not come to its end. */
export const releaseApproval = (db: Db, id: string) =>
  sql`update kernel.approval set claimed_until = null where id = ${id}`.execute(db)

/** An approval of a brand. */
export async function findApproval(db: Db, brandId: number, id: string): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    select ${COLUMNS} from kernel.approval where brand_id = ${brandId} and id = ${id}`.execute(db)
  return rows[0]
}

export interface ApprovalSearch {
  readonly brandId: number
  readonly permissions: ReadonlySet<Permission>
  readonly state?: Approval['state'] | undefined
  /** `type:id`, or a type alone. */
  readonly subject?: string | undefined
}

/** Approvals that somebody with these permissions may see, newest first, and how many there are. */
export async function findApprovals(
  db: Db,
  { brandId, permissions, state, subject }: ApprovalSearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ApprovalRow[]; readonly total: number }> {
  const [type, ...id] = subject?.split(':') ?? []
  const where = sql`brand_id = ${brandId} and (permission is null or permission = any(${arrayOf([...permissions])}::text[]))
    and (${state ?? null}::text is null or state = ${state ?? null})
    and (${type ?? null}::text is null or subject_type = ${type ?? null})
    and (${id.join(':')} = '' or subject_id = ${id.join(':')})`
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from kernel.approval where ${where}`.execute(db),
    sql<ApprovalRow>`
      select ${COLUMNS} from kernel.approval where ${where} order by asked_at desc, id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
  ])
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 }
}

/** An approval as an operator sees it. */
export const approvalOf = (row: ApprovalRow, operatorId: string): Approval => ({
  id: row.id,
  permission: row.permission,
  rule: row.rule,
  subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
  facts: row.facts,
  reason: row.reason,
  note: row.note,
  state: row.state,
  askedBy: row.askedName,
  askedAt: row.askedAt.toISOString(),
  own: row.askedBy === operatorId,
  decidedBy: row.decidedName,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedNote: row.decidedNote,
  outcome: row.outcome,
})

interface ApprovalEnd {
  readonly id: string
  readonly note: string
  readonly outcome: NonNullable<Approval['outcome']>
  readonly evidence: readonly Evidence[]
}

/** What was asked for was done and needed nobody's agreement, or can never be done: so it ends. False when it has ended already. */
export async function endApproval(
  tx: Tx,
  session: OperatorSession,
  { id, note, outcome, evidence }: ApprovalEnd,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update kernel.approval
    set state = ${outcome === 'not_needed' ? 'done' : 'lapsed'}, decided_by = ${session.operatorId},
        decided_name = ${session.username}, decided_at = ${now}, decided_note = ${note}, outcome = ${outcome},
        evidence = ${JSON.stringify(evidence)}::jsonb
    where id = ${id} and brand_id = ${session.brandId} and state = 'waiting' returning 1`.execute(tx)
  if (rows.length > 0) await announce(tx, [{ topic: 'approvals_changed', brandId: session.brandId, keys: [id] }])
  return rows.length > 0
}

/** Nothing comes of it: sent back by somebody else, or withdrawn by who asked. False when it has been decided already. */
export async function closeApproval(
  tx: Tx,
  session: OperatorSession,
  { id, note, own }: { readonly id: string; readonly note: string; readonly own: boolean },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update kernel.approval
    set state = ${own ? 'withdrawn' : 'refused'}, decided_by = ${session.operatorId}, decided_name = ${session.username},
        decided_at = ${now}, decided_note = ${note}
    where id = ${id} and brand_id = ${session.brandId} and state = 'waiting' returning 1`.execute(tx)
  if (rows.length > 0) await announce(tx, [{ topic: 'approvals_changed', brandId: session.brandId, keys: [id] }])
  return rows.length > 0
}
