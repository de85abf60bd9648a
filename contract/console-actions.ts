import { z } from 'zod'
import { post, put } from './call.ts'
import { MaskedField, ONE, oneMember } from './console-members.ts'
import { Amount, CallerId, Id, EmptyReply, paragraphs, requiredText, SignedAmount, text } from './field.ts'
import { LimitKind, LimitPeriod } from './limits.ts'
import { Because, TWO_PEOPLE } from './operator.ts'

export const freezeMember = post('/wps/operator/members/{memberId}/freeze', {
  summary:
    'Nobody logs in or plays as this member from now on; rounds in progress finish, withdrawals wait for a person',
  actor: 'operator',
  permission: 'members.freeze',
  params: oneMember,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'tightens',
  refusals: [...ONE, 'member_frozen', 'account_closed'],
})

export const unfreezeMember = post('/wps/operator/members/{memberId}/unfreeze', {
  summary: 'The member may come in again',
  actor: 'operator',
  permission: 'members.freeze',
  params: oneMember,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...ONE, 'member_not_frozen', ...TWO_PEOPLE],
})

export const signOutMember = post('/wps/operator/members/{memberId}/sign-out', {
  summary: 'End one session of a member, or all of them',
  actor: 'operator',
  permission: 'members.sign_out',
  params: oneMember,
  body: z.strictObject({ sessionId: Id.optional(), ...Because }),
  reply: z.strictObject({ ended: z.number().int() }),
  effect: 'tightens',
  refusals: ONE,
})

export const markMember = put('/wps/operator/members/{memberId}/mark', {
  summary: 'Tags of a member, and whether somebody keeps an eye on them',
  actor: 'operator',
  permission: 'members.edit',
  params: oneMember,
  body: z.strictObject({ tags: z.array(requiredText(30)).max(12), watch: z.boolean(), ...Because }),
  reply: EmptyReply,
  effect: 'work',
  refusals: ONE,
})

export const writeNote = post('/wps/operator/members/{memberId}/notes', {
  summary: 'Write something down about a member; it stays',
  actor: 'operator',
  permission: 'members.edit',
  params: oneMember,
  body: z.strictObject({ id: CallerId, text: paragraphs(2000) }),
  reply: EmptyReply,
  effect: 'work',
  refusals: [...ONE, 'id_reused'],
})

/** The reason of who writes in words of their own, instead of those of the brand's list. */
export const OWN_WORDS = 'own_words'

export const writeToMember = post('/wps/operator/members/{memberId}/notices', {
  summary:
    'Write to a member, in the words of the brand’s list and what there is to add: they find it among their notices',
  actor: 'operator',
  permission: 'members.message',
  params: oneMember,
  body: z.strictObject({
    id: CallerId,
    /** A subject of their own; that of the list without it. */
    subject: text(120).default(''),
    text: z.union([z.literal(''), paragraphs(2000)]).default(''),
    ...Because,
  }),
  reply: EmptyReply,
  effect: 'content',
  refusals: [...ONE, 'id_reused'],
})

export const unmaskField = post('/wps/operator/members/{memberId}/unmask', {
  summary: 'Show one masked field of a member for a minute; the look is recorded',
  actor: 'operator',
  permission: 'members.unmask',
  params: oneMember,
  body: z.strictObject({ field: MaskedField, ...Because }),
  reply: z.strictObject({ value: z.string().nullable(), seconds: z.number().int() }),
  effect: 'look',
  refusals: ONE,
})

export const setHouseLimit = put('/wps/operator/members/{memberId}/limits', {
  summary: 'A limit of the house over a member; the stricter of it and the member’s own holds, at once',
  actor: 'operator',
  permission: 'members.edit',
  params: oneMember,
  body: z.strictObject({
    kind: LimitKind,
    period: LimitPeriod,
    /** Money, or minutes for session time; null for no limit of the house. */
    value: text(20).nullable(),
    ...Because,
  }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...ONE, 'invalid_amount', ...TWO_PEOPLE],
})

export const adjustBalance = post('/wps/operator/members/{memberId}/adjustments', {
  summary: 'Put money on a member’s balance or take it off; above the brand’s limit a second person has to agree',
  actor: 'operator',
  permission: 'adjustments.make',
  params: oneMember,
  body: z.strictObject({ id: CallerId, direction: z.enum(['up', 'down']), amount: Amount, ...Because }),
  reply: z.strictObject({ balance: SignedAmount }),
  effect: 'money',
  refusals: [
    ...ONE,
    'invalid_amount',
    'insufficient_funds',
    'id_reused',
    'second_person_asked',
    'approval_waiting',
    'approval_over',
    'amount_above_cap',
  ],
})
