import { atRate, atRates, type Rate } from './rate.ts'
import { type TierFigures, type ReachedTier, reachedTier } from './tiers.ts'

/** What a tier pays: a share of the valid bets (P), or a fixed amount (F). */
export const RATE_TYPES = ['P', 'F'] as const
export type RateType = (typeof RATE_TYPES)[number]

interface SalaryConditions {
  readonly validBets: bigint
  readonly active: number
}

export type SalaryTier =
  | (SalaryConditions & { readonly rateType: 'P'; readonly rate: Rate })
  | (SalaryConditions & { readonly rateType: 'F'; readonly amount: bigint })

/** What one day or one hour comes to. */
export interface Salary {
  readonly tier: ReachedTier<SalaryTier> | undefined
  readonly gross: bigint
}

/** The salary of a day or an hour, judged alone. Valid bets below zero reach no tier: no condition is. */
export function salaryOf(tiers: readonly SalaryTier[], reach: Omit<TierFigures, 'netLoss'>, decimals: number): Salary {
  const tier = reachedTier(tiers, { netLoss: 0n, ...reach })
  if (!tier) return { tier, gross: 0n }
  const gross = tier.tier.rateType === 'F' ? tier.tier.amount : atRate(reach.validBets, tier.tier.rate, decimals)
  return { tier, gross }
}

export interface RealTimeTerms {
  readonly winRate: Rate
  readonly lossRate: Rate
  /** Bets below this stake do not count. */
  readonly singleBet: bigint
}

/** A bet with its valid turnover; what a correction takes away counts below zero. */
export interface SettledBet {
  readonly stake: bigint
  readonly payout: bigint
  readonly validBets: bigint
}

/** Valid bets of a slot: of those that won and of those that lost. */
export interface SlotBets {
  readonly won: bigint
  readonly lost: bigint
}

/** Valid bets of the bets of a slot that count; a bet that paid its stake counts on neither side. */
export function slotBets(bets: readonly SettledBet[], singleBet: bigint): SlotBets {
  const large = bets.filter(({ stake }) => stake >= singleBet)
  const sum = (some: readonly SettledBet[]) => some.reduce((total, { validBets }) => total + validBets, 0n)
  return {
    won: sum(large.filter(({ stake, payout }) => payout > stake)),
    lost: sum(large.filter(({ stake, payout }) => payout < stake)),
  }
}

/** What a slot of five minutes comes to: both shares together are floored once, below zero too. */
export const realTimeSalary = (
  { winRate, lossRate }: Omit<RealTimeTerms, 'singleBet'>,
  { won, lost }: SlotBets,
  decimals: number,
) =>
  atRates(
    [
      { amount: won, rate: winRate },
      { amount: lost, rate: lossRate },
    ],
    decimals,
  )
