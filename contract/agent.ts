import { z } from 'zod'
import { get } from './call.ts'
import { BetStatus } from './betting.ts'
import { Category, Day, Id, Moment, page, paging, requiredText, SignedAmount, text } from './field.ts'

/** Business days of the brand, both included; without them the last fourteen. */
const Span = { from: Day.optional(), to: Day.optional() }

const AGENT = ['not_logged_in', 'forbidden'] as const

/** What a member and everyone below, or all below a member, came to in a span. */
export const TeamSums = z.strictObject({
  deposits: z.string(),
  withdrawals: z.string(),
  validBets: z.string(),
  /** What was paid out less what was staked, jackpots included: below zero the members have lost. */
  result: SignedAmount,
  /** What promotions and rebates paid to members, less what came back. */
  bonuses: SignedAmount,
})
export type TeamSums = z.output<typeof TeamSums>

const TeamSize = z.strictObject({ agents: z.number().int(), members: z.number().int() })

/** Somebody of the team as the agent may see them: agents and those right below in full, players further down masked. */
const TeamPerson = z.strictObject({
  memberId: Id,
  account: z.string(),
  isAgent: z.boolean(),
})
export type TeamPerson = z.output<typeof TeamPerson>

/** In per cent: of lotteries in tenths, of everything else in hundredths. */
export const Rebates = z.strictObject({ lottery: z.number(), casino: z.number() })
export type Rebates = z.output<typeof Rebates>

export const TeamRow = z.strictObject({
  ...TeamPerson.shape,
  /** One is right below the asker. */
  depth: z.number().int(),
  since: Moment,
  lastSeenAt: Moment.nullable(),
  /** Frozen, closed, timed out and excluded are all told alike. */
  isAvailable: z.boolean(),
  rebates: Rebates,
  balance: z.string(),
  below: TeamSize,
  sums: TeamSums,
})
export type TeamRow = z.output<typeof TeamRow>

export const agentOverview = get('/wps/agent/overview', {
  summary: 'What everybody below the agent came to in a span of days, against the span before',
  actor: 'member',
  limit: 'costly',
  query: z.object(Span),
  reply: z.strictObject({
    asset: z.string(),
    from: Day,
    to: Day,
    size: TeamSize,
    sums: TeamSums,
    before: TeamSums,
    /** Members with enough valid bets in the span, and in the span before. */
    active: z.strictObject({ members: z.number().int(), before: z.number().int() }),
    newMembers: z.number().int(),
    firstDeposits: z.number().int(),
    /** Oldest first, also those without anything. */
    days: z.array(z.strictObject({ day: Day, ...TeamSums.shape, active: z.number().int() })),
    /** By valid bets, the largest first. */
    categories: z.array(z.strictObject({ category: Category, validBets: z.string(), result: SignedAmount })),
    /** Of those right below, by the valid bets of their branch. */
    best: z.array(z.strictObject({ ...TeamPerson.shape, below: TeamSize, sums: TeamSums })),
  }),
  refusals: AGENT,
})

export const TEAM_SORTS = [
  'account',
  'since',
  'lastSeenAt',
  'balance',
  'below',
  'deposits',
  'withdrawals',
  'validBets',
  'result',
  'bonuses',
] as const
export const TeamSort = z.enum(TEAM_SORTS)
export type TeamSort = z.output<typeof TeamSort>

export const TEAM_FILTERS = ['agents', 'players', 'active', 'new', 'silent_7', 'silent_30'] as const
export const TeamFilter = z.enum(TEAM_FILTERS)
export type TeamFilter = z.output<typeof TeamFilter>

