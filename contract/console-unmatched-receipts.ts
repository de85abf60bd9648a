import { z } from 'zod'
import { get, post } from './call.ts'
import { DepositState } from './cashier.ts'
import { Claim, SecondPerson, Seen } from './console-desk.ts'
import { Amount, Id, Moment, requiredText, text } from './field.ts'
import { Because } from './operator.ts'

/** To be decided, put aside, or decided today. */
const UNMATCHED_RECEIPT_STAGES = ['open', 'parked', 'done'] as const
export const UnmatchedReceiptStage = z.enum(UNMATCHED_RECEIPT_STAGES)
export type UnmatchedReceiptStage = z.output<typeof UnmatchedReceiptStage>

/**
 * Why money that has arrived belongs to no open deposit: nobody knows the request, it was refused or paid before, another amount
 * came, only the statement speaks of it, or what the company said of it could not be processed.
 */
export const UNMATCHED_RECEIPT_WHYS = [
  'unknown',
  'was_refused',
  'twice',
  'amount_differs',
  'not_told',
  'not_processed',
] as const
export const UnmatchedReceiptWhy = z.enum(UNMATCHED_RECEIPT_WHYS)
export type UnmatchedReceiptWhy = z.output<typeof UnmatchedReceiptWhy>

/** Put aside, credited to a member, sent back, written off; `arrived` where the company has spoken of it after all. */
export const UNMATCHED_RECEIPT_STATES = ['open', 'parked', 'credited', 'returned', 'written_off', 'arrived'] as const
export const UnmatchedReceiptState = z.enum(UNMATCHED_RECEIPT_STATES)
export type UnmatchedReceiptState = z.output<typeof UnmatchedReceiptState>

const Row = z.strictObject({
  id: Id,
  /** What the payment names, as it names it. */
  reference: z.string(),
  amount: z.string(),
  asset: z.string(),
  why: UnmatchedReceiptWhy,
  state: UnmatchedReceiptState,
  /** Whose request it names; null for nobody here. */
  account: z.string().nullable(),
  second: z.boolean(),
  claim: Claim.nullable(),
  at: Moment,
})
export type UnmatchedReceiptRow = z.output<typeof Row>

/** A request that the money may be meant for. */
const Candidate = z.strictObject({
  depositId: Id,
  reference: z.string(),
  memberId: Id,
  account: z.string(),
  amount: z.string(),
  state: DepositState,
  at: Moment,
  /** The payment names this very one. */
  named: z.boolean(),
})

const one = z.object({ strayId: Id })
const READING = ['not_logged_in', 'forbidden'] as const
const DECIDING = ['not_logged_in', 'forbidden', 'not_found', 'claimed', 'stray_not_open'] as const
const BY_TWO = [...DECIDING, 'case_changed', 'second_person_asked', 'approval_waiting', 'approval_over'] as const

export const unmatchedReceiptDesk = get('/wps/operator/strays', {
  summary:
    'Money that has arrived and belongs to no open deposit, the oldest first, and how much there is in each stage',
  actor: 'operator',
  permission: 'deposits.read',
  query: z.object({ stage: UnmatchedReceiptStage.default('open') }),
  reply: z.strictObject({ now: Moment, counts: z.record(UnmatchedReceiptStage, z.number().int()), list: z.array(Row) }),
  refusals: READING,
})

export const unmatchedReceiptCase = get('/wps/operator/strays/{strayId}', {
  summary: 'One payment of those, with the requests that it may be meant for',
  actor: 'operator',
  permission: 'deposits.read',
  params: one,
  reply: z.strictObject({
    ...Row.shape,
    source: z.enum(['notice', 'statement', 'coins']),
    /** The house's suspense account that it stands in, and what stands there together. */
    suspense: z.strictObject({ account: z.string(), balance: z.string() }),
    /** By whose account it came in. */
    channel: z.string(),
    /** In the brand's currency, so that it can be credited whole. */
    ownCurrency: z.boolean(),
    /** Why it could not be processed by itself; null where it could. */
    fault: z.string().nullable(),
    candidates: z.array(Candidate),
    /** So much the caller credits alone. */
    aloneMax: z.string(),
    /** Crediting it takes two people; sending it back and writing it off always do. */
    needsTwo: z.boolean(),
    approval: SecondPerson.nullable(),
    /** To whom the first person wants it credited, while a second one is waited for. */
    proposed: z.string().nullable(),
    decided: z
      .strictObject({ by: z.string(), at: Moment, reason: z.string(), note: z.string(), bankReference: z.string() })
      .nullable(),
  }),
  refusals: [...READING, 'not_found'],
})

const deciding = { actor: 'operator', permission: 'deposits.decide' } as const

export const claimUnmatchedReceipt = post('/wps/operator/strays/{strayId}/claim', {
  summary: 'Work on it for ten minutes, or ten minutes more: nobody else does meanwhile',
  ...deciding,
  params: one,
  reply: Claim,
  effect: 'work',
  refusals: DECIDING,
})

export const claimNextUnmatchedReceipt = post('/wps/operator/strays/next', {
  summary: 'Claim the oldest one that waits and that nobody is at work on; null when there is none',
  ...deciding,
  reply: z.strictObject({ id: Id.nullable() }),
  effect: 'work',
  refusals: READING,
})

export const releaseUnmatchedReceipt = post('/wps/operator/strays/{strayId}/release', {
  summary: 'Leave it to somebody else',
  ...deciding,
  params: one,
  reply: z.strictObject({}),
  effect: 'work',
  refusals: [...READING, 'not_found'],
})

export const wantUnmatchedReceipt = post('/wps/operator/strays/{strayId}/want', {
  summary: 'Ask whoever is at work on it to leave it',
  ...deciding,
  params: one,
  reply: z.strictObject({}),
  effect: 'work',
  refusals: [...READING, 'not_found'],
})

export const creditUnmatchedReceipt = post('/wps/operator/strays/{strayId}/credit', {
  summary: 'Credit it to a member as a deposit of theirs; above the caller’s limit a second person has to confirm',
  ...deciding,
  params: one,
  body: z.strictObject({
    account: requiredText(40),
    /** What it is worth, where it came in coins or another currency; a second person has to confirm. */
    amount: Amount.optional(),
    ...Seen,
    ...Because,
  }),
  reply: z.strictObject({}),
  effect: 'money',
  refusals: [...BY_TWO, 'invalid_amount'],
})

export const returnUnmatchedReceipt = post('/wps/operator/strays/{strayId}/return', {
  summary: 'It was sent back to whoever paid it; a second person has to confirm',
  ...deciding,
  params: one,
  body: z.strictObject({ bankReference: text(60).min(1, 'required'), ...Seen, ...Because }),
  reply: z.strictObject({}),
  effect: 'money',
  refusals: BY_TWO,
})

export const writeOffUnmatchedReceipt = post('/wps/operator/strays/{strayId}/write-off', {
  summary: 'It is nobody’s and cannot be sent back: the house keeps it; a second person has to confirm',
  ...deciding,
  params: one,
  body: z.strictObject({ ...Seen, ...Because }),
  reply: z.strictObject({}),
  effect: 'money',
  refusals: BY_TWO,
})

export const parkUnmatchedReceipt = post('/wps/operator/strays/{strayId}/park', {
  summary: 'Put it aside until more is known',
  ...deciding,
  params: one,
  body: z.strictObject(Because),
  reply: z.strictObject({}),
  effect: 'work',
  refusals: DECIDING,
})
