import { Fraction, floorTo } from '../fraction.ts'
import type { BetContent } from './content.ts'
import type { DrawResult, LotteryMethod, PrizeTier, TierOdds } from './family.ts'

/** Prize modes: of the fair odds mode/2000 are paid (rulebook §15). */
const MODE_MIN = 1800
const MODE_WHOLE = 2000n

/** The best mode of a member with this rebate point, in tenths of a percent: 1800 + 20 × R. Points go from 0 to 80. */
export const topMode = (pointTenths: number): number => MODE_MIN + 2 * pointTenths

/** Odds by the tiers of a method at a mode; `fixed` are a brand's own odds in place of the rulebook's. */
export function oddsAt(
  tiers: readonly PrizeTier[],
  { mode, fixed }: { readonly mode?: number; readonly fixed?: ReadonlyMap<string, Fraction> },
): TierOdds {
  const byTier = new Map(tiers.map((tier) => [tier.key, oddsOf(tier, mode, fixed)]))
  return (tier) => {
    const odds = byTier.get(tier)
    if (!odds) throw new Error(`no odds of ${tier}`)
    return odds
  }
}

function oddsOf(
  { key, odds, byMode }: PrizeTier,
  mode: number | undefined,
  fixed?: ReadonlyMap<string, Fraction>,
): Fraction {
  if (!byMode) return fixed?.get(key) ?? odds
  if (mode === undefined) throw new Error(`${key} is paid by a mode`)
  return odds.mul(new Fraction(BigInt(mode), MODE_WHOLE))
}

export interface PricedBet {
  readonly content: BetContent
  /** What one ticket costs, in stored units. */
  readonly price: bigint
  readonly odds: TierOdds
  /** The smallest payable step of the currency, in stored units. */
  readonly unit: bigint
}

/** What a line is paid: winning tickets × price × odds, cut once to what the currency can pay. */
export function prizeOf(method: LotteryMethod, { content, price, odds, unit }: PricedBet, result: DrawResult): bigint {
  const hits = method.hits(content, result)
  if (hits.size === 0) return 0n
  return payable(
    [...hits].reduce((sum, [tier, count]) => sum.add(odds(tier).mul(new Fraction(BigInt(count)))), new Fraction(0n)),
    price,
    unit,
  )
}

/** The most that a line can be paid by one draw, exactly: what a cap on prizes is held against. */
export const prizeMost = (method: LotteryMethod, { content, price, odds, unit }: PricedBet): bigint =>
  payable(method.most(content, odds), price, unit)

const payable = (returned: Fraction, price: bigint, unit: bigint): bigint =>
  floorTo((returned.numerator * price) / returned.denominator, unit)

/** The rebate of an amount at a mode below the member's own top: amount × (top − mode)/2000, cut to what the currency can pay. */
export function rebateOf(
  amount: bigint,
  { mode, top, unit }: { readonly mode: number; readonly top: number; readonly unit: bigint },
): bigint {
  if (mode > top) throw new RangeError(`mode ${mode} is above ${top}`)
  return floorTo((amount * BigInt(top - mode)) / MODE_WHOLE, unit)
}