export const agentTeam = get('/wps/agent/line', {
  summary: 'Those right below somebody of the agent’s team, or everyone below, with the sums of each with all below',
  actor: 'member',
  limit: 'costly',
  query: z.object({
    ...Span,
    /** Below whom; without it below the agent. */
    memberId: Id.optional(),
    /** Those right below, or everyone. */
    reach: z.enum(['children', 'all']).default('children'),
    filter: TeamFilter.optional(),
    sort: TeamSort.default('validBets'),
    ascending: z.enum(['true', 'false']).default('false'),
    ...paging(20),
  }),
  reply: z.strictObject({
    ...page(TeamRow),
    asset: z.string(),
    from: Day,
    to: Day,
    /** From the agent down to whom the list is below, both included. */
    path: z.array(TeamPerson),
    /** Of all rows that the filter lets through. */
    sums: TeamSums,
  }),
  refusals: [...AGENT, 'not_found'],
})

export const agentTeamPerson = get('/wps/agent/line/{memberId}', {
  summary: 'Somebody of the agent’s team, with what they and all below came to',
  actor: 'member',
  params: z.object({ memberId: Id }),
  query: z.object(Span),
  reply: z.strictObject({
    ...TeamRow.shape,
    asset: z.string(),
    from: Day,
    to: Day,
    path: z.array(TeamPerson),
    /** Members of their team with enough valid bets in the span. */
    active: z.number().int(),
    days: z.array(z.strictObject({ day: Day, result: SignedAmount, validBets: z.string() })),
  }),
  refusals: [...AGENT, 'not_found'],
})

export const findInTeam = get('/wps/agent/line/search', {
  summary: 'The member of the agent’s team with exactly this account; a stranger is answered as nobody is',
  actor: 'member',
  query: z.object({ account: requiredText(64) }),
  reply: z.strictObject({ ...TeamPerson.shape, path: z.array(TeamPerson) }),
  refusals: [...AGENT, 'not_found'],
})

export const TeamBet = z.strictObject({
  id: Id,
  roundId: Id,
  ...TeamPerson.shape,
  category: Category,
  gameCode: z.string(),
  gameName: z.string(),
  vendor: z.string(),
  stake: z.string(),
  payout: z.string(),
  result: SignedAmount,
  validBets: z.string(),
  status: BetStatus,
  placedAt: Moment,
  settledAt: Moment.nullable(),
})
export type TeamBet = z.output<typeof TeamBet>

export const agentBets = get('/wps/agent/bets', {
  summary: 'Bets of the agent’s team, newest first, with the sums of all that the filter lets through',
  actor: 'member',
  limit: 'costly',
  query: z.object({
    ...Span,
    /** Of somebody of the team with everyone below; without it of the whole team. */
    memberId: Id.optional(),
    category: Category.optional(),
    vendor: text(40).optional(),
    gameCode: text(40).optional(),
    status: BetStatus.optional(),
    ...paging(20),
  }),
  reply: z.strictObject({
    ...page(TeamBet),
    asset: z.string(),
    from: Day,
    to: Day,
    totals: z.strictObject({
      stake: z.string(),
      payout: z.string(),
      result: SignedAmount,
      validBets: z.string(),
    }),
  }),
  refusals: [...AGENT, 'not_found'],
})

const TeamProfit = z.strictObject({
  ...TeamSums.shape,
  stakes: z.string(),
  payouts: z.string(),
  /** What members paid for payments, less what was given back. */
  fees: SignedAmount,
})

export const agentProfit = get('/wps/agent/profit', {
  summary: 'Profit and loss of the agent’s team, or of somebody in it with everyone below, by day, week or month',
  actor: 'member',
  limit: 'costly',
  query: z.object({ ...Span, memberId: Id.optional(), by: z.enum(['day', 'week', 'month']).default('day') }),
  reply: z.strictObject({
    asset: z.string(),
    from: Day,
    to: Day,
    path: z.array(TeamPerson),
    /** Newest first; the first day of each part, also of those without anything. */
    list: z.array(z.strictObject({ from: Day, ...TeamProfit.shape })),
    totals: TeamProfit,
  }),
  refusals: [...AGENT, 'not_found'],
})
