import { z } from 'zod'
import { get, post } from './call.ts'
import { Day, Moment, page, paging, text } from './field.ts'

/** What something is about: its kind, its id, and what people call it. */
export const Subject = z.strictObject({ type: z.string(), id: z.string(), name: z.string() })
export type Subject = z.output<typeof Subject>

export const AuditEntry = z.strictObject({
  /** Its place in the brand’s chain, from 1. */
  number: z.number().int(),
  at: Moment,
  /** Who: an operator’s username, or the name of a command. */
  by: z.string(),
  action: z.string(),
  subject: Subject,
  /** What it is about in money, where it is: so much, and of which currency. */
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  reason: z.string(),
  note: z.string(),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const audit = get('/wps/operator/audit', {
  summary: 'The brand’s audit log, newest first',
  actor: 'operator',
  permission: 'audit.read',
  query: z.object({
    search: text(80).optional(),
    action: text(60).optional(),
    by: text(80).optional(),
    subject: text(80).optional(),
    from: z.union([Day, Moment]).optional(),
    to: z.union([Day, Moment]).optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(AuditEntry),
    /** The chain: whole, or the first entry that is not what was written. */
    chain: z.strictObject({ entries: z.number().int(), head: z.string() }),
  }),
  refusals: ['not_logged_in', 'forbidden'],
})

export const auditEntry = get('/wps/operator/audit/{number}', {
  summary: 'One entry with before and after, recomputed with both neighbours',
  actor: 'operator',
  permission: 'audit.read',
  params: z.object({ number: z.coerce.number().int().min(1).max(1_000_000_000_000) }),
  reply: z.strictObject({
    ...AuditEntry.shape,
    sessionId: z.string().nullable(),
    ip: z.string().nullable(),
    before: z.unknown(),
    after: z.unknown(),
    previousHash: z.string(),
    hash: z.string(),
    nextHash: z.string().nullable(),
    /** Whether the hash follows from the entry and the one before. */
    holds: z.boolean(),
    /** It has been known since an upgrade to say otherwise than was hashed. */
    marked: z.boolean(),
  }),
  refusals: ['not_logged_in', 'forbidden', 'not_found'],
})

export const verifyAudit = post('/wps/operator/audit/verify', {
  summary: 'Recompute the brand’s whole chain',
  actor: 'operator',
  permission: 'audit.read',
  reply: z.strictObject({
    entries: z.number().int(),
    /** The first hundred entries that are not what was written, or are missing. */
    wrong: z.array(z.number().int()),
    wrongCount: z.number().int(),
    /** Known since an upgrade to say otherwise than was hashed, and unchanged since. */
    marked: z.array(z.number().int()),
  }),
  effect: 'work',
  refusals: ['not_logged_in', 'forbidden'],
})
