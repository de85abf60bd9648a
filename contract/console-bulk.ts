import { z } from 'zod'
import { get, post } from './call.ts'
import { memberFilters } from './console-members.ts'
import { CallerId, Id, requiredText } from './field.ts'
import { Because } from './operator.ts'

export const BULK_ACTIONS = ['freeze', 'sign_out', 'tag'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** So many members at the most, in one go. */
export const BULK_MOST = 100_000

/** These members, or all that a view of the list finds. */
const BulkChoice = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(500) }),
  z.strictObject({ view: z.strictObject(memberFilters) }),
])
export type BulkChoice = z.output<typeof BulkChoice>

/** How far it is: each member is judged by itself. */
const Bulk = z.strictObject({
  id: Id,
  deed: z.enum(BULK_ACTIONS),
  total: z.number().int(),
  done: z.number().int(),
  refused: z.array(z.strictObject({ code: z.string(), count: z.number().int() })),
  finished: z.boolean(),
})
export type Bulk = z.output<typeof Bulk>

const READING = ['not_logged_in', 'forbidden'] as const
const asked = { id: CallerId, chosen: BulkChoice, ...Because }
const refusals = [
  ...READING,
  'invalid_request',
  'invalid_amount',
  'id_reused',
  'second_person_asked',
  'approval_waiting',
  'approval_over',
] as const

export const freezeMany = post('/wps/operator/members/many/freeze', {
  summary: 'Freeze these members, or all of a view; above the brand’s limit a second person has to agree',
  actor: 'operator',
  permission: 'members.freeze',
  effect: 'tightens',
  body: z.strictObject(asked),
  reply: Bulk,
  refusals,
})

export const signOutMany = post('/wps/operator/members/many/sign-out', {
  summary: 'End every session of these members, or of all of a view',
  actor: 'operator',
  permission: 'members.sign_out',
  effect: 'tightens',
  body: z.strictObject(asked),
  reply: Bulk,
  refusals,
})

export const tagMany = post('/wps/operator/members/many/tag', {
  summary: 'Give these members, or all of a view, tags beside those they have',
  actor: 'operator',
  permission: 'members.edit',
  effect: 'work',
  body: z.strictObject({ ...asked, tags: z.array(requiredText(30)).min(1).max(5) }),
  reply: Bulk,
  refusals,
})

export const bulkProgress = get('/wps/operator/members/many/{bulkId}', {
  summary: 'How far an action on many members is',
  actor: 'operator',
  permission: 'members.read',
  params: z.object({ bulkId: Id }),
  reply: Bulk,
  effect: 'work',
  refusals: [...READING, 'not_found'],
})
