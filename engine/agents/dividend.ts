import { atRate, type Rate, type RatedAmount } from './rate.ts'
import { type TierFigures, type ReachedTier, reachedTier } from './tiers.ts'

export interface DividendTier {
  readonly netLoss: bigint
  readonly validBets: bigint
  readonly active: number
  readonly rate: Rate
}

/** What becomes of a losing period: it is carried over, within the calendar month only, or dropped. */
export const CARRY_RULES = ['carried', 'month', 'reset'] as const
export type CarryRule = (typeof CARRY_RULES)[number]

/** What a dividend is computed from: the figures of a line in a period and what the brand deducts from them. */
export interface DividendFigures extends TierFigures {
  /** What promotions and the members' own rebates have cost; below zero where more came back. */
  readonly bonuses: bigint
  readonly paymentFee: bigint
  readonly platformFee: bigint
  /** From the periods before: zero or below. */
  readonly carried: bigint
}

export interface DividendTerms {
  readonly tiers: readonly DividendTier[]
  readonly carry: CarryRule
}

/** Why a dividend is what it is. */
export type DividendReason = 'paid' | 'below_tier' | 'losing_period'

export interface Dividend {
  readonly tier: ReachedTier<DividendTier> | undefined
  readonly base: bigint
  readonly gross: bigint
  readonly reason: DividendReason
  readonly carriedNext: bigint
}

/** What rails cost, as the brand counts it: deposits and withdrawals at their rates, each floored. */
export const paymentFee = (deposits: RatedAmount, withdrawals: RatedAmount, decimals: number): bigint =>
  atRate(deposits.amount, deposits.rate, decimals) + atRate(withdrawals.amount, withdrawals.rate, decimals)

/** What the games of each category cost: its net loss, if there is any, at its rate, each floored. */
export const platformFee = (netLosses: readonly RatedAmount[], decimals: number): bigint =>
  netLosses.reduce((sum, { amount, rate }) => sum + (amount > 0n ? atRate(amount, rate, decimals) : 0n), 0n)

/** The dividend of a period: its tier, what it is paid on, the gross amount with its reason, and what the next period begins with. */
export function dividendOf(
  { tiers, carry }: DividendTerms,
  figures: DividendFigures,
  { decimals, isNextInMonth }: { readonly decimals: number; readonly isNextInMonth: boolean },
): Dividend {
  if (figures.carried > 0n) throw new Error(`a profit of ${figures.carried} is not carried`)
  const tier = reachedTier(tiers, figures)
  const base = figures.netLoss - figures.bonuses - figures.paymentFee - figures.platformFee + figures.carried
  const carriedNext = base < 0n && (carry === 'carried' || (carry === 'month' && isNextInMonth)) ? base : 0n
  if (!tier || base <= 0n) {
    const reason = tier || base < 0n ? 'losing_period' : 'below_tier'
    return { tier, base, gross: 0n, reason, carriedNext }
  }
  return { tier, base, gross: atRate(base, tier.tier.rate, decimals), reason: 'paid', carriedNext }
}
