import { z } from 'zod'
import { RiskCheck } from './risk-check.ts'
import { WithdrawalState } from './cashier.ts'
import { get, post } from './call.ts'
import { Approver, Claim, DeskMember, DeskStep, Note, SecondPerson, Seen } from './console-desk.ts'
import { demoFilter } from './demo-players.ts'
import { Id, Moment, SignedAmount, text } from './field.ts'
import { Because } from './operator.ts'

/** What a check has found, with the figures that it looked at; amounts are text in the brand’s currency. */
export const Finding = z.strictObject({
  check: RiskCheck,
  found: z.boolean(),
  evidence: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Other members that it is about, by account. */
  members: z.array(z.string()),
})
export type Finding = z.output<typeof Finding>

export const WITHDRAWAL_STAGES = ['review', 'mine', 'aside', 'second', 'pay', 'done'] as const
export const WithdrawalStage = z.enum(WITHDRAWAL_STAGES)
export type WithdrawalStage = z.output<typeof WithdrawalStage>

/** How a withdrawal stands for the desk: released and to be paid is `ready`, too long on its way is `no_answer`. */
const Standing = z.enum([
  'review',
  'aside',
  'second',
  'ready',
  'matching',
  'sending',
  'no_answer',
  'paid',
  'refused',
  'cancelled',
])

const Row = z.strictObject({
  id: Id,
  reference: z.string(),
  account: z.string(),
  amount: z.string(),
  asset: z.string(),
  state: WithdrawalState,
  standing: Standing,
  /** Checks that have found something. */
  flags: z.array(RiskCheck),
  claim: Claim.nullable(),
  /** Who has released it, or the first of the two. */
  approvedBy: z.array(z.string()),
  at: Moment,
  /** Laid aside for a check until then; null while it is not. */
  asideUntil: Moment.nullable(),
})
export type WithdrawalDeskRow = z.output<typeof Row>

const one = z.object({ withdrawalId: Id })
/** Several, each as the screen showed it. */
const SEVERAL = z
  .array(z.strictObject({ id: Id, ...Seen }))
  .min(1, 'required')
  .max(100)
const READING = ['not_logged_in', 'forbidden'] as const
const DECIDING = ['not_logged_in', 'forbidden', 'not_found', 'claimed', 'withdrawal_not_open'] as const

export const withdrawalDesk = get('/wps/operator/withdrawals', {
  summary: 'Withdrawals of one stage, the oldest first, and how many there are in each',
  actor: 'operator',
  permission: 'withdrawals.read',
  query: z.object({ stage: WithdrawalStage.default('review'), ...demoFilter }),
  reply: z.strictObject({
    now: Moment,
    /** After so many minutes somebody has waited too long. */
    promiseMinutes: z.number().int(),
    counts: z.record(WithdrawalStage, z.number().int()),
    list: z.array(Row),
  }),
  refusals: READING,
})

export const withdrawalCase = get('/wps/operator/withdrawals/{withdrawalId}', {
  summary: 'A withdrawal with all that a person needs to decide on it; what is personal is masked',
  actor: 'operator',
  permission: 'withdrawals.read',
  params: one,
  reply: z.strictObject({
    ...Row.shape,
    member: DeskMember,
    /** What the member was told. */
    reason: z.string().nullable(),
    /** Why the cashier wants a person to look: every one, a large one, or the first. */
    why: z.array(z.string()),
    findings: z.array(Finding),
    money: z.strictObject({
      amount: z.string(),
      fee: z.string(),
      pays: z.string(),
      /** What other members have paid of it. */
      matched: z.string(),
      walletBefore: z.string().nullable(),
      walletNow: z.string(),
      turnover: z.strictObject({ due: z.string(), done: z.string() }),
      deposits: z.string(),
      withdrawals: z.string(),
      result: SignedAmount,
      /** What the sums above are over. */
      days: z.number().int(),
    }),
    payee: z.strictObject({
      kind: z.enum(['bank', 'wallet']),
      provider: z.string(),
      holder: z.string(),
      numberEnd: z.string(),
      boundAt: Moment,
      /** Never paid to before. */
      isNew: z.boolean(),
      sharedWith: z.array(z.string()),
    }),
    identity: z.enum(['unverified', 'pending', 'verified', 'refused']),
    lastPaid: z.strictObject({ at: Moment, amount: z.string() }).nullable(),
    restrained: z.enum(['timed_out', 'self_excluded']).nullable(),
    /** From this amount on two people are needed; null where one always is enough. */
    twoFrom: z.string().nullable(),
    needsTwo: z.boolean(),
    second: SecondPerson.nullable(),
    releasedBy: Approver.nullable(),
    steps: z.array(DeskStep),
    notes: z.array(
      z.strictObject({
        by: z.string(),
        text: z.string(),
        /** A link to the picture that came with it, for a few minutes. */
        file: z.string().nullable(),
        at: Moment,
      }),
    ),
    aside: z
      .strictObject({ by: z.string(), reason: z.string(), note: z.string(), at: Moment, until: Moment })
      .nullable(),
  }),
  refusals: [...READING, 'not_found'],
})

const working = { actor: 'operator', permission: 'withdrawals.decide', effect: 'work' } as const
const claimed = { effect: 'work', reply: Claim, refusals: DECIDING } as const

export const claimWithdrawal = post('/wps/operator/withdrawals/{withdrawalId}/claim', {
  summary: 'Work on it for ten minutes, or ten minutes more: nobody else does meanwhile',
  actor: 'operator',
  permission: 'withdrawals.decide',
  params: one,
  ...claimed,
})

