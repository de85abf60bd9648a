import { z } from 'zod'
import { Subject } from './audit.ts'
import { get, post } from './call.ts'
import { Id, Moment, page, paging, PLAIN } from './field.ts'
import { Permission } from './permission.ts'

const APPROVAL_STATES = ['waiting', 'done', 'refused', 'withdrawn'] as const
export const Approval = z.strictObject({
  id: Id,
  permission: Permission.nullable(),
  /** The rule that asks for a second person. */
  rule: z.string(),
  subject: Subject,
  /** What the second person has to know: amounts as text, names, before and after. */
  facts: z.record(z.string(), z.unknown()),
  reason: z.string(),
  note: z.string(),
  state: z.enum(APPROVAL_STATES),
  askedBy: z.string(),
  askedAt: Moment,
  /** The caller asked for it and may not confirm it. */
  own: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Moment.nullable(),
  decidedNote: z.string(),
})
export type Approval = z.output<typeof Approval>

export const approvals = get('/wps/operator/approvals', {
  summary: 'What waits for a second person, or has been decided, among what the caller may do',
  actor: 'operator',
  query: z.object({ state: z.enum(APPROVAL_STATES).optional(), subject: z.string().max(80).optional(), ...paging(50) }),
  reply: z.strictObject(page(Approval)),
  refusals: ['not_logged_in'],
})

const oneApproval = z.object({ approvalId: Id })

export const confirmApproval = post('/wps/operator/approvals/{approvalId}/confirm', {
  summary: 'Do what another operator has asked for; nobody confirms their own',
  actor: 'operator',
  params: oneApproval,
  body: z.strictObject({ note: z.string().max(500).regex(PLAIN, 'invalid').default('') }),
  reply: Approval,
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'own_approval', 'approval_over'],
})

export const refuseApproval = post('/wps/operator/approvals/{approvalId}/refuse', {
  summary: 'Send back what another operator has asked for, or withdraw one’s own',
  actor: 'operator',
  params: oneApproval,
  body: z.strictObject({ note: z.string().max(500).regex(PLAIN, 'invalid').default('') }),
  reply: Approval,
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'approval_over'],
})
