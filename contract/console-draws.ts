import { z } from 'zod'
import { get, post } from './call.ts'
import { EmptyReply, Id, Moment, page, paging, requiredText, SignedAmount, text } from './field.ts'
import { ISSUE_STATUSES, IssueNo, LotteryCode } from './lottery.ts'
import { Because, TWO_PEOPLE } from './operator.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const ONE = [...READ, 'not_found'] as const

/**
 * `due`: official draws whose time has passed without a result; `unsettled`: drawn, with lines to pay; `settled`: paid or void, of the
 * last day.
 */
export const DRAW_TABS = ['due', 'open', 'unsettled', 'settled', 'schedule'] as const

/** How far two people have come with an official result: neither of them, one, or both, who agree or do not. */
const ENTRY_STATES = ['none', 'one', 'differ', 'agree'] as const

const NUMBERS_MAX = 50
const Numbers = z
  .array(z.string({ error: 'required' }).regex(/^\d{1,6}$/, 'invalid'))
  .min(1, 'required')
  .max(NUMBERS_MAX, 'too_long')

const DeskDraw = z.strictObject({
  /** Under which approvals name it. */
  drawId: Id,
  gameCode: z.string(),
  /** In the operator's language. */
  name: z.string(),
  family: z.string(),
  drawnBy: z.enum(['house', 'official', 'lottery']),
  issueNo: z.string(),
  openAt: Moment,
  closeAt: Moment,
  drawAt: Moment,
  status: z.enum(ISSUE_STATUSES),
  /** Of an official draw without a result. */
  entries: z.enum(ENTRY_STATES).nullable(),
  /** What the brand's members have bet on it in its money, and the most that each of these lines can win, together. */
  lines: z.number().int(),
  stakes: z.string(),
  exposure: z.string(),
  /** Once it is over: what these lines have won, and what the brand keeps of their stakes, also in per cent of them. */
  paid: z.strictObject({ prizes: z.string(), result: SignedAmount, margin: z.string().nullable() }).nullable(),
})
export type DeskDraw = z.output<typeof DeskDraw>

export const deskDraws = get('/wps/operator/draws', {
  summary:
    'Draws by what is to be done about them: those that are due first, what is on sale, what is paid, what comes next',
  actor: 'operator',
  permission: 'draws.read',
  query: z.object({ tab: z.enum(DRAW_TABS), gameCode: LotteryCode.optional(), ...paging(50) }),
  reply: z.strictObject({
    ...page(DeskDraw),
    /** How many there are, whatever lottery is asked for; corrections that are under way. */
    counts: z.strictObject({
      due: z.number().int(),
      open: z.number().int(),
      unsettled: z.number().int(),
      corrections: z.number().int(),
    }),
  }),
  refusals: READ,
})

const DRAW = z.object({ gameCode: LotteryCode, issueNo: IssueNo })

/** What came of a draw that two people have made void or put right, in one money. */
const CorrectionSum = z.strictObject({
  currency: z.string(),
  returned: z.string(),
  taken: z.string(),
  /** Of what is taken, what members could not give back; below zero where they owe less than before. */
  owed: SignedAmount,
})

const DrawCorrection = z.strictObject({
  correctionId: Id,
  gameCode: z.string(),
  name: z.string(),
  issueNo: z.string(),
  kind: z.enum(['void', 'correct']),
  numbersBefore: z.array(z.string()).nullable(),
  numbersAfter: z.array(z.string()).nullable(),
  state: z.enum(['running', 'done']),
  /** How many bets it was to change, how many it has, and how many it could not. */
  bets: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  sums: z.array(CorrectionSum),
  reason: z.string(),
  askedBy: z.string(),
  confirmedBy: z.string(),
  at: Moment,
})
export type DrawCorrection = z.output<typeof DrawCorrection>

const ResultEntry = z.strictObject({
  /** The first or the second. */
  place: z.number().int(),
  by: z.string(),
  own: z.boolean(),
  version: z.number().int(),
  at: Moment,
  /** Null as long as the other one is not there: nobody copies. */
  numbers: z.array(z.string()).nullable(),
})

const ResultNotice = z.strictObject({
  version: z.number().int(),
  at: Moment,
  /** Null as long as entries are blind. */
  numbers: z.array(z.string()).nullable(),
})

export const deskDraw = get('/wps/operator/draws/{gameCode}/{issueNo}', {
  summary:
    'A draw with the entries of its result, where they differ, what the bureau says, and what can be done about it',
  actor: 'operator',
  permission: 'draws.read',
  params: DRAW,
  reply: z.strictObject({
    draw: DeskDraw,
    /** In their order: how many numbers of how many digits. */
    prizes: z.array(z.strictObject({ key: z.string(), count: z.number().int(), digits: z.number().int() })),
    numbers: z.array(z.string()).nullable(),
    entries: z.array(ResultEntry),
    /** Places in the result at which both entries are not the same. */
    differences: z.array(z.number().int()),
    /** What the bureau has said, the latest version first. */
    notices: z.array(ResultNotice),
    checks: z.strictObject({
      /** No line was taken at or after closing time. */
      soldInTime: z.boolean(),
      /** Of the entry that the operator sees: it is not the result of the draw before; null where there is none to see. */
      isNew: z.boolean().nullable(),
      /** In how many numbers the bureau says the same; null where one of both is not there to see. */
      noticeAgrees: z.strictObject({ agree: z.number().int(), of: z.number().int() }).nullable(),
    }),
    release: z.enum(['two_people', 'feed_and_one']),
    possible: z.strictObject({
      enter: z.boolean(),
      release: z.boolean(),
      void: z.boolean(),
      correct: z.boolean(),
    }),
    corrections: z.array(DrawCorrection),
  }),
  refusals: ONE,
})

