import type { BetStatus } from '@croupier/contract/betting.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { type Period, PERIODS, type Span } from '#kernel/period.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'

/** What a member staked and lost on the bets placed since the beginning of a period. */
export interface Count {
  readonly from: Date
  readonly staked: bigint
  /** Stakes less what came back; below zero where more came back. */
  readonly lost: bigint
}

export interface Tally {
  readonly memberId: string
  readonly asset: string
  readonly counts: Readonly<Record<Period, Count>>
}

/** The most that may be staked and lost in each period; null for no limit. */
export interface Limits {
  readonly stake: Readonly<Record<Period, bigint | null>>
  readonly loss: Readonly<Record<Period, bigint | null>>
}

/** Does so much more fit into the limits? The first that it does not fit into is named, with the moment it starts afresh. */
export function fits(
  limits: Limits,
  tally: Tally,
  stake: bigint,
  spans: Readonly<Record<Period, Span>>,
): Verdict<undefined> {
  for (const period of PERIODS) {
    const { staked, lost } = tally.counts[period]
    const resetsAt = spans[period].to.toISOString()
    const over = (limit: 'stake' | 'loss') => no('limit_reached', { value: { limit, period, resetsAt } })
    if (limits.stake[period] !== null && staked + stake > limits.stake[period]) return over('stake')
    if (limits.loss[period] !== null && lost + stake > limits.loss[period]) return over('loss')
  }
  return yes(undefined)
}

/** Are these the counts of the periods that go on? */
export const goesOn = ({ counts }: Tally, spans: Readonly<Record<Period, Span>>): boolean =>
  PERIODS.every((period) => counts[period].from.getTime() === spans[period].from.getTime())

type Counting = Pick<Sided, 'stake' | 'status'> & { readonly payout: bigint }
type Counted = Counting & { readonly placedAt: Date }

/** The tally when a bet has come to stand otherwise, or has come at all; it counts in the periods that it was placed in. */
export function recount(tally: Tally, before: Counted | undefined, bet: Counted): Tally {
  const staked = stakedBy(bet) - (before ? stakedBy(before) : 0n)
  const lost = bet.stake - bet.payout - (before ? before.stake - before.payout : 0n)
  const counted = (count: Count): Count =>
    bet.placedAt < count.from ? count : { ...count, staked: count.staked + staked, lost: count.lost + lost }
  const { day, week, month } = tally.counts
  return { ...tally, counts: { day: counted(day), week: counted(week), month: counted(month) } }
}

const stakedBy = ({ stake, status }: Counted) => (status === 'void' ? 0n : stake)

/** The stake that counts for rebate, level and wagering (rulebook §0): settled, neither void nor push; half for a half result. */
export function validTurnover(stake: bigint, status: BetStatus): bigint {
  if (status === 'open' || status === 'void' || status === 'push') return 0n
  if (status === 'half_won' || status === 'half_lost') return timesFloor(stake, 1n, 2n)
  return stake
}

export interface Sided {
  readonly stake: bigint
  readonly status: BetStatus
  /** Bets of one round on the two sides of the same question share the name; null where nothing is opposite. */
  readonly question: string | null
  readonly side: 'a' | 'b'
}

/**
 * Valid turnover of the bets of one member in one round, in their order. Of opposite bets only the difference counts
 * (rulebook §0); it is credited to the bets of the larger side in order until it is used up.
 */
export function validTurnoverOfRound(bets: readonly Sided[]): readonly bigint[] {
  const left = new Map<string, bigint>()
  for (const [question, sides] of Map.groupBy(bets, (bet) => bet.question)) {
    if (question === null) continue
    const [a, b] = (['a', 'b'] as const).map((side) =>
      sides.filter((bet) => bet.side === side).reduce((sum, bet) => sum + validTurnover(bet.stake, bet.status), 0n),
    ) as [bigint, bigint]
    left.set(`${question}/a`, a > b ? a - b : 0n)
    left.set(`${question}/b`, b > a ? b - a : 0n)
  }
  return bets.map((bet) => {
    const own = validTurnover(bet.stake, bet.status)
    if (bet.question === null) return own
    const key = `${bet.question}/${bet.side}`
    const rest = left.get(key) ?? 0n
    const counted = own < rest ? own : rest
    left.set(key, rest - counted)
    return counted
  })
}

/** How several bets of one member in one round stand together: by what they returned, where they do not all stand alike. */
export function standTogether(bets: readonly Counting[]): BetStatus {
  if (bets.some(({ status }) => status === 'open')) return 'open'
  const counting = bets.filter(({ status }) => status !== 'void')
  const [first, ...others] = new Set(counting.map(({ status }) => status))
  if (first === undefined) return 'void'
  if (others.length === 0) return first
  const result = counting.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
  return result > 0n ? 'won' : result < 0n ? 'lost' : 'push'
}

interface Around {
  readonly placedAt: Date
  readonly settledAt: Date | null
  readonly balanceBefore: bigint
  readonly balanceAfter: bigint
}

/**
 * What somebody could spend before and after the bets of a round, given in the order in which they are settled. Of bets
 * placed together the first one found the most.
 */
export function balancesAround(bets: readonly Around[]): { readonly before: bigint; readonly after: bigint } {
  const placed = bets.toSorted((a, b) => +a.placedAt - +b.placedAt || (a.balanceBefore > b.balanceBefore ? -1 : 1))
  const ended = bets.toSorted((a, b) => +(a.settledAt ?? a.placedAt) - +(b.settledAt ?? b.placedAt))
  const open = bets.some(({ settledAt }) => settledAt === null)
  const last = open ? placed.at(-1) : ended.at(-1)
  return { before: placed[0]?.balanceBefore ?? 0n, after: last?.balanceAfter ?? 0n }
}

/** How a bet stands that returned this much, where the game has no finer word for it. */
export const statusOf = (payout: bigint): BetStatus => (payout > 0n ? 'won' : 'lost')
