import { z } from 'zod'
import { get, put } from './call.ts'
import { ONE, oneMember } from './console-members.ts'
import { demoFilter } from './demo-players.ts'
import { Day, EmptyReply, Id, Moment, page, paging, SignedAmount, text } from './field.ts'
import { ISSUE_STATUSES, IssueNo, LotteryCode, MethodKey, PRIZE_MODES, PrizeMode } from './lottery.ts'
import { CHASE_STATES } from './lottery-chases.ts'
import { ORDER_STATES, OrderState } from './lottery-orders.ts'
import { Because, TWO_PEOPLE } from './operator.ts'

const READ = ['not_logged_in', 'forbidden'] as const

/** Who draws: the house from its chain, an office whose result people enter, or the draw of another lottery. */
export const DRAWN_BY = ['house', 'official', 'lottery'] as const
const DrawnBy = z.enum(DRAWN_BY)

/** Lists that could be millions long reach so far; whoever looks for more narrows the filter. */
export const LOTTERY_ROWS_MOST = 10_000

/** When a lottery draws, for words: every so often within stretches of the day, or once on some days. */
const Schedule = z.strictObject({
  timeZone: z.string(),
  /** Minutes between draws; null of those that have one a day. */
  every: z.number().int().nullable(),
  /** Stretches of the day, from the first draw to the last one. */
  windows: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** The time of the one draw of a day. */
  at: z.string().nullable(),
  /** 1 is Monday; empty with the next ones for every day. */
  weekdays: z.array(z.number().int()),
  monthDays: z.array(z.number().int()),
  /** Sale ends so many seconds before the draw. */
  cutOffSeconds: z.number().int(),
})
export type DeskSchedule = z.output<typeof Schedule>

/** What a brand sells of a lottery: tickets, or none. */
export const LOTTERY_SALES = ['open', 'closed'] as const
const LotterySale = z.enum(LOTTERY_SALES)

const DeskLottery = z.strictObject({
  code: LotteryCode,
  /** In the operator's language. */
  name: z.string(),
  family: z.string(),
  prizeMode: PrizeMode,
  schedule: Schedule,
  drawnBy: DrawnBy,
  /** The lottery whose draws serve this one too. */
  drawsFrom: z.string().nullable(),
  /** Whether the brand sells it. */
  sale: LotterySale,
  /** The issue on sale or the next one, and when its sale ends. */
  issueNo: z.string().nullable(),
  closesAt: Moment.nullable(),
  /** Issues are ready up to here; null where none are made yet. */
  readyTo: Moment.nullable(),
})
export type DeskLottery = z.output<typeof DeskLottery>

export const deskLotteries = get('/wps/operator/lotteries', {
  summary: 'All lotteries in their order, each with when it draws and whether the brand sells it',
  actor: 'operator',
  permission: 'draws.read',
  query: z.object({
    /** A part of the code or the name. */
    search: text(80).optional(),
    family: text(40).optional(),
    prizeMode: z.enum(PRIZE_MODES).optional(),
    drawnBy: DrawnBy.optional(),
    sale: LotterySale.optional(),
    ...paging(50),
  }),
  reply: z.strictObject(page(DeskLottery)),
  refusals: READ,
})

export const setLotterySale = put('/wps/operator/lotteries/{gameCode}/sale', {
  summary: 'Stop the sale of a lottery at the brand at once, or open it again; by two people where it is opened',
  actor: 'operator',
  permission: 'draws.edit',
  effect: 'loosens',
  params: z.object({ gameCode: LotteryCode }),
  body: z.strictObject({ sale: LotterySale, ...Because }),
  reply: EmptyReply,
  refusals: [...READ, 'not_found', ...TWO_PEOPLE],
})

const DeskIssue = z.strictObject({
  issueId: Id,
  gameCode: z.string(),
  name: z.string(),
  issueNo: z.string(),
  openAt: Moment,
  closeAt: Moment,
  drawAt: Moment,
  status: z.enum(ISSUE_STATUSES),
  drawnBy: DrawnBy,
  /** Of the brand's members in its money, without what they took back; the stakes of a void draw have all returned. */
  lines: z.number().int(),
  stakes: z.string(),
  prizes: z.string(),
  /** What the brand keeps, once all is paid. */
  result: SignedAmount.nullable(),
})
export type DeskIssue = z.output<typeof DeskIssue>

export const deskIssues = get('/wps/operator/lottery-issues', {
  summary:
    'Issues whose sale has begun, the latest first, with what the brand took and paid; those to come where they are asked for',
  actor: 'operator',
  permission: 'draws.read',
  query: z.object({
    gameCode: LotteryCode.optional(),
    status: z.enum(ISSUE_STATUSES).optional(),
    /** Of the draw, in the brand's zone. */
    day: Day.optional(),
    ...paging(50),
  }),
  reply: z.strictObject({ ...page(DeskIssue), more: z.boolean() }),
  refusals: READ,
})

