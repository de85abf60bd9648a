import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, BonusCode, CallerId, Day, Id, Moment, page, paging, Password, requiredText } from './field.ts'
import { Pay } from './pay.ts'
import { Step } from './step.ts'
import { WithdrawalHindrance } from './withdrawal-hindrance.ts'

/** How money travels: a picture to scan, a transfer one makes oneself, the page of a payment company, or to a member who withdraws. */
export const RAILS = ['qr_ph', 'viet_qr', 'prompt_pay', 'pix', 'crypto', 'bank', 'gateway', 'matched'] as const
export const Rail = z.enum(RAILS)
export type Rail = z.output<typeof Rail>

/** Rails whose payment is a picture that any bank's app can read. */
export const QR_RAILS: readonly Rail[] = ['qr_ph', 'viet_qr', 'prompt_pay', 'pix']

/** Waiting for the payment, looked at by a person, waiting for a receiver’s answer, or at an end. */
export const DEPOSIT_STATES = [
  'waiting',
  'review',
  'confirming',
  'credited',
  'refused',
  'cancelled',
  'expired',
] as const
export const DepositState = z.enum(DEPOSIT_STATES)
export type DepositState = z.output<typeof DepositState>

/** Looked at by a person, released, paid by other members, on its way, or at an end. */
export const WITHDRAWAL_STATES = ['review', 'approved', 'matching', 'sending', 'paid', 'refused', 'cancelled'] as const
export const WithdrawalState = z.enum(WITHDRAWAL_STATES)
export type WithdrawalState = z.output<typeof WithdrawalState>

/** Why money waits or comes back by itself; whatever else a reason says is a person's own words. */
export const OWN_REASONS = [
  'amount_differs',
  'payment_failed',
  'payout_failed',
  'not_matched',
  'rest_returned',
] as const

const Fee = z.strictObject({ percent: z.string(), fixed: z.string() })
export type Fee = z.output<typeof Fee>

/** A way to pay in, as the brand offers it to this member now. */
export const DepositChannel = z.strictObject({
  code: z.string(),
  rail: Rail,
  name: z.string(),
  /** How long it usually takes, or what else there is to know; may be empty. */
  text: z.string(),
  min: z.string(),
  max: z.string(),
  fee: Fee,
  /** Amounts to choose from. */
  amounts: z.array(z.string()),
  /** How long a request waits for its payment. */
  minutes: z.number().int(),
  /** Hours of the day, brand time, `HH:mm`; null around the clock. */
  hours: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  /** Why it cannot be used now; null when it can. */
  closed: z.enum(['hours', 'level', 'open_request']).nullable(),
  levelMin: z.number().int(),
})
export type DepositChannel = z.output<typeof DepositChannel>

export const Deposit = z.strictObject({
  id: Id,
  /** What the member says to customer service, and what the payment carries. */
  reference: z.string(),
  channel: z.string(),
  rail: Rail,
  name: z.string(),
  amount: z.string(),
  fee: z.string(),
  /** The bonus that was chosen with it, by its code; null for none. */
  bonus: z.string().nullable(),
  /** What arrived in the balance, fee taken; null before. */
  credited: z.string().nullable(),
  asset: z.string(),
  state: DepositState,
  at: Moment,
  expiresAt: Moment,
  steps: z.array(Step),
  /** Why it was refused or is looked at: one of our own reasons, or a person's words. */
  reason: z.string().nullable(),
  /** While the payment is waited for. */
  pay: Pay.nullable(),
})
export type Deposit = z.output<typeof Deposit>

const list = { from: Day.optional(), to: Day.optional(), ...paging(20) }

export const depositOptions = get('/wps/cashier/deposits/options', {
  summary: 'Ways to pay in, what the member’s own limits leave, and what is under way',
  actor: 'member',
  reply: z.strictObject({
    asset: z.string(),
    channels: z.array(DepositChannel),
    /** The strictest of the member’s deposit limits; null without one. */
    limit: z.strictObject({ period: z.enum(['day', 'week', 'month']), left: z.string(), holds: z.string() }).nullable(),
    open: z.array(Deposit),
  }),
  refusals: ['not_logged_in'],
})

export const deposits = get('/wps/cashier/deposits', {
  summary: 'The member’s deposits, newest first',
  actor: 'member',
  whileRestrained: true,
  query: z.object({ ...list, state: DepositState.optional() }),
  reply: z.strictObject(page(Deposit)),
  refusals: ['not_logged_in'],
})

export const deposit = get('/wps/cashier/deposits/{depositId}', {
  summary: 'One deposit of the member',
  actor: 'member',
  whileRestrained: true,
  params: z.object({ depositId: Id }),
  reply: Deposit,
  refusals: ['not_logged_in', 'not_found'],
})

export const requestDeposit = post('/wps/cashier/deposits', {
  summary: 'Ask to pay in: answers where and how. The same id again answers the same request',
  actor: 'member',
  limit: 'money',
  body: z.strictObject({
    id: CallerId,
    channel: requiredText(30),
    amount: Amount,
    bonus: BonusCode.optional(),
  }),
  reply: Deposit,
  refusals: [
    'not_logged_in',
    'channel_closed',
    'deposit_open',
    'limit_reached',
    'timed_out',
    'self_excluded',
    'id_reused',
    'payment_unavailable',
    'no_match',
    'too_many_requests',
  ],
})

