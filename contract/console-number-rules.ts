import { z } from 'zod'
import { get, post, put } from './call.ts'
import { Amount, CallerId, EmptyReply, Id, Moment } from './field.ts'
import { IssueNo, LotteryCode, MethodKey } from './lottery.ts'
import { Because, TWO_PEOPLE } from './operator.ts'

const ONE = ['not_logged_in', 'forbidden', 'not_found'] as const

/** Numbers that one rule names at most. */
const RULE_NUMBERS_MAX = 1000

/** Numbers are not sold, a hit of them pays half of the odds, or so much may be staked on each in a draw. */
const NumberRuleKind = z.enum(['closed', 'half', 'cap'])

/** As people read it: `05`, `123`; of rows `0102`. */
const RuledNumber = z.string({ error: 'required' }).regex(/^\d{1,8}$/, 'invalid')

const RuleVersion = z.strictObject({
  version: z.number().int(),
  change: z.enum(['set', 'cap', 'end']),
  cap: z.string().nullable(),
  askedBy: z.string(),
  /** The second person, where one was needed. */
  confirmedBy: z.string(),
  reason: z.string(),
  note: z.string(),
  at: Moment,
})

const DeskNumberRule = z.strictObject({
  ruleId: Id,
  kind: NumberRuleKind,
  /** Null: each method that has these numbers. */
  method: z.string().nullable(),
  /** The methods of the lottery that it says something about. */
  methods: z.array(z.string()),
  numbers: z.array(z.string()),
  cap: z.string().nullable(),
  /** Null: on every issue from when it was set. */
  issueNo: z.string().nullable(),
  version: z.number().int(),
  endedAt: Moment.nullable(),
  /** Every version, the latest first. */
  history: z.array(RuleVersion),
})
export type DeskNumberRule = z.output<typeof DeskNumberRule>

const DRAW = z.object({ gameCode: LotteryCode, issueNo: IssueNo })

export const numberRules = get('/wps/operator/draws/{gameCode}/{issueNo}/number-rules', {
  summary: 'What holds of the numbers of a draw at the brand: standing rules and its own, and the last that ended',
  actor: 'operator',
  permission: 'draws.read',
  params: DRAW,
  reply: z.strictObject({
    currency: z.string(),
    decimals: z.number().int(),
    family: z.string(),
    rules: z.array(DeskNumberRule),
    ended: z.array(DeskNumberRule),
    /** The brand's own caps by number, member and issue; null where it has none. */
    caps: z.strictObject({
      number: z.string().nullable(),
      member: z.string().nullable(),
      issue: z.string().nullable(),
    }),
    /** The issue can still be bet on. */
    isOnSale: z.boolean(),
  }),
  refusals: ONE,
})

const RULE = z.object({ ruleId: Id })

export const setNumberRule = post('/wps/operator/lotteries/{gameCode}/number-rules', {
  summary:
    'Close numbers of a lottery, pay them by half or cap their stakes, at once: on one issue or on all. The same id again is the same rule',
  actor: 'operator',
  permission: 'draws.edit',
  effect: 'tightens',
  params: z.object({ gameCode: LotteryCode }),
  body: z.strictObject({
    id: CallerId,
    kind: NumberRuleKind,
    method: MethodKey.nullable(),
    issueNo: IssueNo.nullable(),
    numbers: z.array(RuledNumber).min(1, 'required').max(RULE_NUMBERS_MAX, 'too_long'),
    /** Of a cap: on each number by each method. */
    cap: Amount.optional(),
    ...Because,
  }),
  reply: z.strictObject({ ruleId: Id }),
  refusals: [...ONE, 'id_reused', 'invalid_amount', 'bets_closed'],
})

export const capNumberRule = put('/wps/operator/number-rules/{ruleId}', {
  summary: 'Change the cap of a rule: lower at once, higher by two people',
  actor: 'operator',
  permission: 'draws.edit',
  effect: 'loosens',
  params: RULE,
  body: z.strictObject({ cap: Amount, ...Because }),
  reply: EmptyReply,
  refusals: [...ONE, 'invalid_amount', 'number_rule_ended', ...TWO_PEOPLE],
})

export const endNumberRule = post('/wps/operator/number-rules/{ruleId}/end', {
  summary:
    'End a rule, by two people: its numbers are sold as the other rules have it. Lines keep what they were taken by',
  actor: 'operator',
  permission: 'draws.edit',
  effect: 'loosens',
  params: RULE,
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: [...ONE, 'number_rule_ended', ...TWO_PEOPLE],
})

const ExposedNumber = z.strictObject({
  number: z.string(),
  stakes: z.string(),
  /** What the brand pays at most for one hit of it. */
  pays: z.string(),
  /** The least of the caps on it. */
  cap: z.string().nullable(),
  half: z.boolean(),
  closed: z.boolean(),
})
export type ExposedNumber = z.output<typeof ExposedNumber>

export const numberExposure = get('/wps/operator/draws/{gameCode}/{issueNo}/number-exposure', {
  summary: 'The numbers of a method with the highest stakes on a draw, and what one hit of each would pay',
  actor: 'operator',
  permission: 'draws.read',
  limit: 'costly',
  params: DRAW,
  query: z.strictObject({ method: MethodKey }),
  reply: z.strictObject({
    currency: z.string(),
    /** How many numbers have stakes at all. */
    total: z.number().int(),
    list: z.array(ExposedNumber),
  }),
  refusals: ONE,
})
