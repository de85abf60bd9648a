import { z } from 'zod'
import { MemberState } from './member-state.ts'
import { get } from './call.ts'
import { demoFilter } from './demo-players.ts'
import { Amount, Day, Id, Moment, page, paging, SignedAmount, text } from './field.ts'
import { IdentityState, LimitKind, LimitPeriod } from './limits.ts'

const SORTS = ['lastSeen', 'registered', 'wallet', 'deposits', 'result', 'account'] as const
/** Up by a column, or down with a minus before it. */
export const MemberSort = z.templateLiteral([z.enum(['', '-']), z.enum(SORTS)])
export type MemberSort = z.output<typeof MemberSort>

/** A row of the list of members. */
const MemberRow = z.strictObject({
  id: Id,
  account: z.string(),
  state: MemberState,
  watch: z.boolean(),
  tags: z.array(z.string()),
  level: z.number().int(),
  levelName: z.string(),
  upline: z.string().nullable(),
  wallet: SignedAmount,
  held: SignedAmount,
  deposits: SignedAmount,
  /** What came back of what was staked, less the stakes. */
  result: SignedAmount,
  registeredAt: Moment,
  lastSeenAt: Moment,
})
export type MemberRow = z.output<typeof MemberRow>

/** What narrows the list of members. */
export const memberFilters = {
  /** An account or how it begins, an id, a proved or typed number, an e-mail. */
  search: text(120).optional(),
  state: MemberState.optional(),
  watch: z.enum(['true', 'false']).optional(),
  tag: text(30).optional(),
  level: z.coerce.number().int().min(0).max(20).optional(),
  lineOf: text(40).optional(),
  /** Business days of the brand, the last one included. */
  seenFrom: Day.optional(),
  seenTo: Day.optional(),
  registeredFrom: Day.optional(),
  registeredTo: Day.optional(),
  walletMin: Amount.optional(),
  ...demoFilter,
}

const READ = ['not_logged_in', 'forbidden'] as const
/** How a call about one member says no. */
export const ONE = [...READ, 'not_found'] as const

const sums = { wallet: SignedAmount, held: SignedAmount, deposits: SignedAmount, result: SignedAmount }

/** Pages reach this far; whoever looks for more narrows the filter. */
export const MEMBERS_SHOWN_MOST = 10_000

export const members = get('/wps/operator/members', {
  summary: 'Members of the brand by filter; the count ends at 10,000, and `more` says so',
  actor: 'operator',
  permission: 'members.read',
  query: z.object({
    ...memberFilters,
    sort: MemberSort.default('-lastSeen'),
    /** Those who follow this account in the order of accounts, as far as there are any: for who goes through all of them. */
    after: text(40).optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(MemberRow),
    more: z.boolean(),
    /** Where a walk through all of them goes on; null at its end. */
    next: z.string().nullable().optional(),
    /** Of all that the filter finds; left out where that is more than is counted here. */
    sums: z.strictObject(sums).optional(),
  }),
  refusals: [...READ, 'invalid_request', 'invalid_amount'],
})

export const memberSums = get('/wps/operator/members/sums', {
  summary: 'How many members a filter finds, and what they have together',
  actor: 'operator',
  limit: 'costly',
  permission: 'members.read',
  query: z.object(memberFilters),
  reply: z.strictObject({ count: z.number().int(), ...sums }),
  refusals: [...READ, 'invalid_request', 'invalid_amount'],
})

export const oneMember = z.object({ memberId: Id })

/** What of a member is masked, and can be opened one at a time. */
export const MASKED_FIELDS = ['name', 'mobile', 'email', 'birthday', 'idNumber', 'address'] as const
export const MaskedField = z.enum(MASKED_FIELDS)
export type MaskedField = z.output<typeof MaskedField>

export const member = get('/wps/operator/members/{memberId}', {
  summary: 'A member: who, standing, what they have',
  actor: 'operator',
  permission: 'members.read',
  params: oneMember,
  reply: z.strictObject({
    ...MemberRow.shape,
    nickname: z.string(),
    agentType: z.number().int(),
    barredUntil: Moment.nullable(),
    avatar: z.string(),
    /** Masked; null where the member has said nothing. */
    personal: z.record(MaskedField, z.string().nullable()),
    identity: IdentityState,
    registeredFrom: z.string().nullable(),
    /** Of the device that logged in last, by its address: two letters; null where it is not known. */
    lastLoginCountry: z.string().nullable(),
    depositsCount: z.number().int(),
    currency: z.string(),
  }),
  refusals: ONE,
})

export const memberDays = get('/wps/operator/members/{memberId}/days', {
  summary: 'What a member won and lost on each of the last thirty days of the brand',
  actor: 'operator',
  permission: 'bets.read',
  params: oneMember,
  reply: z.array(z.strictObject({ day: Day, stake: SignedAmount, result: SignedAmount, bets: z.number().int() })),
  refusals: ONE,
})

