import { z } from 'zod'
import { get } from './call.ts'
import { Day, Moment } from './field.ts'

/** Lotteries are codes: `SSC_1M`, `VN_MB`, `4D`-like ones begin with a letter. */
export const LotteryCode = z.string().regex(/^[A-Z][A-Z0-9_]{2,29}$/, 'invalid')
/** As it is stored, without a dash: `202611210903`. */
export const IssueNo = z.string().regex(/^\d{6,16}$/, 'invalid')
/** A way to bet on a draw: `ZX3_B`, `LO_2`. */
export const MethodKey = z.string().regex(/^[A-Z0-9][A-Z0-9_]{0,29}$/, 'invalid')

/** Account types of the house's lotteries, which are their vendors in the catalogue too. */
export const LOTTERY_ACCOUNT_TYPES = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT'] as const
export type LotteryAccountType = (typeof LOTTERY_ACCOUNT_TYPES)[number]

/** `Lott`: official Vietnamese stations; `ZY`: the house's own draws of that structure. */
export const PRIZE_MODES = ['Lott', 'ZY', 'SEA', 'Elott'] as const
export const PrizeMode = z.enum(PRIZE_MODES)
export type PrizeMode = z.output<typeof PrizeMode>

/**
 * Where an issue is: not on sale yet; on sale; sale is over; its numbers stand; all lines are paid; or its draw did not hold and every
 * stake has come back.
 */
export const ISSUE_STATUSES = ['pending', 'open', 'closed', 'drawn', 'settled', 'void'] as const
const IssueStatus = z.enum(ISSUE_STATUSES)
export type IssueStatus = z.output<typeof IssueStatus>

const issueFields = {
  issueNo: z.string(),
  openAt: Moment,
  closeAt: Moment,
  drawAt: Moment,
  status: IssueStatus,
}

const Issue = z.strictObject(issueFields)

/** With its numbers in the order of the family's prizes, as people read them; null before the draw and of a void issue. */
const DrawnIssue = z.strictObject({ ...issueFields, numbers: z.array(z.string()).nullable() })
export type DrawnIssue = z.output<typeof DrawnIssue>

const lotteryFields = {
  gameCode: z.string(),
  /** In the caller's language. */
  name: z.string(),
  /** The key of the family: `SSC`, `VN_NORTH`. */
  family: z.string(),
  prizeMode: PrizeMode,
  /** Of its schedule; times are shown in it. */
  timeZone: z.string(),
  /** `closed`: the brand sells no tickets of it. */
  state: z.enum(['open', 'closed']),
  /** Who draws: the house from its chain, an office whose result two people enter, or the draw of another lottery. */
  drawnBy: z.enum(['house', 'official', 'lottery']),
  /** The one on sale, or the next one. */
  issue: Issue.nullable(),
  /** The last one that has an end. */
  last: DrawnIssue.nullable(),
}

export const Lottery = z.strictObject(lotteryFields)
export type Lottery = z.output<typeof Lottery>

export const lotteries = get('/wps/lottery/lotteries', {
  summary: 'The lotteries of the brand, each with the issue on sale and the last numbers',
  actor: 'anyone',
  whileRestrained: true,
  reply: z.strictObject({ now: Moment, list: z.array(Lottery) }),
  refusals: [],
})

const Tier = z.strictObject({
  key: z.string(),
  /** What a winning ticket returns for one staked, by the caller's own top mode where it is paid by a mode; four decimals, cut. */
  odds: z.string(),
  byMode: z.boolean(),
})

const Method = z.strictObject({
  key: z.string(),
  /** Methods of a group stand under one tab. */
  group: z.string(),
  odds: z.array(Tier),
  /** Of one ticket: the least and the most, where a stake is laid on each; null where a price follows from unit and multiple. */
  stakeMin: z.string().nullable(),
  stakeMax: z.string().nullable(),
  /** The share that comes back in the long run at the caller's own top mode, in per cent with two decimals. */
  return: z.string(),
})
export type LotteryMethodTerms = z.output<typeof Method>

