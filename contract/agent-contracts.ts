import { z } from 'zod'
import { get, post } from './call.ts'
import { Amount, CallerId, Category, Id, Moment, page, paging, requiredText, SignedAmount } from './field.ts'

const AGENT = ['not_logged_in', 'forbidden'] as const

export const ContractKind = z.enum(['dividend', 'daily', 'hourly', 'realtime'])
export type ContractKind = z.output<typeof ContractKind>

/** Everything, or one category. */
export const ContractGroup = z.enum(['CONS', ...Category.options])

/** The day, the week from Monday, 1st–15th and 16th–end, or the month. */
const PeriodCode = z.enum(['D', 'W', 'H', 'M'])

/** A rate as a decimal fraction: `0.0033` is 0.33 %. At most four decimals of a per cent. */
const Rate = z
  .string({ error: 'invalid' })
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, 'invalid')
  .meta({ description: 'Decimal fraction from 0 to 1 of at most six decimals', examples: ['0.2', '0.0033'] })

/** Of a share of the valid bets, or of a fixed amount. */
export const RateType = z.enum(['P', 'F'])

const TIERS_MAX = 10
const tiers = <Tier extends z.ZodType>(tier: Tier) =>
  z.array(tier, { error: 'required' }).min(1, 'required').max(TIERS_MAX, 'too_many')

const active = z.number({ error: 'invalid' }).int('invalid').min(0, 'invalid').max(1_000_000, 'invalid')

const DividendTerms = z.strictObject({
  kind: z.literal('dividend'),
  period: PeriodCode,
  /** A losing period is carried over, within the calendar month only, or dropped. */
  carry: z.enum(['carried', 'month', 'reset']),
  tiers: tiers(z.strictObject({ netLoss: Amount, validBets: Amount, active, rate: Rate })),
})

const salaryTiers = tiers(
  z.strictObject({
    validBets: Amount,
    active,
    /** Of rate type P. */
    rate: Rate.optional(),
    /** Of rate type F. */
    amount: Amount.optional(),
  }),
)

/** A daily salary is judged by the day; its period is the cycle in which it is paid. */
const DailyTerms = z.strictObject({
  kind: z.literal('daily'),
  period: PeriodCode.default('D'),
  rateType: RateType,
  tiers: salaryTiers,
})
const HourlyTerms = z.strictObject({ kind: z.literal('hourly'), rateType: RateType, tiers: salaryTiers })
/** Paid for slots of five minutes on bets that won and bets that lost; bets below the single bet amount do not count. */
const RealTimeTerms = z.strictObject({ kind: z.literal('realtime'), winRate: Rate, lossRate: Rate, singleBet: Amount })

const TERMS = [DividendTerms, DailyTerms, HourlyTerms, RealTimeTerms] as const
export const ContractTerms = z.discriminatedUnion('kind', TERMS)
export type ContractTerms = z.output<typeof ContractTerms>

const CONTRACT_STATES = [
  'draft',
  'offered',
  'accepted',
  'in_force',
  'ended',
  'rejected',
  'withdrawn',
  'lapsed',
] as const
export const ContractState = z.enum(CONTRACT_STATES)
export type ContractState = z.output<typeof ContractState>

/** Where a contract stands that hangs on another one: further below in the agent’s line. */
const FallingContract = z.strictObject({
  contractId: Id,
  above: z.string(),
  below: z.string(),
  kind: ContractKind,
  group: ContractGroup,
  /** The highest that it pays: rates, or an amount. */
  top: z.array(z.string()),
  at: Moment,
})
export type FallingContract = z.output<typeof FallingContract>

export const AgentContract = z.strictObject({
  contractId: Id,
  kind: ContractKind,
  group: ContractGroup,
  /** Counted per pair, kind and group. */
  version: z.number().int(),
  /** Whether the asker gave it or has it from above. */
  side: z.enum(['given', 'own']),
  /** Of the other one; null is the house. */
  account: z.string().nullable(),
  terms: ContractTerms,
  state: ContractState,
  madeAt: Moment,
  offeredAt: Moment.nullable(),
  /** When an offer lapses that nobody answers. */
  lapsesAt: Moment.nullable(),
  decidedAt: Moment.nullable(),
  /** From when until before when it holds; of an offer, from when it would if it were accepted now. */
  from: Moment.nullable(),
  until: Moment.nullable(),
  /** Who asked for its end: it waits for the other one to agree or to keep it until the notice has run out. */
  endAsked: z.enum(['me', 'other']).nullable(),
  endAnswer: z.enum(['agreed', 'kept']).nullable(),
  /** Why it ends: by notice, by agreement, by a new version, or because the contract above no longer carries it. */
  endReason: z.enum(['notice', 'agreement', 'version', 'above', 'moved']).nullable(),
  /** Of a draft or an offer: contracts below that would end with it. */
  falling: z.array(FallingContract),
})
export type AgentContract = z.output<typeof AgentContract>

