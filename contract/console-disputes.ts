import { z } from 'zod'
import { get, post } from './call.ts'
import { Claim, DeskMember, DeskStep, SecondPerson, Seen } from './console-desk.ts'
import { demoFilter } from './demo-players.ts'
import { Amount, Id, Moment, SignedAmount } from './field.ts'
import { MatchAnswer, MatchState } from './matched-transfers.ts'
import { Because } from './operator.ts'

/** To be decided, waiting for the second of two people, or decided today. */
export const DISPUTE_STAGES = ['open', 'second', 'done'] as const
export const DisputeStage = z.enum(DISPUTE_STAGES)
export type DisputeStage = z.output<typeof DisputeStage>

/** Whose word holds: the payer's, the receiver's, or so much has arrived. */
export const DISPUTE_OUTCOMES = ['payer', 'partly', 'receiver'] as const
export const DisputeOutcome = z.enum(DISPUTE_OUTCOMES)
export type DisputeOutcome = z.output<typeof DisputeOutcome>

const Row = z.strictObject({
  id: Id,
  reference: z.string(),
  /** The accounts of both. */
  payer: z.string(),
  receiver: z.string(),
  amount: z.string(),
  asset: z.string(),
  state: MatchState,
  /** The picture came when the time was over; the receiver was not asked. */
  late: z.boolean(),
  /** What the receiver has said; null while nobody asked them. */
  answer: MatchAnswer.nullable(),
  /** What has not arrived, says the receiver, where a part of it has. */
  remaining: z.string().nullable(),
  /** What has arrived, as it was decided. */
  received: z.string().nullable(),
  /** A second person has been asked. */
  second: z.boolean(),
  claim: Claim.nullable(),
  /** Since when it waits for a person. */
  at: Moment,
})
export type DisputeDeskRow = z.output<typeof Row>

/** One of the two: who, with which request, what they show, and how such payments of theirs went before. */
const Side = z.strictObject({
  member: DeskMember,
  /** Their deposit or withdrawal. */
  of: Id,
  reference: z.string(),
  /** How much has been sent, or has arrived, says this side; null where they were not asked. */
  says: z.string().nullable(),
  /** When they said so. */
  at: Moment.nullable(),
  /** A link to the picture, for a few minutes. */
  proof: z.string().nullable(),
  before: z.strictObject({
    /** Payments with other members, without this one. */
    payments: z.number().int(),
    disputes: z.number().int(),
    /** Disputes in which the other was right. */
    lost: z.number().int(),
  }),
})
export type DisputeSide = z.output<typeof Side>

const one = z.object({ matchId: Id })
const READING = ['not_logged_in', 'forbidden'] as const
const DECIDING = ['not_logged_in', 'forbidden', 'not_found', 'claimed', 'match_not_open'] as const

export const disputeDesk = get('/wps/operator/disputes', {
  summary: 'Disputes of one stage, the oldest first, and how many there are in each',
  actor: 'operator',
  permission: 'disputes.read',
  query: z.object({ stage: DisputeStage.default('open'), ...demoFilter }),
  reply: z.strictObject({ now: Moment, counts: z.record(DisputeStage, z.number().int()), list: z.array(Row) }),
  refusals: READING,
})

export const disputeCase = get('/wps/operator/disputes/{matchId}', {
  summary: 'A dispute with the pictures of both sides and all that a person needs to decide it',
  actor: 'operator',
  permission: 'disputes.read',
  params: one,
  reply: z.strictObject({
    ...Row.shape,
    sides: z.strictObject({ payer: Side, receiver: Side }),
    /** Where the payer was told to pay to; most of the account is hidden. */
    paidTo: z.strictObject({ provider: z.string(), holder: z.string(), numberEnd: z.string() }),
    matchedAt: Moment,
    payBy: Moment,
    /** What both read, once it is decided. */
    reason: z.string().nullable(),
    /** From this amount on two people decide; null where one always is enough. */
    twoFrom: z.string().nullable(),
    needsTwo: z.boolean(),
    approval: SecondPerson.nullable(),
    /** What the first of the two has found to have arrived; null while nobody waits for a second. */
    proposed: z.string().nullable(),
    steps: z.array(DeskStep),
  }),
  refusals: [...READING, 'not_found'],
})

/** Whose books change, and by how much. */
const Posting = z.strictObject({
  account: z.enum(['hold', 'house', 'wallet']),
  /** Whose; null where it is the house's. */
  member: z.string().nullable(),
  amount: SignedAmount,
})

export const disputePostings = get('/wps/operator/disputes/{matchId}/postings', {
  summary: 'What the books would say if so much were found to have arrived',
  actor: 'operator',
  permission: 'disputes.read',
  params: one,
  query: z.object({ arrived: Amount }),
  reply: z.strictObject({
    postings: z.array(Posting),
    sum: SignedAmount,
    /** What is held for the receiver's withdrawal again. */
    staysHeld: z.string(),
  }),
  refusals: [...READING, 'not_found', 'invalid_amount', 'match_not_open'],
})

const deciding = { actor: 'operator', permission: 'disputes.decide' } as const

export const claimDispute = post('/wps/operator/disputes/{matchId}/claim', {
  summary: 'Work on it for ten minutes, or ten minutes more: nobody else does meanwhile',
  ...deciding,
  params: one,
  reply: Claim,
  effect: 'work',
  refusals: DECIDING,
})

export const claimNextDispute = post('/wps/operator/disputes/next', {
  summary: 'Claim the oldest one that waits and that nobody is at work on; null when there is none',
  ...deciding,
  reply: z.strictObject({ id: Id.nullable() }),
  effect: 'work',
  refusals: READING,
})

export const releaseDispute = post('/wps/operator/disputes/{matchId}/release', {
  summary: 'Leave it to somebody else',
  ...deciding,
  params: one,
  reply: z.strictObject({}),
  effect: 'work',
  refusals: [...READING, 'not_found'],
})

export const wantDispute = post('/wps/operator/disputes/{matchId}/want', {
  summary: 'Ask whoever is at work on it to leave it',
  ...deciding,
  params: one,
  reply: z.strictObject({}),
  effect: 'work',
  refusals: [...READING, 'not_found'],
})

export const decideDispute = post('/wps/operator/disputes/{matchId}/decide', {
  summary:
    'Decide what has arrived; both members read the reason, and above the brand’s limit a second person has to confirm',
  ...deciding,
  params: one,
  body: z.strictObject({
    outcome: DisputeOutcome,
    /** How much has arrived, where it is a part. */
    arrived: Amount.optional(),
    ...Seen,
    ...Because,
  }),
  reply: z.strictObject({}),
  effect: 'money',
  refusals: [...DECIDING, 'case_changed', 'invalid_amount', 'second_person_asked', 'approval_waiting', 'approval_over'],
})