/** Numbers that are not sold, or of which a hit pays half of the odds: of a method, or of each that has them. */
const SoldRule = z.strictObject({
  kind: z.enum(['closed', 'half']),
  method: z.string().nullable(),
  /** Null: on every issue. */
  issueNo: z.string().nullable(),
  numbers: z.array(z.string()),
})
export type SoldRule = z.output<typeof SoldRule>

export const lottery = get('/wps/lottery/lotteries/{gameCode}', {
  summary: 'A lottery with its methods, odds, modes and units, and the issues that can be named',
  actor: 'anyone',
  whileRestrained: true,
  params: z.object({ gameCode: LotteryCode }),
  reply: z.strictObject({
    ...lotteryFields,
    now: Moment,
    currency: z.string(),
    methods: z.array(Method),
    /** Prize modes that the caller may choose; null where odds are fixed. */
    modes: z.strictObject({ min: z.number().int(), top: z.number().int(), step: z.number().int() }).nullable(),
    /** What a ticket may be counted in, of lotteries with modes: a ticket costs two of them. */
    units: z.array(z.string()),
    /** The most that a line may win. */
    prizeMax: z.string(),
    /** What holds of numbers on the issues that can be named. */
    numberRules: z.array(SoldRule),
    /** Issues from the one on sale on. */
    next: z.array(Issue),
    rulesVersion: z.string(),
  }),
  refusals: ['not_found'],
})
export type LotteryTerms = z.output<typeof lottery.reply>

export const lotteryIssues = get('/wps/lottery/lotteries/{gameCode}/issues', {
  summary:
    'Issues that have an end, the newest first: the last ones, those before an issue, or of a day in the lottery’s zone',
  actor: 'anyone',
  whileRestrained: true,
  params: z.object({ gameCode: LotteryCode }),
  query: z.object({
    count: z.coerce.number().int().min(1).max(500).default(30),
    day: Day.optional(),
    before: IssueNo.optional(),
  }),
  reply: z.strictObject({ list: z.array(DrawnIssue) }),
  refusals: ['not_found'],
})

export const lotteryIssue = get('/wps/lottery/lotteries/{gameCode}/issues/{issueNo}', {
  summary: 'An issue with what was sealed before its draw and what proves it',
  actor: 'anyone',
  whileRestrained: true,
  params: z.object({ gameCode: LotteryCode, issueNo: IssueNo }),
  reply: z.strictObject({
    ...DrawnIssue.shape,
    gameCode: z.string(),
    family: z.string(),
    /** Of an official draw there is none. */
    proof: z
      .strictObject({
        head: z.string(),
        salt: z.string(),
        /** Its place in the chain, and how often its hash is hashed to the head that was published. */
        link: z.number().int(),
        toHead: z.number().int(),
        linkAfter: z.string().nullable(),
        /** Told once the issue is drawn or void. */
        hash: z.string().nullable(),
      })
      .nullable(),
    /** Told once sale is over: SHA-256 over the ids of its lines in ascending order, each with a line feed. */
    seal: z
      .strictObject({
        lines: z.number().int(),
        /** By currency. */
        stakes: z.array(z.strictObject({ currency: z.string(), amount: z.string() })),
        digest: z.string(),
      })
      .nullable(),
  }),
  refusals: ['not_found'],
})

export const lotteryTrends = get('/wps/lottery/lotteries/{gameCode}/trends', {
  summary: 'The numbers of the last issues, the newest first, from which trends are counted',
  actor: 'anyone',
  whileRestrained: true,
  params: z.object({ gameCode: LotteryCode }),
  query: z.object({ count: z.coerce.number().int().min(1).max(500).default(100) }),
  reply: z.strictObject({ list: z.array(z.strictObject({ issueNo: z.string(), numbers: z.array(z.string()) })) }),
  refusals: ['not_found'],
})

/** What the live channel says on the topic `draws`: every lottery of the brand, each in a line. */
export const DrawsNews = z.strictObject({
  now: Moment,
  lotteries: z.array(
    z.strictObject({
      gameCode: z.string(),
      state: z.enum(['open', 'closed']),
      issue: Issue.nullable(),
      last: DrawnIssue.nullable(),
    }),
  ),
})
export type DrawsNews = z.output<typeof DrawsNews>
