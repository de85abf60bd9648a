import type { BetStatus } from '@croupier/contract/betting.ts'
import { type Period, PERIODS, type Span } from '#kernel/period.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'

/** What a member staked and lost on the bets placed since the beginning of a period. */
export interface PeriodUsage {
  readonly from: Date
  readonly staked: bigint
  /** Stakes less what came back; below zero where more came back. */
  readonly lost: bigint
}

/** What a member with limits has staked and lost in each period. */
export interface LimitUsage {
  readonly memberId: string
  readonly asset: string
  readonly periods: Readonly<Record<Period, PeriodUsage>>
}

/** The most that may be staked and lost in each period; null for no limit. */
export interface Limits {
  readonly stake: Readonly<Record<Period, bigint | null>>
  readonly loss: Readonly<Record<Period, bigint | null>>
}

/** Does so much more fit into the limits? The first that it does not fit into is named, with the moment it starts afresh. */
export function fits(
  limits: Limits,
  usage: LimitUsage,
  stake: bigint,
  spans: Readonly<Record<Period, Span>>,
): Verdict<undefined> {
  for (const period of PERIODS) {
    const { staked, lost } = usage.periods[period]
    const resetsAt = spans[period].to.toISOString()
    const over = (limit: 'stake' | 'loss') => no('limit_reached', { value: { limit, period, resetsAt } })
    if (limits.stake[period] !== null && staked + stake > limits.stake[period]) return over('stake')
    if (limits.loss[period] !== null && lost + stake > limits.loss[period]) return over('loss')
  }
  return yes(undefined)
}

/** Is this the usage of the current periods? */
export const isCurrent = ({ periods }: LimitUsage, spans: Readonly<Record<Period, Span>>): boolean =>
  PERIODS.every((period) => periods[period].from.getTime() === spans[period].from.getTime())

/** A bet as limits see it. */
export interface LimitedBet {
  readonly stake: bigint
  readonly payout: bigint
  readonly status: BetStatus
  readonly placedAt: Date
}

/** The usage after a bet has changed its state, or has been placed; it counts in the periods that it was placed in. */
export function recount(usage: LimitUsage, before: LimitedBet | undefined, bet: LimitedBet): LimitUsage {
  const staked = stakedBy(bet) - (before ? stakedBy(before) : 0n)
  const lost = lostOn(bet) - (before ? lostOn(before) : 0n)
  const counted = (period: PeriodUsage): PeriodUsage =>
    bet.placedAt < period.from ? period : { ...period, staked: period.staked + staked, lost: period.lost + lost }
  const { day, week, month } = usage.periods
  return { ...usage, periods: { day: counted(day), week: counted(week), month: counted(month) } }
}

const stakedBy = ({ stake, status }: LimitedBet) => (status === 'void' || status === 'refused' ? 0n : stake)

/** What may be lost on a bet, or has been; a stake that waits to be accepted may be. */
const lostOn = ({ stake, payout, status }: LimitedBet) => (status === 'refused' ? 0n : stake - payout)
