import { z } from 'zod'
import { APPROVAL_STATES } from './approval-ends.ts'
import { get } from './call.ts'
import { Id, Moment, text } from './field.ts'

/** What people of a brand work on in turn. */
export const DESKS = ['withdrawal', 'deposit', 'dispute', 'stray'] as const
export type Desk = (typeof DESKS)[number]

/** Who is at work on something, and for how long nobody else is. */
export const Claim = z.strictObject({
  by: z.string(),
  name: z.string(),
  own: z.boolean(),
  until: Moment,
  /** Who else would like to have it; null while nobody has asked. */
  wantedBy: z.string().nullable(),
})
export type Claim = z.output<typeof Claim>

/** What is worked on, as far as every desk shows it. */
export const DeskMember = z.strictObject({
  id: Id,
  account: z.string(),
  rank: z.number().int(),
  /** The label of their club. */
  club: z.string(),
  /** The account right above in their line; null without one. */
  upline: z.string().nullable(),
})
export type DeskMember = z.output<typeof DeskMember>

/** Something that was done, and by whom: `member`, `gateway`, `clock`, or `operator:NAME`. */
export const DeskStep = z.strictObject({ step: z.string(), by: z.string(), note: z.string().nullable(), at: Moment })
export type DeskStep = z.output<typeof DeskStep>

/** One of the two people that a rule asks for. */
export const Approver = z.strictObject({ by: z.string(), at: Moment, note: z.string(), own: z.boolean() })
export type Approver = z.output<typeof Approver>

/** A second person has been asked: by whom, and for what. */
export const SecondPerson = z.strictObject({
  approvalId: Id,
  rule: z.string(),
  state: z.enum(APPROVAL_STATES),
  first: Approver,
  second: Approver.nullable(),
})
export type SecondPerson = z.output<typeof SecondPerson>

/** What the screen showed when the action was confirmed: where the case stands otherwise by now it is `case_changed`. */
export const Seen = { expected: z.strictObject({ amount: text(40), state: text(40) }) }

/** A note that operators leave for each other, and what a member was asked for. */
export const Note = { note: text(500).default('') }

/** Why something is done to a member, and the sentence that they read. */
const Reason = z.strictObject({ code: z.string(), name: z.string(), sentence: z.string() })
export type Reason = z.output<typeof Reason>

/** Actions for which a brand lists its reasons. */
export const REASONED = [
  'withdrawals.refuse',
  'withdrawals.ask',
  'withdrawals.aside',
  'deposits.credit',
  'deposits.refuse',
  'disputes.decide',
  'members.message',
] as const

export const reasons = get('/wps/operator/reasons', {
  summary: 'The brand’s reasons for an action, in the order that it lists them, with the sentence that a member reads',
  actor: 'operator',
  query: z.object({ deed: z.string().regex(/^[a-z_]{2,30}\.[a-z_]{2,30}$/) }),
  reply: z.strictObject({ list: z.array(Reason) }),
  refusals: ['not_logged_in'],
})
