import { sql } from 'kysely'
import { type AuditRow, entryHash, entryHolds } from './audit-entry.ts'
import type { Db, Tx } from './database.ts'
import type { OperatorSession } from './staff.ts'

/** Who did it: an operator in a session, or a command run beside the server. */
export interface AuditActor {
  readonly operatorId: string | null
  readonly name: string
  readonly sessionId: string | null
  readonly ip: string | null
}

/** What an action was done to: its kind, its id, and what people call it. */
export interface ActionSubject {
  readonly type: string
  readonly id: string
  readonly name: string
}

export interface AuditedAction {
  readonly brandId: number
  /** A resource and a verb, such as `deposits.credit`. */
  readonly action: string
  readonly subject: ActionSubject
  /** What has changed, as it was and as it is; plain JSON, personal data masked. */
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string
  readonly note?: string
}

/** The chain's beginning. */
export const NO_HASH = '0'.repeat(64)

/** An operator who asks, as the log names them. */
export const doerOf = ({ session, ip }: { readonly session: OperatorSession; readonly ip: string }): AuditActor => ({
  operatorId: session.operatorId,
  name: session.username,
  sessionId: session.id,
  ip,
})

/** A command that a person runs beside the server, by the name they give. */
export const commandBy = (name: string): AuditActor => ({ operatorId: null, name, sessionId: null, ip: null })

/** Where a chain ends, or a part of it that was looked at. */
export interface Head {
  readonly number: bigint
  readonly hash: string
}

/** Add to the brand's audit log, in the transaction of the action: both are there or neither. */
export async function record(tx: Tx, by: AuditActor, asked: AuditedAction, now: Date): Promise<void> {
  const { doer, entry } = asStored({ doer: by, entry: asked })
  const { brandId, action, subject, before = null, after = null, reason = '', note = '' } = entry
  const head = await lockHead(tx, brandId)
  const number = head.number + 1n
  const content = JSON.stringify({
    brandId,
    number: String(number),
    at: now.toISOString(),
    ...doer,
    action,
    subject,
    reason,
    note,
    before,
    after,
  })
  const hash = entryHash(head.hash, content)

  const { rows } = await sql<AuditRow>`
    insert into kernel.audit (brand_id, number, at, operator_id, by_name, session_id, ip, action, subject_type, subject_id,
                              subject_name, reason, note, content, previous_hash, hash)
    values (${brandId}, ${number}, ${now}, ${doer.operatorId}, ${doer.name}, ${doer.sessionId}, ${doer.ip}, ${action},
            ${subject.type}, ${subject.id}, ${subject.name}, ${reason}, ${note}, ${content}, ${head.hash}, ${hash})
    returning ${COLUMNS}`.execute(tx)
  // What is hashed is what the database keeps, or the action is not taken.
  if (!rows.every((row) => entryHolds(row, head.hash)))
    throw new Error(`entry ${number} is stored otherwise than it is hashed`)
  await sql`update kernel.audit_head set number = ${number}, hash = ${hash} where brand_id = ${brandId}`.execute(tx)
}

/** Texts that the database keeps as they are: well-formed, without the one character that it does not take. */
const asStored = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === 'string' ? one.toWellFormed().replaceAll('\0', '\uFFFD') : one,
  )

async function lockHead(tx: Tx, brandId: number): Promise<Head> {
  await sql`insert into kernel.audit_head values (${brandId}, 0, ${NO_HASH}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Head>`
    select number, hash from kernel.audit_head where brand_id = ${brandId} for update`.execute(tx)
  const [head] = rows
  if (!head) throw new Error('an audit chain has an end')
  return head
}

/** The columns of an entry. */
export const COLUMNS =
  sql.raw(`number, at, by_name as by, operator_id as "operatorId", session_id as "sessionId", ip, action,
  subject_type as "subjectType", subject_id as "subjectId", subject_name as "subjectName", reason, note, content,
  previous_hash as "previousHash", hash`)

export interface AuditSearch {
  readonly brandId: number
  readonly search?: string | undefined
  readonly action?: string | undefined
  readonly by?: string | undefined
  /** `type:id`, or a type alone. */
  readonly subject?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

const matching = ({ brandId, search, action, by, subject, from, to }: AuditSearch) => {
  const [type, ...id] = subject?.split(':') ?? []
  return sql`brand_id = ${brandId}
    and (${search ?? null}::text is null or strpos(lower(content), lower(${search ?? null})) > 0)
    and (${action ?? null}::text is null or action = ${action ?? null} or starts_with(action, ${action ?? null} || '.'))
    and (${by ?? null}::text is null or by_name = ${by ?? null})
    and (${type ?? null}::text is null or subject_type = ${type ?? null})
    and (${id.join(':')} = '' or subject_id = ${id.join(':')})
    and (${from ?? null}::timestamptz is null or at >= ${from ?? null}) and (${to ?? null}::timestamptz is null or at < ${to ?? null})`
}

/** Entries of a brand's log, newest first, and how many there are. */
export async function findAudit(
  db: Db,
  search: AuditSearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly AuditRow[]; readonly total: number }> {
  const where = matching(search)
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*)::int as total from kernel.audit where ${where}`.execute(db),
    sql<AuditRow>`select ${COLUMNS} from kernel.audit where ${where} order by number desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
  ])
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 }
}

/** An entry with its neighbours: the one before, itself, the one after, as far as they exist. */
export async function findAuditAround(db: Db, brandId: number, number: number): Promise<readonly AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select ${COLUMNS} from kernel.audit where brand_id = ${brandId} and number between ${number - 1} and ${number + 1}
    order by number`.execute(db)
  return rows
}

/** Where a brand's chain ends. */
export async function auditHead(db: Db, brandId: number): Promise<Head> {
  const { rows } = await sql<Head>`select number, hash from kernel.audit_head where brand_id = ${brandId}`.execute(db)
  return rows[0] ?? { number: 0n, hash: NO_HASH }
}
