import { z } from 'zod'
import { get, post, put } from './call.ts'
import { DepositState, Rail } from './cashier.ts'
import { Claim, DeskMember, DeskStep, Note, SecondPerson, Seen } from './console-desk.ts'
import { demoFilter } from './demo-players.ts'
import { Amount, Id, Moment, text } from './field.ts'
import { Because } from './operator.ts'

/** With a picture of the transfer, of another amount than asked for, still waiting for the money, or decided today. */
const DEPOSIT_STAGES = ['slip', 'differs', 'waiting', 'done'] as const
export const DepositStage = z.enum(DEPOSIT_STAGES)
export type DepositStage = z.output<typeof DepositStage>

const Row = z.strictObject({
  id: Id,
  reference: z.string(),
  account: z.string(),
  channel: z.string(),
  amount: z.string(),
  asset: z.string(),
  state: DepositState,
  /** What the payment company says has arrived is another amount. */
  differs: z.boolean(),
  /** A second person has been asked. */
  second: z.boolean(),
  claim: Claim.nullable(),
  at: Moment,
})
export type DepositDeskRow = z.output<typeof Row>

const one = z.object({ depositId: Id })
const READING = ['not_logged_in', 'forbidden'] as const
const DECIDING = ['not_logged_in', 'forbidden', 'not_found', 'claimed', 'deposit_not_open'] as const

export const depositDesk = get('/wps/operator/deposits', {
  summary: 'Deposits of one stage, the oldest first, and how many there are in each',
  actor: 'operator',
  permission: 'deposits.read',
  query: z.object({ stage: DepositStage.default('slip'), ...demoFilter }),
  reply: z.strictObject({
    now: Moment,
    counts: z.record(DepositStage, z.number().int()),
    /** Payments that belong to no open deposit. */
    strays: z.number().int(),
    /** Those of them that were put aside. */
    parked: z.number().int(),
    list: z.array(Row),
  }),
  refusals: READING,
})

export const depositCase = get('/wps/operator/deposits/{depositId}', {
  summary: 'A deposit with its picture and what the payment company has said of it',
  actor: 'operator',
  permission: 'deposits.read',
  params: one,
  reply: z.strictObject({
    ...Row.shape,
    rail: Rail,
    member: DeskMember,
    fee: z.string(),
    /** The bonus that the member has chosen; null for none. */
    bonus: z.string().nullable(),
    credited: z.string().nullable(),
    /** Where the member was told to pay to; most of the account is hidden. */
    paidTo: z.strictObject({ bank: z.string(), accountEnd: z.string() }).nullable(),
    /** A link to the picture, for a few minutes. */
    slip: z.string().nullable(),
    /** What the payment company has said about it, the last first. */
    lines: z.array(z.strictObject({ amount: z.string(), asset: z.string(), outcome: z.string(), at: Moment })),
    /** Payments for it that stand in the suspense account. */
    receipts: z.array(
      z.strictObject({ id: Id, amount: z.string(), asset: z.string(), source: z.string(), at: Moment }),
    ),
    /** So much the caller credits alone, where a line of the bank says so. */
    aloneMax: z.string(),
    /** What the member has now. */
    balance: z.string(),
    /** What an operator has read in the picture. */
    reading: z
      .strictObject({
        amount: z.string(),
        /** As the slip says it; may be empty. */
        paidAt: z.string(),
        reference: z.string(),
        by: z.string(),
        /** Another deposit whose slip says the same reference. */
        usedBy: z.string().nullable(),
      })
      .nullable(),
    reason: z.string().nullable(),
    approval: SecondPerson.nullable(),
    /** What the first person wants to credit, while a second one is waited for. */
    proposed: z.string().nullable(),
    steps: z.array(DeskStep),
  }),
  refusals: [...READING, 'not_found'],
})

const deciding = { actor: 'operator', permission: 'deposits.decide' } as const

export const claimDeposit = post('/wps/operator/deposits/{depositId}/claim', {
  summary: 'Work on it for ten minutes, or ten minutes more: nobody else does meanwhile',
  ...deciding,
  params: one,
  reply: Claim,
  effect: 'work',
  refusals: DECIDING,
})

export const claimNextDeposit = post('/wps/operator/deposits/next', {
  summary: 'Claim the oldest one that waits and that nobody is at work on; null when there is none',
  ...deciding,
  reply: z.strictObject({ id: Id.nullable() }),
  effect: 'work',
  refusals: READING,
})

export const releaseDeposit = post('/wps/operator/deposits/{depositId}/release', {
  summary: 'Leave it to somebody else',
  ...deciding,
  params: one,
  reply: z.strictObject({}),
  effect: 'work',
  refusals: [...READING, 'not_found'],
})

export const wantDeposit = post('/wps/operator/deposits/{depositId}/want', {
  summary: 'Ask whoever is at work on it to leave it',
  ...deciding,
  params: one,
  reply: z.strictObject({}),
  effect: 'work',
  refusals: [...READING, 'not_found'],
})

export const readSlip = put('/wps/operator/deposits/{depositId}/reading', {
  summary: 'Write down what the picture of the transfer says, to hold it beside what was asked and what has arrived',
  ...deciding,
  params: one,
  body: z.strictObject({ amount: Amount, paidAt: text(40).default(''), reference: text(60).default('') }),
  reply: z.strictObject({}),
  effect: 'work',
  refusals: [...DECIDING, 'invalid_amount'],
})

export const creditDeposit = post('/wps/operator/deposits/{depositId}/credit', {
  summary:
    'Credit what has arrived; without a line of the bank that says so, above the caller’s limit, or where the request or the slip says otherwise, a second person has to confirm',
  ...deciding,
  params: one,
  /** The reason is needed where a second person is. */
  body: z.strictObject({ arrived: Amount, reason: text(40).default(''), ...Seen, ...Note }),
  reply: z.strictObject({}),
  effect: 'money',
  refusals: [...DECIDING, 'case_changed', 'invalid_amount', 'second_person_asked', 'approval_waiting', 'approval_over'],
})

export const refuseDeposit = post('/wps/operator/deposits/{depositId}/refuse', {
  summary: 'Refuse it: nothing has arrived; the member reads the reason',
  ...deciding,
  params: one,
  body: z.strictObject({ ...Seen, ...Because }),
  reply: z.strictObject({}),
  effect: 'tightens',
  refusals: [...DECIDING, 'case_changed'],
})
