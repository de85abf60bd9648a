import { z } from 'zod'
import { get, post, put } from './call.ts'
import { Amount, Moment, Password, requiredText, SignedAmount } from './field.ts'

/** What a member can set a limit to. Time is counted in minutes, all else in money. */
const MONEY_LIMITS = ['deposit', 'stake', 'loss'] as const
export const LIMIT_KINDS = [...MONEY_LIMITS, 'session'] as const
const LIMIT_PERIODS = ['day', 'week', 'month'] as const
export const LimitKind = z.enum(LIMIT_KINDS)
export type LimitKind = z.output<typeof LimitKind>
export const LimitPeriod = z.enum(LIMIT_PERIODS)
export type LimitPeriod = z.output<typeof LimitPeriod>

/** How far a member has shown who they are. */
const IDENTITY_STATES = ['unverified', 'pending', 'verified', 'refused'] as const
export const IdentityState = z.enum(IDENTITY_STATES)
export type IdentityState = z.output<typeof IdentityState>

/** Money as a decimal string, session time as minutes; null for no limit. */
const Value = z.string().nullable()

const Limit = z.strictObject({
  kind: LimitKind,
  period: LimitPeriod,
  /** What the member set. */
  own: Value,
  /** What the house set. */
  house: Value,
  /** The stricter of both: what holds. */
  holds: Value,
  /** What is used of it in this period, where that is known here. */
  used: z.string().nullable(),
  resetsAt: Moment,
  /** A higher limit that was asked for, and when it may be confirmed. */
  pending: z.strictObject({ value: Value, from: Moment, until: Moment }).nullable(),
})

const Restraint = z.strictObject({
  kind: z.enum(['timed_out', 'self_excluded']),
  /** Null for good. */
  until: Moment.nullable(),
})
export type Restraint = z.output<typeof Restraint>

const Limits = z.strictObject({
  limits: z.array(Limit),
  restraint: Restraint.nullable(),
  identity: IdentityState,
  realityCheck: z.strictObject({ everyMinutes: z.number().int(), choices: z.array(z.number().int()) }),
  policy: z.strictObject({
    raiseAfterHours: z.number().int(),
    confirmWithinHours: z.number().int(),
    timeOutHours: z.array(z.number().int()),
    exclusionMonths: z.array(z.number().int()),
    exclusionForGood: z.boolean(),
  }),
})
export type Limits = z.output<typeof Limits>

export const readLimits = get('/wps/member/limits', {
  summary: 'The limits of a member, what was asked for, and what else holds them back',
  actor: 'member',
  whileRestrained: true,
  reply: Limits,
  refusals: ['not_logged_in', 'in_need_true_account'],
})

const named = { period: LimitPeriod } as const

export const setLimit = put('/wps/member/limits', {
  summary: 'Set one limit. A lower one holds at once; a higher one, or none, is asked for and must be confirmed later',
  actor: 'member',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(MONEY_LIMITS), ...named, amount: Amount.nullable() }),
    z.strictObject({ kind: z.literal('session'), ...named, minutes: z.number().int().min(5).max(44_640).nullable() }),
  ]),
  reply: Limits,
  refusals: ['not_logged_in', 'in_need_true_account'],
})

export const confirmLimit = post('/wps/member/limits/confirm', {
  summary: 'Confirm a higher limit when it is due, or take the wish for it back',
  actor: 'member',
  body: z.strictObject({ kind: LimitKind, ...named, answer: z.enum(['confirm', 'withdraw']) }),
  reply: Limits,
  refusals: ['not_logged_in', 'in_need_true_account', 'limit_not_asked', 'limit_not_due'],
})

export const takeTimeOut = post('/wps/member/timeout', {
  summary: 'Stay out of all play for some hours. Every session of the member ends at once',
  actor: 'member',
  whileRestrained: true,
  body: z.strictObject({ hours: z.int32() }),
  reply: Restraint,
  refusals: ['not_logged_in', 'in_need_true_account', 'self_excluded'],
})

export const excludeSelf = post('/wps/member/exclusion', {
  summary: 'Stay out of the brand for months or for good. Every session of the member ends at once',
  actor: 'member',
  whileRestrained: true,
  encrypted: true,
  limit: 'login',
  body: z.strictObject({
    /** Null for good. */
    months: z.int32().nullable(),
    /** The own username, typed as a confirmation. */
    account: requiredText(255),
    password: Password,
  }),
  reply: Restraint,
  refusals: ['not_logged_in', 'in_need_true_account', 'login_locked', 'too_many_requests'],
})

export const setRealityCheck = put('/wps/member/realityCheck', {
  summary: 'Choose how often to be asked to look up from the game',
  actor: 'member',
  body: z.strictObject({ everyMinutes: z.int32() }),
  reply: Limits,
  refusals: ['not_logged_in', 'in_need_true_account'],
})

export const acknowledgeCheck = post('/wps/member/realityCheck', {
  summary: 'Answer a reality check and go on; the time to the next one begins',
  actor: 'account',
  reply: z.strictObject({ dueAt: Moment }),
  refusals: ['not_logged_in'],
})

const Counted = z.strictObject({ staked: SignedAmount, lost: SignedAmount })

export const realityCheck = get('/wps/member/realityCheck', {
  summary: 'How long the member has been here, what they staked and won meanwhile, and when the next check is due',
  actor: 'account',
  whileRestrained: true,
  reply: z.strictObject({
    /** When this stay began: at the login after which no time without a session has passed. */
    since: Moment,
    elapsedSeconds: z.number().int(),
    everyMinutes: z.number().int(),
    dueAt: Moment,
    /** A check waits for its answer. */
    due: z.boolean(),
    /** Whether no round is taken until then. */
    enforced: z.boolean(),
    staked: SignedAmount,
    won: SignedAmount,
    net: SignedAmount,
    /** This session is good for looking and withdrawing only: why, and until when; null for good. */
    restraint: z
      .strictObject({ kind: z.enum(['timed_out', 'self_excluded', 'session_time_over']), until: Moment.nullable() })
      .nullable(),
    /** When session time runs out, where the member has set it. */
    sessionEndsAt: Moment.nullable(),
    /** What is staked and lost in the periods that go on; null of a member without such limits, for whom nothing is counted. */
    periods: z.record(LimitPeriod, Counted).nullable(),
  }),
  refusals: ['not_logged_in'],
})