const TimelineEntry = z.strictObject({
  at: Moment,
  kind: z.enum(['login', 'money', 'deed', 'play']),
  /** Which of its kind: an outcome, a step, an action, the name of a game. */
  what: z.string(),
  /** Who did it, or where from. */
  by: z.string(),
  /** What there is to add: a reference, a reason, how many bets. */
  detail: z.string(),
  amount: SignedAmount.nullable(),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

export const memberTimeline = get('/wps/operator/members/{memberId}/timeline', {
  summary: 'What happened around a member, newest first, of all kinds',
  actor: 'operator',
  permission: 'members.read',
  params: oneMember,
  query: z.object({ kind: z.enum(['login', 'money', 'deed', 'play']).optional(), before: Moment.optional() }),
  reply: z.array(TimelineEntry),
  refusals: ONE,
})

export const memberShares = get('/wps/operator/members/{memberId}/shares', {
  summary: 'Addresses and payout accounts, and which other members use them; signs of risk that follow',
  actor: 'operator',
  permission: 'members.read',
  params: oneMember,
  reply: z.strictObject({
    shares: z.array(
      z.strictObject({
        kind: z.enum(['address', 'payee']),
        name: z.string(),
        lastAt: Moment,
        others: z.array(z.strictObject({ id: Id, account: z.string() })),
        /** All of them, also those who are not listed. */
        count: z.number().int(),
      }),
    ),
    risk: z.strictObject({
      score: z.number().int(),
      signs: z.array(z.strictObject({ sign: z.string(), count: z.number().int(), points: z.number().int() })),
    }),
  }),
  refusals: ONE,
})

export const memberLines = get('/wps/operator/members/{memberId}/lines', {
  summary: 'Postings on a member’s accounts, newest first',
  actor: 'operator',
  permission: 'ledger.read',
  params: oneMember,
  query: z.object(paging(50)),
  reply: z.strictObject({
    ...page(
      z.strictObject({
        id: Id,
        kind: z.string(),
        amount: SignedAmount,
        after: SignedAmount,
        asset: z.string(),
        counterpart: z.string(),
        cause: Id.nullable(),
        position: z.string(),
        at: Moment,
      }),
    ),
  }),
  refusals: ONE,
})

export const memberBets = get('/wps/operator/members/{memberId}/bets', {
  summary: 'A member’s bets with their rounds, newest first',
  actor: 'operator',
  permission: 'bets.read',
  params: oneMember,
  query: z.object(paging(50)),
  reply: z.strictObject({
    ...page(
      z.strictObject({
        id: Id,
        roundId: Id,
        category: z.string(),
        gameCode: z.string(),
        gameName: z.string(),
        asset: z.string(),
        stake: SignedAmount,
        payout: SignedAmount,
        result: SignedAmount,
        validTurnover: SignedAmount,
        status: z.string(),
        placedAt: Moment,
        settledAt: Moment.nullable(),
      }),
    ),
  }),
  refusals: ONE,
})

const MoneyRequest = z.strictObject({
  id: Id,
  reference: z.string(),
  state: z.string(),
  amount: SignedAmount,
  at: Moment,
})
const requests = z.strictObject(page(MoneyRequest))

export const memberDeposits = get('/wps/operator/members/{memberId}/deposits', {
  summary: 'A member’s deposits, newest first',
  actor: 'operator',
  permission: 'deposits.read',
  params: oneMember,
  query: z.object(paging(50)),
  reply: requests,
  refusals: ONE,
})

export const memberWithdrawals = get('/wps/operator/members/{memberId}/withdrawals', {
  summary: 'A member’s withdrawals, newest first',
  actor: 'operator',
  permission: 'withdrawals.read',
  params: oneMember,
  query: z.object(paging(50)),
  reply: requests,
  refusals: ONE,
})

export const memberSessions = get('/wps/operator/members/{memberId}/sessions', {
  summary: 'Living sessions of a member, the one used last first',
  actor: 'operator',
  permission: 'members.read',
  params: oneMember,
  reply: z.array(
    z.strictObject({ id: Id, ip: z.string(), userAgent: z.string(), createdAt: Moment, lastSeenAt: Moment }),
  ),
  refusals: ONE,
})

export const memberNotes = get('/wps/operator/members/{memberId}/notes', {
  summary: 'What operators have written down about a member, newest first',
  actor: 'operator',
  permission: 'members.read',
  params: oneMember,
  reply: z.array(z.strictObject({ id: Id, text: z.string(), by: z.string(), at: Moment })),
  refusals: ONE,
})

const Value = z.string().nullable()

export const memberLimits = get('/wps/operator/members/{memberId}/limits', {
  summary: 'Limits of a member: what they set, what the house set, what holds and how much of it is used',
  actor: 'operator',
  permission: 'members.read',
  params: oneMember,
  reply: z.array(
    z.strictObject({
      kind: LimitKind,
      period: LimitPeriod,
      own: Value,
      house: Value,
      holds: Value,
      used: Value,
      resetsAt: Moment,
      pending: z.strictObject({ value: Value, from: Moment, until: Moment }).nullable(),
    }),
  ),
  refusals: ONE,
})
