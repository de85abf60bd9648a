import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, Id, Moment } from './field.ts'

/** To be paid, a picture of the payment sent, looked at by a person, or at an end. */
export const MATCH_STATES = ['waiting', 'sent', 'disputed', 'received', 'returned'] as const
export const MatchState = z.enum(MATCH_STATES)
export type MatchState = z.output<typeof MatchState>

/** What a receiver says of a payment. */
export const ANSWERS = ['received', 'not_received', 'partly'] as const
export const MatchAnswer = z.enum(ANSWERS)
export type MatchAnswer = z.output<typeof MatchAnswer>

/** A part of a withdrawal that another member pays, as one of the two sees it. */
export const Match = z.strictObject({
  id: Id,
  side: z.enum(['payer', 'receiver']),
  /** The caller’s own deposit or withdrawal. */
  of: Id,
  /** What the payment carries, and what both say to customer service. */
  reference: z.string(),
  amount: z.string(),
  /** What counts as arrived; null before. */
  received: z.string().nullable(),
  asset: z.string(),
  state: MatchState,
  /** The picture came when the time was over. */
  late: z.boolean(),
  payBy: Moment,
  /** Without an answer by then it counts as received. */
  answerBy: Moment.nullable(),
  /** Where the payer pays to: while it is to be paid, and to the payer alone. */
  payTo: z.strictObject({ bank: z.string(), account: z.string(), name: z.string() }).nullable(),
  /** Whether the payer may send a picture of the payment. */
  proof: z.enum(['wanted', 'late', 'sent']).nullable(),
  /** What the receiver has said; of nothing for too long, `received`. */
  answer: MatchAnswer.nullable(),
  /** What has not arrived, says the receiver. */
  remaining: z.string().nullable(),
  /** What a person has decided, in their words. */
  reason: z.string().nullable(),
})
export type Match = z.output<typeof Match>

export const matches = get('/wps/cashier/matches', {
  summary: 'Payments between this member and others: of one deposit or withdrawal, or all that wait for the member',
  actor: 'member',
  whileRestrained: true,
  query: z.object({ of: Id.optional() }),
  reply: z.strictObject({ list: z.array(Match) }),
  refusals: ['not_logged_in'],
})

export const sendProof = post('/wps/cashier/matches/{matchId}/proof', {
  summary: 'Send the picture of the payment to the other member, as the form’s `file`; the receiver is asked then',
  actor: 'member',
  whileRestrained: true,
  limit: 'money',
  upload: { maxMb: 5 },
  params: z.object({ matchId: Id }),
  body: z.strictObject({}),
  reply: Match,
  refusals: ['not_logged_in', 'not_found', 'match_not_open', 'slip_used', 'too_many_requests'],
})

export const answerMatch = post('/wps/cashier/matches/{matchId}/answer', {
  summary: 'Say whether a payment has arrived; where it has not, with a picture of one’s account as the form’s `file`',
  actor: 'member',
  whileRestrained: true,
  limit: 'money',
  upload: { maxMb: 5 },
  params: z.object({ matchId: Id }),
  body: z.strictObject({
    answer: MatchAnswer,
    /** What has not arrived, where a part of it has. */
    remaining: Amount.optional(),
  }),
  reply: Match,
  refusals: ['not_logged_in', 'not_found', 'match_not_open', 'too_many_requests'],
})
