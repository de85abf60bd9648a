import { Fraction, floorTo } from '../fraction.ts'
import type { BetContent } from './content.ts'
import type { DrawResult, LotteryMethod, PrizeTier, TierOdds } from './family.ts'

/** Prize modes: of the fair odds mode/2000 are paid (rulebook §15). */
const MODE_MIN = 1800
const MODE_WHOLE = 2000n

const NOTHING = new Fraction(0n)
const HALF = new Fraction(1n, 2n)

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
  /** Numbers of which a hit is paid by half (rulebook §17.1, *Number limits*). */
  readonly half?: readonly string[] | null
}

/** What a line is paid: winning tickets × price × odds, cut once to what the currency can pay. */
export function prizeOf(method: LotteryMethod, bet: PricedBet, result: DrawResult): bigint {
  const returned = (content: BetContent) =>
    [...method.hits(content, result)].reduce(
      (sum, [tier, count]) => sum.add(bet.odds(tier).mul(new Fraction(BigInt(count)))),
      NOTHING,
    )
  return payable(byHalf(method, bet, returned), bet.price, bet.unit)
}

/**
 * The most that a line can be paid by one draw, exactly: what a cap on prizes is held against. Of a line with numbers that are paid by half
 * it is never too little.
 */
export const prizeMost = (method: LotteryMethod, bet: PricedBet): bigint =>
  payable(
    byHalf(method, bet, (content) => method.most(content, bet.odds)),
    bet.price,
    bet.unit,
  )

/** Of what wins all is paid by half, and what has none of the half numbers by its other half too. */
function byHalf(
  method: LotteryMethod,
  { content, half }: PricedBet,
  returned: (content: BetContent) => Fraction,
): Fraction {
  const all = returned(content)
  if (!half || half.length === 0) return all
  if (!method.numbers) throw new Error(`${method.key} has no numbers to be paid by half`)
  const full = method.numbers.without(content, new Set(half))
  return all.add(full ? returned(full) : NOTHING).mul(HALF)
}

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