/** How a line stands, and those whose end was put right. */
export const LINE_FILTERS = [...ORDER_STATES, 'corrected'] as const

const DeskOrderLine = z.strictObject({
  lineId: Id,
  orderId: Id,
  memberId: Id,
  account: z.string(),
  gameCode: z.string(),
  name: z.string(),
  issueNo: z.string(),
  method: z.string(),
  /** Its beginning, with an ellipsis where there is more of it. */
  content: z.string(),
  tickets: z.number().int(),
  amount: z.string(),
  rebate: z.string(),
  /** Prize mode; null where odds are fixed. */
  mode: z.number().int().nullable(),
  /** By tier, as it was taken; four decimals, cut. */
  odds: z.array(z.strictObject({ key: z.string(), odds: z.string() })),
  state: OrderState,
  corrected: z.boolean(),
  prize: z.string(),
  placedAt: Moment,
  chaseId: Id.nullable(),
})
export type DeskOrderLine = z.output<typeof DeskOrderLine>

export const deskOrderLines = get('/wps/operator/lottery-lines', {
  summary: 'Lines of orders of the brand’s members in its money, the latest first; the count ends at 10,000',
  actor: 'operator',
  permission: 'draws.read',
  query: z.object({
    /** An account, or the id of a line or of an order. */
    search: text(80).optional(),
    gameCode: LotteryCode.optional(),
    issueNo: IssueNo.optional(),
    method: MethodKey.optional(),
    state: z.enum(LINE_FILTERS).optional(),
    /** Days of the brand on which the order was placed, the last one included. */
    ...demoFilter,
    from: Day.optional(),
    to: Day.optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(DeskOrderLine),
    more: z.boolean(),
    /** Of all that the filter finds; left out where that is more than is counted here. */
    sums: z.strictObject({ amount: z.string() }).optional(),
  }),
  refusals: READ,
})

const DeskChase = z.strictObject({
  chaseId: Id,
  memberId: Id,
  account: z.string(),
  gameCode: z.string(),
  name: z.string(),
  issues: z.number().int(),
  /** Issues that have an end, and those that have none yet. */
  done: z.number().int(),
  left: z.number().int(),
  /** Lines on each issue. */
  lines: z.number().int(),
  stopOnWin: z.boolean(),
  /** Of what was not given back: all of it, what of it was drawn, and what that won. */
  amount: z.string(),
  spent: z.string(),
  prize: z.string(),
  state: z.enum(CHASE_STATES),
  /** What ended it before its last issue. */
  endedBy: z.enum(['win', 'member', 'restraint']).nullable(),
  placedAt: Moment,
})
export type DeskChase = z.output<typeof DeskChase>

export const deskChases = get('/wps/operator/lottery-chases', {
  summary: 'Chases of the brand’s members in its money, the latest first; the count ends at 10,000',
  actor: 'operator',
  permission: 'draws.read',
  query: z.object({
    /** An account, or the id of a chase. */
    search: text(80).optional(),
    gameCode: LotteryCode.optional(),
    state: z.enum(CHASE_STATES).optional(),
    ...demoFilter,
    from: Day.optional(),
    to: Day.optional(),
    ...paging(50),
  }),
  reply: z.strictObject({ ...page(DeskChase), more: z.boolean() }),
  refusals: READ,
})

/** Per cent of a stake with one decimal, up to the most that any brand gives. */
const RebatePoint = z.number({ error: 'invalid' }).min(0, 'invalid').max(8, 'invalid').multipleOf(0.1, 'invalid')

export const memberRebate = get('/wps/operator/members/{memberId}/rebate', {
  summary: 'A member’s rebate point of lotteries and the top prize mode that follows, their own or the brand’s',
  actor: 'operator',
  permission: 'members.read',
  params: oneMember,
  reply: z.strictObject({
    /** Null at a brand without lotteries. */
    rebate: z
      .strictObject({
        /** Null where the brand's holds. */
        own: z.number().nullable(),
        brand: z.number(),
        holds: z.number(),
        topMode: z.number().int(),
      })
      .nullable(),
  }),
  refusals: ONE,
})

export const setMemberRebate = put('/wps/operator/members/{memberId}/rebate', {
  summary:
    'Set a member’s own rebate point, or let the brand’s hold; from the next order on. By two people where it rises',
  actor: 'operator',
  permission: 'members.edit',
  params: oneMember,
  body: z.strictObject({
    /** Null for the brand's. */
    point: RebatePoint.nullable(),
    ...Because,
  }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...ONE, ...TWO_PEOPLE],
})
