import { createHash } from 'node:crypto'

/** An entry as it lies in the log. */
export interface AuditRow {
  readonly number: bigint
  readonly at: Date
  readonly by: string
  readonly operatorId: string | null
  readonly sessionId: string | null
  readonly ip: string | null
  readonly action: string
  readonly subjectType: string
  readonly subjectId: string
  readonly subjectName: string
  readonly reason: string
  readonly note: string
  readonly content: string
  readonly previousHash: string
  readonly hash: string
}

/** The hash of an entry, which chains it to the one before it. */
export const entryHash = (previous: string, content: string): string =>
  createHash('sha256').update(`${previous}\n${content}`).digest('hex')

/** Whether an entry is what was written: its hash follows from it and from the one before, and its columns say the same. */
export const entryHolds = (row: AuditRow, previousHash: string): boolean =>
  follows(row, previousHash) && saysTheSame(row, JSON.parse(row.content))

/**
 * Whether an entry with half of a pair of surrogates in it is as the database kept it: the hash is that of what was typed, and the
 * columns have U+FFFD in its place. Only a marked entry may be so.
 */
export const entryHoldsAsStored = (row: AuditRow, previousHash: string): boolean =>
  follows(row, previousHash) &&
  saysTheSame(
    row,
    JSON.parse(row.content, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)),
  )

const follows = (row: AuditRow, previousHash: string) =>
  row.previousHash === previousHash && row.hash === entryHash(previousHash, row.content)

// Only what `record` has written and hashed gets here.
const saysTheSame = (row: AuditRow, said: Record<string, unknown> & { readonly subject: Record<string, unknown> }) =>
  said['number'] === String(row.number) &&
  said['at'] === row.at.toISOString() &&
  said['name'] === row.by &&
  said['operatorId'] === row.operatorId &&
  said['sessionId'] === row.sessionId &&
  said['ip'] === row.ip &&
  said['action'] === row.action &&
  said.subject['type'] === row.subjectType &&
  said.subject['id'] === row.subjectId &&
  said.subject['name'] === row.subjectName &&
  said['reason'] === row.reason &&
  said['note'] === row.note
