import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, CallerId, Id, Moment, page, paging, Password, requiredText } from './field.ts'

/** To the one above, or to one of those right below. */
const LINE_WAYS = ['up', 'down'] as const
export const DownlineWay = z.enum(LINE_WAYS)
export type DownlineWay = z.output<typeof DownlineWay>

/** Somebody of one's own line as others see them: only the ends of what they are called. */
const Relative = z.strictObject({ account: z.string(), name: z.string() })
export type Relative = z.output<typeof Relative>

export const DownlineTransfer = z.strictObject({
  id: Id,
  reference: z.string(),
  /** Seen from the member who asks. */
  direction: z.enum(['in', 'out']),
  way: DownlineWay,
  other: Relative,
  amount: z.string(),
  asset: z.string(),
  at: Moment,
})
export type DownlineTransfer = z.output<typeof DownlineTransfer>

export const lineOptions = get('/wps/cashier/line/options', {
  summary: 'To whom of their line the member may send money, how much, and what still stands in the way',
  actor: 'member',
  reply: z.strictObject({
    asset: z.string(),
    available: z.string(),
    /** The most that may be sent now. */
    transferable: z.string(),
    /** What must be staked before money may leave, and how much of it has been; null when nothing is due. */
    turnover: z.strictObject({ due: z.string(), done: z.string() }).nullable(),
    min: z.string(),
    max: z.string(),
    /** Left of the day’s limit; null without one. */
    dayLeft: z.string().nullable(),
    paymentPassword: z.enum(['set', 'missing', 'not_asked']),
    /** The member must show who they are first. */
    identity: z.enum(['fine', 'due']),
    /** The one above; null where there is nobody, or where the brand does not let money go there. */
    upline: Relative.nullable(),
    /** Whether money may go to those right below. */
    downlines: z.boolean(),
  }),
  refusals: ['not_logged_in', 'timed_out', 'self_excluded'],
})

const account = requiredText(64)

export const findDownline = post('/wps/cashier/line/people', {
  summary: 'One of those right below, by account; a stranger is answered as nobody is',
  actor: 'member',
  limit: 'money',
  body: z.strictObject({ account }),
  reply: Relative,
  refusals: ['not_logged_in', 'forbidden', 'timed_out', 'self_excluded', 'too_many_requests'],
})

export const transferInLine = post('/wps/cashier/line/transfers', {
  summary: 'Send money to the one above, or to one right below. The same id again answers the same transfer',
  actor: 'member',
  encrypted: true,
  limit: 'money',
  body: z.strictObject({
    id: CallerId,
    way: DownlineWay,
    /** Of the one below; nobody else is above than one. */
    account: account.optional(),
    amount: Amount,
    paymentPassword: Password.optional(),
  }),
  reply: DownlineTransfer,
  refusals: [
    'not_logged_in',
    'forbidden',
    'timed_out',
    'self_excluded',
    'identity_unverified',
    'payment_locked',
    'payment_password_missing',
    'receiver_closed',
    'turnover_due',
    'limit_reached',
    'insufficient_funds',
    'id_reused',
    'too_many_requests',
  ],
})

export const lineTransfers = get('/wps/cashier/line/transfers', {
  summary: 'What the member has sent to and got from their line, newest first',
  actor: 'member',
  whileRestrained: true,
  query: z.object(paging(20)),
  reply: z.strictObject(page(DownlineTransfer)),
  refusals: ['not_logged_in'],
})

export const lineTransfer = get('/wps/cashier/line/transfers/{transferId}', {
  summary: 'One transfer of the member’s line',
  actor: 'member',
  whileRestrained: true,
  params: z.object({ transferId: Id }),
  reply: DownlineTransfer,
  refusals: ['not_logged_in', 'not_found'],
})