export const cancelDeposit = post('/wps/cashier/deposits/{depositId}/cancel', {
  summary: 'Take a request back that has not been paid',
  actor: 'member',
  whileRestrained: true,
  limit: 'money',
  params: z.object({ depositId: Id }),
  reply: Deposit,
  refusals: ['not_logged_in', 'not_found', 'deposit_not_open', 'too_many_requests'],
})

export const sendSlip = post('/wps/cashier/deposits/{depositId}/slip', {
  summary: 'Send the picture of a transfer, as the form’s `file`',
  actor: 'member',
  whileRestrained: true,
  limit: 'money',
  upload: { maxMb: 5 },
  params: z.object({ depositId: Id }),
  body: z.strictObject({}),
  reply: Deposit,
  refusals: ['not_logged_in', 'not_found', 'deposit_not_open', 'slip_used', 'too_many_requests'],
})

/** Where a withdrawal goes, most of its number hidden. */
const Payee = z.strictObject({
  id: Id,
  kind: z.enum(['bank', 'wallet']),
  providerName: z.string(),
  accountName: z.string(),
  numberEnd: z.string(),
  /** Not before this moment is anything paid to it. */
  usableFrom: Moment,
})
export type Payee = z.output<typeof Payee>

export const Withdrawal = z.strictObject({
  id: Id,
  reference: z.string(),
  amount: z.string(),
  fee: z.string(),
  receive: z.string(),
  /** What other members have paid of it; null where none were asked. */
  matched: z.string().nullable(),
  asset: z.string(),
  state: WithdrawalState,
  payee: Payee,
  at: Moment,
  steps: z.array(Step),
  reason: z.string().nullable(),
  cancellable: z.boolean(),
})
export type Withdrawal = z.output<typeof Withdrawal>

export const withdrawalOptions = get('/wps/cashier/withdrawals/options', {
  summary: 'What the member may withdraw now, where to, and what still stands in the way',
  actor: 'member',
  whileRestrained: true,
  reply: z.strictObject({
    asset: z.string(),
    available: z.string(),
    /** The most that may be asked for now. */
    withdrawable: z.string(),
    /** What must be staked before money may leave, and how much of it has been; null when nothing is due. */
    turnover: z.strictObject({ due: z.string(), done: z.string() }).nullable(),
    min: z.string(),
    max: z.string(),
    /** Left of the day’s limit; null without one. */
    dayLeft: z.string().nullable(),
    fee: Fee,
    /** Withdrawals of this month that are free, and how many of them are used. */
    free: z.strictObject({ count: z.number().int(), used: z.number().int() }),
    /** From this amount on a person looks at it first; null where always. The rule says why the next one is. */
    reviewFrom: z.string().nullable(),
    reviewRule: z.enum(['every', 'first', 'large']),
    usualMinutes: z.number().int(),
    paymentPasswordSet: z.boolean(),
    /** The member must show who they are first. */
    identity: z.enum(['fine', 'due']),
    /** Until when nothing is paid because a password was changed; null where nothing waits for that. */
    pausedUntil: z.iso.datetime().nullable(),
    /** All that stands in the way now, the first to be done first; with none of it the most that may be asked for is not refused. */
    hindrances: z.array(WithdrawalHindrance),
    payees: z.array(Payee),
    open: z.array(Withdrawal),
  }),
  refusals: ['not_logged_in'],
})

export const withdrawals = get('/wps/cashier/withdrawals', {
  summary: 'The member’s withdrawals, newest first',
  actor: 'member',
  whileRestrained: true,
  query: z.object({ ...list, state: WithdrawalState.optional() }),
  reply: z.strictObject(page(Withdrawal)),
  refusals: ['not_logged_in'],
})

export const withdrawal = get('/wps/cashier/withdrawals/{withdrawalId}', {
  summary: 'One withdrawal of the member',
  actor: 'member',
  whileRestrained: true,
  params: z.object({ withdrawalId: Id }),
  reply: Withdrawal,
  refusals: ['not_logged_in', 'not_found'],
})

export const requestWithdrawal = post('/wps/cashier/withdrawals', {
  summary: 'Ask to be paid; the money is held at once. The same id again answers the same request',
  actor: 'member',
  whileRestrained: true,
  encrypted: true,
  limit: 'money',
  body: z.strictObject({
    id: CallerId,
    payoutAccountId: Id,
    amount: Amount,
    paymentPassword: Password,
  }),
  reply: Withdrawal,
  refusals: [
    'not_logged_in',
    'identity_unverified',
    'payment_locked',
    'payment_password_missing',
    'password_just_changed',
    'payee_not_usable',
    'turnover_due',
    'limit_reached',
    'insufficient_funds',
    'id_reused',
    'too_many_requests',
  ],
})

export const cancelWithdrawal = post('/wps/cashier/withdrawals/{withdrawalId}/cancel', {
  summary: 'Take a withdrawal back, where the brand allows it and nobody works on it or has released it',
  actor: 'member',
  whileRestrained: true,
  limit: 'money',
  params: z.object({ withdrawalId: Id }),
  reply: Withdrawal,
  refusals: [
    'not_logged_in',
    'not_found',
    'withdrawal_claimed',
    'withdrawal_not_open',
    'forbidden',
    'too_many_requests',
  ],
})