const Payout = z.strictObject({
  method: z.string(),
  lines: z.number().int(),
  stakes: z.string(),
  prizes: z.string(),
})

export const drawPayouts = get('/wps/operator/draws/{gameCode}/{issueNo}/payouts', {
  summary: 'What the brand would pay by an entry of the result, by method',
  actor: 'operator',
  permission: 'draws.read',
  limit: 'costly',
  params: DRAW,
  query: z.strictObject({ entry: z.enum(['1', '2']) }),
  reply: z.strictObject({
    methods: z.array(Payout),
    lines: z.number().int(),
    stakes: z.string(),
    prizes: z.string(),
  }),
  refusals: ONE,
})

export const enterDrawResult = post('/wps/operator/draws/{gameCode}/{issueNo}/entries', {
  summary: 'Enter the result of an official draw without seeing the other entry, or correct the own one',
  actor: 'operator',
  permission: 'draws.enter',
  effect: 'work',
  params: DRAW,
  body: z.strictObject({ numbers: Numbers }),
  reply: z.strictObject({ place: z.number().int(), version: z.number().int() }),
  refusals: [...ONE, 'result_not_due', 'entries_taken'],
})

export const releaseDrawResult = post('/wps/operator/draws/{gameCode}/{issueNo}/release', {
  summary: 'Release a result on which both entries agree: from then on the draw is paid',
  actor: 'operator',
  permission: 'draws.settle',
  effect: 'execution',
  params: DRAW,
  /** As the operator has seen them. */
  body: z.strictObject({ numbers: Numbers }),
  reply: EmptyReply,
  refusals: [...ONE, 'result_not_due', 'entries_differ', 'case_changed'],
})

const DrawEffect = z.strictObject({
  bets: z.number().int(),
  members: z.number().int(),
  /** Of every brand in its money: to members, from them, of that what they could not give back at most, and rebates that return. */
  sums: z.array(
    z.strictObject({
      currency: z.string(),
      returned: z.string(),
      taken: z.string(),
      owed: z.string(),
      rebates: z.string(),
    }),
  ),
})
export type DrawEffect = z.output<typeof DrawEffect>

export const drawEffect = get('/wps/operator/draws/{gameCode}/{issueNo}/effect', {
  summary: 'What it would come to now if two people made a draw void, or put its numbers right',
  actor: 'operator',
  permission: 'draws.read',
  limit: 'costly',
  params: DRAW,
  query: z.strictObject({
    action: z.enum(['void', 'correct']),
    /** Of a correction, by commas. */
    numbers: text(NUMBERS_MAX * 7).optional(),
  }),
  /** Null where it is not possible now. */
  reply: z.strictObject({ effect: DrawEffect.nullable() }),
  refusals: ONE,
})

export const voidDraw = post('/wps/operator/draws/{gameCode}/{issueNo}/void', {
  summary: 'Make a draw void before or after it: stakes return, rebates and prizes are taken back; by two people',
  actor: 'operator',
  permission: 'draws.settle',
  effect: 'money',
  params: DRAW,
  body: z.strictObject(Because),
  reply: EmptyReply,
  refusals: [...ONE, 'issue_void', 'correction_running', ...TWO_PEOPLE],
})

export const correctDraw = post('/wps/operator/draws/{gameCode}/{issueNo}/correct', {
  summary: 'Put the numbers of an official draw right that has been paid, and move the difference; by two people',
  actor: 'operator',
  permission: 'draws.settle',
  effect: 'money',
  params: DRAW,
  body: z.strictObject({ numbers: Numbers, ...Because }),
  reply: EmptyReply,
  refusals: [...ONE, 'draw_of_house', 'issue_void', 'issue_not_settled', 'correction_running', ...TWO_PEOPLE],
})

export const drawCorrections = get('/wps/operator/draw-corrections', {
  summary: 'Draws that two people have made void or put right, the latest first',
  actor: 'operator',
  permission: 'draws.read',
  query: z.object({ gameCode: LotteryCode.optional(), ...paging(50) }),
  reply: z.strictObject(page(DrawCorrection)),
  refusals: READ,
})

export const hearResult = post('/wps/lottery/bureau/notices', {
  limit: 'service',
  summary: 'What the results bureau says was drawn, signed by it; said again, it changes nothing',
  actor: 'anyone',
  always: true,
  body: z.strictObject({
    /** A compact JWS. */
    notice: requiredText(10_000),
  }),
  reply: EmptyReply,
  refusals: ['notice_signature', 'notice_expired'],
})
