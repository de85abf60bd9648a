import { z } from 'zod'
import { get, post } from './call.ts'
import { Day, Id, Moment, page, paging, requiredText } from './field.ts'
import { Because } from './operator.ts'

/** How our books of a day can differ from the payment company's, or the ledger from the requests and bets it names. */
export const FINDING_KINDS = [
  'missing_at_us',
  'missing_at_them',
  'amount_differs',
  'duplicate',
  'ledger_without_request',
  'hold_without_request',
  'stake_differs',
  'stake_without_bet',
  'suspense_differs',
] as const
const FindingKind = z.enum(FINDING_KINDS)
export type FindingKind = z.output<typeof FindingKind>

/** What a finding is about: a line of the company's statement, a transfer of the ledger, an open bet, or a suspense account. */
const FINDING_SUBJECTS = ['payment', 'payout', 'coins', 'transfer', 'bet', 'suspense'] as const

/** An amount of a currency or a coin, with the decimals that it has. */
const Figure = z.string().regex(/^-?\d{1,19}(\.\d{1,8})?$/)

const Finding = z.strictObject({
  id: Id,
  /** Of the company's statement, in UTC. */
  day: Day,
  kind: FindingKind,
  subject: z.strictObject({ type: z.enum(FINDING_SUBJECTS), id: z.string() }),
  /** Where its cause is looked at: a request at its desk, a round, a member's postings. */
  leads: z.strictObject({ to: z.enum(['deposit', 'withdrawal', 'round', 'member']), id: Id }).nullable(),
  reference: z.string(),
  asset: z.string(),
  /** Null where one side has nothing. */
  ours: Figure.nullable(),
  theirs: Figure.nullable(),
  /** Theirs less ours. */
  difference: Figure,
  /** Nobody knows which brand it belongs to: the people of every brand see it. */
  nobodys: z.boolean(),
  state: z.enum(['open', 'explained']),
  explainedBy: z.string().nullable(),
  note: z.string().nullable(),
  explainedAt: Moment.nullable(),
  foundAt: Moment,
})
export type Finding = z.output<typeof Finding>

const READING = ['not_logged_in', 'forbidden'] as const

export const findings = get('/wps/operator/reconciliation/findings', {
  summary:
    'What differs between our books, the ledger and the payment company’s statements; what is open first, by day',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object({
    state: z.enum(['open', 'explained']).optional(),
    kind: FindingKind.optional(),
    day: Day.optional(),
    ...paging(50),
  }),
  reply: z.strictObject(page(Finding)),
  refusals: READING,
})

export const reconciledDays = get('/wps/operator/reconciliation/days', {
  summary: 'The days that were gone through, the latest first, and what of each is still open',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object(paging(14)),
  reply: z.strictObject({
    /** The day that is not over yet, in UTC. */
    today: Day,
    list: z.array(
      z.strictObject({
        day: Day,
        /** `clock`, or `operator:NAME`. */
        by: z.string(),
        at: Moment,
        found: z.number().int(),
        open: z.number().int(),
      }),
    ),
  }),
  refusals: READING,
})

export const reconcileDay = post('/wps/operator/reconciliation/days/{day}', {
  summary: 'Hold our books of a day beside the payment company’s statement, now',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: z.object({ day: Day }),
  body: z.strictObject(Because),
  reply: z.strictObject({ found: z.number().int() }),
  effect: 'work',
  refusals: [...READING, 'not_found', 'payment_unavailable'],
})

export const explainFinding = post('/wps/operator/reconciliation/findings/{findingId}/explanation', {
  summary: 'Say how a difference came about: it is looked at no more',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: z.object({ findingId: Id }),
  body: z.strictObject({ reason: Because.reason, note: requiredText(500) }),
  reply: z.strictObject({}),
  effect: 'work',
  refusals: [...READING, 'not_found', 'finding_explained'],
})
