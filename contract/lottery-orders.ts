import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, CallerId, Id, Moment, page, paging } from './field.ts'
import { IssueNo, LotteryCode, MethodKey } from './lottery.ts'

export const LINES_MAX = 100
export const TICKETS_MAX = 100_000

/**
 * Choices by the grammar of the lottery's methods: positions by `|`, choices by `,`, or whole tickets by spaces. Empty where there is
 * nothing to choose: `TAI`, `SUM_TIE`.
 */
const Content = z
  .string({ error: 'required' })
  .max(250_000, 'too_long')
  .regex(/^[A-Z0-9|,_ ]*$/, 'invalid')

const AskedOrderLine = z.strictObject({
  method: MethodKey,
  content: Content,
  /** As the page counted them; the server counts anew. */
  tickets: z.number().int().min(1).max(TICKETS_MAX),
  /** On each ticket, where odds are fixed. */
  stake: Amount.optional(),
  /** A ticket costs two units, so many times, at a prize mode. */
  unit: Amount.optional(),
  multiple: z.number().int().min(1).max(100_000).optional(),
  mode: z.number().int().min(1800).max(2000).optional(),
})
export type AskedOrderLine = z.output<typeof AskedOrderLine>

const orderFields = {
  gameCode: LotteryCode,
  issueNo: IssueNo,
  lines: z.array(AskedOrderLine).min(1).max(LINES_MAX),
}

const Terms = z.strictObject({
  key: z.string(),
  /** What a winning ticket returns for one staked; four decimals, cut. */
  odds: z.string(),
})

const termsFields = {
  tickets: z.number().int(),
  amount: z.string(),
  odds: z.array(Terms),
  /** Numbers of it of which a hit pays half of the odds. */
  half: z.array(z.string()),
  /** The most that the line can win. */
  most: z.string(),
}

export const quoteOrder = post('/wps/lottery/quote', {
  summary: 'What an order would cost and could win, judged as it would be taken; nothing moves',
  actor: 'account',
  limit: 'read',
  body: z.strictObject(orderFields),
  reply: z.strictObject({
    lines: z.array(z.strictObject(termsFields)),
    amount: z.string(),
    rebate: z.string(),
  }),
  refusals: [
    'not_logged_in',
    'not_found',
    'invalid_amount',
    'tickets_differ',
    'mode_too_high',
    'issue_not_open',
    'bets_closed',
    'stake_too_small',
    'stake_too_large',
    'number_closed',
    'number_full',
    'game_closed',
  ],
})

/** The most issues that one chase names. */
export const CHASE_MAX = 100

/** The same lines on issues to come, in their order, each so many times; the first is the order's own. */
const AskedChase = z.strictObject({
  issues: z
    .array(z.strictObject({ issueNo: IssueNo, multiple: z.number().int().min(1).max(100_000) }))
    .min(2)
    .max(CHASE_MAX),
  /** After an issue that has won anything, those that are not closed are given back. */
  stopOnWin: z.boolean(),
})
export type AskedChase = z.output<typeof AskedChase>

export const placeOrder = post('/wps/lottery/orders', {
  summary: 'Bet on an issue, or on several in a row as a chase, all paid at once: all lines or none',
  actor: 'account',
  limit: 'money',
  body: z.strictObject({ id: CallerId, ...orderFields, chase: AskedChase.optional() }),
  reply: z.strictObject({
    orderId: Id,
    chaseId: Id.nullable(),
    /** Of the first issue. */
    lines: z.array(z.strictObject({ lineId: Id, ...termsFields })),
    /** Of all issues. */
    amount: z.string(),
    rebate: z.string(),
    balance: z.string(),
  }),
  refusals: [
    'not_logged_in',
    'not_found',
    'invalid_amount',
    'insufficient_funds',
    'tickets_differ',
    'mode_too_high',
    'issue_not_open',
    'bets_closed',
    'stake_too_small',
    'stake_too_large',
    'number_closed',
    'number_full',
    'limit_reached',
    'game_closed',
    'bets_paused',
    'id_reused',
  ],
})

/** Of an order all lines together, or of a line: waits for its draw, has won anything, nothing, or was given back. */
export const ORDER_STATES = ['open', 'won', 'lost', 'cancelled'] as const
export const OrderState = z.enum(ORDER_STATES)
export type OrderState = z.output<typeof OrderState>

const orderRow = {
  orderId: Id,
  gameCode: z.string(),
  /** In the caller's language. */
  name: z.string(),
  issueNo: z.string(),
  drawAt: Moment,
  placedAt: Moment,
  lines: z.number().int(),
  /** Of what was not cancelled. */
  amount: z.string(),
  rebate: z.string(),
  prize: z.string(),
  currency: z.string(),
  state: OrderState,
  /** Where the order is one issue of a chase. */
  chaseId: Id.nullable(),
}

const Order = z.strictObject(orderRow)
export type LotteryOrder = z.output<typeof Order>

export const orders = get('/wps/lottery/orders', {
  summary: 'The own orders, the newest first',
  actor: 'account',
  whileRestrained: true,
  query: z.object({ gameCode: LotteryCode.optional(), state: OrderState.optional(), ...paging(20) }),
  reply: z.strictObject(page(Order)),
  refusals: ['not_logged_in'],
})

const OrderLine = z.strictObject({
  lineId: Id,
  method: z.string(),
  content: z.string(),
  tickets: z.number().int(),
  amount: z.string(),
  rebate: z.string(),
  /** The terms that it was taken by. */
  mode: z.number().int().nullable(),
  odds: z.array(Terms),
  half: z.array(z.string()),
  most: z.string(),
  state: OrderState,
  /** Its result was corrected after it had been settled. */
  corrected: z.boolean(),
  /** Winning tickets by tier; null before the draw. */
  hits: z.array(z.strictObject({ tier: z.string(), tickets: z.number().int() })).nullable(),
  prize: z.string(),
})

const orderDetail = z.strictObject({
  ...orderRow,
  family: z.string(),
  closeAt: Moment,
  /** Lines may still be taken back. */
  cancellable: z.boolean(),
  numbers: z.array(z.string()).nullable(),
  items: z.array(OrderLine),
})
export type OrderDetail = z.output<typeof orderDetail>

export const order = get('/wps/lottery/orders/{orderId}', {
  summary: 'An own order with its lines, their terms, hits and prizes',
  actor: 'account',
  whileRestrained: true,
  params: z.object({ orderId: Id }),
  reply: orderDetail,
  refusals: ['not_logged_in', 'not_found'],
})

export const cancelOrder = post('/wps/lottery/orders/{orderId}/cancel', {
  summary: 'Take an order, or lines of it, back before the issue closes: stake and rebate return as one',
  actor: 'account',
  whileRestrained: true,
  limit: 'money',
  params: z.object({ orderId: Id }),
  body: z.strictObject({ id: CallerId, lineIds: z.array(Id).min(1).max(LINES_MAX).optional() }),
  reply: z.strictObject({ orderId: Id, lineIds: z.array(Id), returned: z.string(), balance: z.string() }),
  refusals: ['not_logged_in', 'not_found', 'bets_closed', 'insufficient_funds', 'id_reused'],
})