export const claimNextWithdrawal = post('/wps/operator/withdrawals/next', {
  summary: 'Claim the oldest one that waits and that nobody is at work on; null when there is none',
  ...working,
  reply: z.strictObject({ id: Id.nullable() }),
  refusals: READING,
})

export const releaseWithdrawal = post('/wps/operator/withdrawals/{withdrawalId}/release', {
  summary: 'Leave it to somebody else',
  ...working,
  params: one,
  reply: z.strictObject({}),
  refusals: [...READING, 'not_found'],
})

export const wantWithdrawal = post('/wps/operator/withdrawals/{withdrawalId}/want', {
  summary: 'Ask whoever is at work on it to leave it',
  ...working,
  params: one,
  reply: z.strictObject({}),
  refusals: [...READING, 'not_found'],
})

/** One of several that was not done, and why. */
const LeftOut = z.strictObject({ id: Id, reference: z.string().nullable(), errorCode: z.string() })

export const approveWithdrawal = post('/wps/operator/withdrawals/{withdrawalId}/approve', {
  summary: 'Release it; above the brand’s limit a second person has to confirm',
  actor: 'operator',
  permission: 'withdrawals.decide',
  params: one,
  body: z.strictObject({ ...Seen, ...Note }),
  reply: z.strictObject({}),
  effect: 'money',
  refusals: [...DECIDING, 'case_changed', 'second_person_asked', 'approval_waiting', 'approval_over'],
})

export const approveWithdrawals = post('/wps/operator/withdrawals/approve', {
  summary:
    'Release several that no check has found anything about, each judged by itself; each that is not released is named with its reason',
  actor: 'operator',
  permission: 'withdrawals.decide',
  body: z.strictObject({ withdrawals: SEVERAL, ...Note }),
  reply: z.strictObject({
    approved: z.array(Id),
    /** Above the limit: somebody else has been asked to confirm. */
    passedOn: z.array(Id),
    refused: z.array(LeftOut),
  }),
  effect: 'money',
  refusals: READING,
})

export const refuseWithdrawal = post('/wps/operator/withdrawals/{withdrawalId}/refuse', {
  summary: 'Refuse it: what is held is free again at once, and the member reads the reason',
  actor: 'operator',
  permission: 'withdrawals.decide',
  params: one,
  body: z.strictObject({ ...Seen, ...Because }),
  reply: z.strictObject({}),
  effect: 'tightens',
  refusals: [...DECIDING, 'case_changed'],
})

export const payWithdrawal = post('/wps/operator/withdrawals/{withdrawalId}/pay', {
  summary: 'Pay one that was released: by the gateway under its own id, or by hand with the bank’s reference',
  actor: 'operator',
  permission: 'withdrawals.pay',
  params: one,
  body: z.strictObject({ by: z.enum(['gateway', 'hand']), bankReference: text(60).default(''), ...Seen, ...Note }),
  reply: z.strictObject({}),
  effect: 'execution',
  refusals: [...DECIDING, 'case_changed', 'password_just_changed', 'member_frozen'],
})

export const payWithdrawals = post('/wps/operator/withdrawals/pay', {
  summary:
    'Pay several that were released by the gateway, each under its own id; each that is not paid is named with its reason',
  actor: 'operator',
  permission: 'withdrawals.pay',
  body: z.strictObject({ withdrawals: SEVERAL, ...Note }),
  reply: z.strictObject({ paid: z.array(Id), refused: z.array(LeftOut) }),
  effect: 'execution',
  refusals: READING,
})

export const askAboutWithdrawal = post('/wps/operator/withdrawals/{withdrawalId}/ask', {
  summary: 'Ask the member for something, in the words of the brand’s list; they read it at the withdrawal',
  ...working,
  params: one,
  body: z.strictObject(Because),
  reply: z.strictObject({}),
  refusals: DECIDING,
})

export const noteWithdrawal = post('/wps/operator/withdrawals/{withdrawalId}/notes', {
  summary:
    'Leave a note for whoever looks at it next, with a picture as the form’s `file` where there is one; the member sees neither',
  ...working,
  upload: { maxMb: 5 },
  params: one,
  body: z.strictObject({ note: text(500).min(1, 'required') }),
  reply: z.strictObject({}),
  refusals: [...READING, 'not_found'],
})

export const layWithdrawalAside = post('/wps/operator/withdrawals/{withdrawalId}/aside', {
  summary: 'Lay it aside for a check: out of the queue’s way for so long, then back in it by itself',
  ...working,
  params: one,
  body: z.strictObject({ minutes: z.number().int().min(5).max(10_080), ...Because }),
  reply: z.strictObject({ until: Moment }),
  refusals: DECIDING,
})

export const takeWithdrawalUp = post('/wps/operator/withdrawals/{withdrawalId}/take-up', {
  summary: 'Put one that was laid aside back into the queue before its time',
  ...working,
  params: one,
  reply: z.strictObject({}),
  refusals: DECIDING,
})

export const unmaskPayee = post('/wps/operator/withdrawals/{withdrawalId}/unmask', {
  summary: 'Show the account that it is paid to, or its holder, for a minute; the look is recorded',
  actor: 'operator',
  permission: 'members.unmask',
  params: one,
  body: z.strictObject({ field: z.enum(['number', 'holder']), ...Because }),
  reply: z.strictObject({ value: z.string(), seconds: z.number().int() }),
  effect: 'look',
  refusals: [...READING, 'not_found'],
})