export const agentContracts = get('/wps/agent/contracts', {
  summary: 'Contracts and offers of the agent with the one above and with those below, newest first',
  actor: 'member',
  whileRestrained: true,
  query: z.object({
    kind: ContractKind.optional(),
    group: ContractGroup.optional(),
    side: z.enum(['given', 'own']).optional(),
    /** Those that wait for an answer of the asker: offers, and ends that the other one asked for. */
    waiting: z.enum(['true', 'false']).default('false'),
    ...paging(20),
  }),
  reply: z.strictObject(page(AgentContract)),
  refusals: AGENT,
})

const Party = {
  id: CallerId,
  group: ContractGroup,
  /** Of an agent right below. */
  account: requiredText(64),
}

export const makeContract = post('/wps/agent/contracts', {
  summary: 'Draft a contract for an agent right below. The same id again answers the same draft',
  actor: 'member',
  whileRestrained: true,
  body: z.discriminatedUnion('kind', [
    DividendTerms.extend(Party),
    DailyTerms.extend(Party),
    HourlyTerms.extend(Party),
    RealTimeTerms.extend(Party),
  ]),
  reply: AgentContract,
  refusals: [...AGENT, 'id_reused'],
})

const params = z.object({ contractId: Id })
const WITHOUT_CONTENT = z.strictObject({})

export const offerContract = post('/wps/agent/contracts/{contractId}/offer', {
  summary: 'Offer a draft; the other one has 168 hours to answer. Again it answers the same offer',
  actor: 'member',
  whileRestrained: true,
  params,
  body: WITHOUT_CONTENT,
  reply: AgentContract,
  refusals: [...AGENT, 'not_found', 'offer_over', 'rate_above_own', 'contract_stands', 'not_available'],
})

export const withdrawContract = post('/wps/agent/contracts/{contractId}/withdraw', {
  summary: 'Take a draft back, or an offer that nobody has answered',
  actor: 'member',
  whileRestrained: true,
  params,
  body: WITHOUT_CONTENT,
  reply: AgentContract,
  refusals: [...AGENT, 'not_found', 'offer_over'],
})

export const answerContract = post('/wps/agent/contracts/{contractId}/answer', {
  summary: 'Accept or reject an offer. What ends below with it ends at the same moment',
  actor: 'member',
  whileRestrained: true,
  params,
  body: z.strictObject({ answer: z.enum(['accept', 'reject']) }),
  reply: AgentContract,
  refusals: [...AGENT, 'not_found', 'offer_over', 'rate_above_own', 'contract_stands'],
})

export const terminateContract = post('/wps/agent/contracts/{contractId}/terminate', {
  summary:
    'Ask for the end of a contract, which comes after thirty days; the other one may agree to it now, or keep it until then',
  actor: 'member',
  whileRestrained: true,
  params,
  body: z.strictObject({ wish: z.enum(['end', 'keep']).default('end') }),
  reply: AgentContract,
  refusals: [...AGENT, 'not_found', 'offer_over'],
})

const SimulationFigures = z.strictObject({
  netLoss: SignedAmount,
  validBets: SignedAmount,
  active,
  /** What is deducted of a dividend: what promotions and rebates cost, and fees. */
  deductions: SignedAmount.default('0'),
  /** Of real time: valid bets of those that won and of those that lost, from the single bet amount on. */
  won: SignedAmount.default('0'),
  lost: SignedAmount.default('0'),
})

export const simulateContract = post('/wps/agent/contracts/simulate', {
  summary: 'What a contract would pay to both, by net loss and over past periods, and which contracts would end',
  actor: 'member',
  whileRestrained: true,
  limit: 'costly',
  body: z.strictObject({
    /** A draft or an offer; without it terms for an agent right below. */
    contractId: Id.optional(),
    group: ContractGroup.default('CONS'),
    account: requiredText(64).optional(),
    terms: ContractTerms.optional(),
    /** What the line comes to; without it what it came to in the last period. */
    figures: SimulationFigures.optional(),
    /** Up to where the curve goes. */
    netLossMax: Amount.optional(),
  }),
  reply: z.strictObject({
    figures: SimulationFigures,
    theyGet: SignedAmount,
    /** By the tier that the asker reached in the last period; of an offer to the asker, what it pays. */
    iGet: SignedAmount,
    iKeep: SignedAmount,
    /** What is kept by the contract that stands now. */
    keptBefore: SignedAmount,
    /** The tier of the one below, from 1. */
    tier: z.number().int().nullable(),
    /** From when it would hold if it were accepted now. */
    from: Moment.nullable(),
    /** By net loss; where a tier is reached there are two points with one net loss. */
    curve: z.array(z.strictObject({ netLoss: SignedAmount, theyGet: SignedAmount, iGet: SignedAmount })),
    /** The last periods, oldest first: days of the brand, or hours. None of real time. */
    periods: z.array(z.strictObject({ since: Moment, until: Moment, figures: SimulationFigures })),
    /** What the last periods would have come to together. */
    replay: z.strictObject({
      theyGet: SignedAmount,
      theyGotBefore: SignedAmount,
      iKeep: SignedAmount,
      keptBefore: SignedAmount,
    }),
    /** Offering it would be refused: it is above what the asker has. */
    isAboveOwn: z.boolean(),
    falling: z.array(FallingContract),
  }),
  refusals: [...AGENT, 'not_found', 'offer_over'],
})
