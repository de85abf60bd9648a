import type { AskedOrderLine } from '@croupier/contract/lottery-orders.ts'
import type { LotteryMethodTerms, LotteryTerms } from '@croupier/contract/lottery.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import type { BetContent } from '@croupier/engine/lottery/content.ts'
import type { LotteryMethod, TierOdds } from '@croupier/engine/lottery/family.ts'
import { oddsAt, prizeMost, rebateOf } from '@croupier/engine/lottery/price.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'

/** A method of the engine with what the brand says of it. */
export interface BoardMethod {
  readonly method: LotteryMethod
  readonly terms: LotteryMethodTerms
  /** Numbers that are not sold on the issue on sale, and those of which a hit pays half of the odds. */
  readonly closed: ReadonlySet<string>
  readonly half: ReadonlySet<string>
}

/** What a line is laid at: a stake on each ticket, or so many units, where a mode pays at one of the modes. Amounts in stored units. */
export type BetPrice =
  | { readonly kind: 'stake'; readonly stake: bigint }
  | { readonly kind: 'units'; readonly unit: bigint; readonly multiple: number; readonly mode: number }

/** The most times that a ticket is bet (rulebook §15). */
export const MULTIPLE_MAX = 9999

/** A ticket of lotteries with units costs two of them (rulebook §15). */
const UNITS_A_TICKET = 2n

/** Whether something of the method is paid by a mode. */
export const isByMode = ({ method }: BoardMethod): boolean => method.tiers.some(({ byMode }) => byMode)

/** What one ticket costs. */
export const ticketPrice = (price: BetPrice): bigint =>
  price.kind === 'stake' ? price.stake : UNITS_A_TICKET * price.unit * BigInt(price.multiple)

export const amountOf = (price: BetPrice, tickets: number): bigint => ticketPrice(price) * BigInt(tickets)

/** The smallest amount that a currency of so many decimals can pay. */
export const stepOf = (decimals: number): bigint => 10n ** BigInt(scale - decimals)

const TEN_THOUSAND = 10n ** BigInt(scale)

/** Odds by tier at which a line would be taken: by the mode exactly, fixed ones as the brand says them. */
export function oddsOf({ method, terms }: BoardMethod, price: BetPrice): TierOdds {
  const fixed = new Map(
    terms.odds.flatMap(({ key, odds, byMode }) =>
      byMode ? [] : [[key, new Fraction(unitsOf(odds, scale) ?? 0n, TEN_THOUSAND)] as const],
    ),
  )
  return oddsAt(method.tiers, price.kind === 'units' ? { mode: price.mode, fixed } : { fixed })
}

/** What a winning ticket of this content returns for one staked, at the lowest odds that it can win by; returned stakes are no win. */
export function oddsLeast(board: BoardMethod, bet: BetContent, price: BetPrice): Fraction {
  const oddsFor = oddsOf(board, price)
  const isPush = new Map(board.method.tiers.map((tier) => [tier.key, tier.isPush === true]))
  const [least = new Fraction(0n)] = [...board.method.expected(bet)]
    .filter(([tier, hits]) => hits.numerator > 0n && isPush.get(tier) !== true)
    .map(([tier]) => oddsFor(tier))
    .toSorted((one, other) => (one.atMost(other) ? -1 : 1))
  return least
}

/** The most that a line can win. */
export const mostOf = (board: BoardMethod, bet: BetContent, price: BetPrice, decimals: number): bigint =>
  prizeMost(board.method, {
    content: bet,
    price: ticketPrice(price),
    odds: oddsOf(board, price),
    unit: stepOf(decimals),
    half: halfIn(board, bet),
  })

/** The numbers of a content of which a hit pays half. */
const halfIn = ({ method: { numbers }, half }: BoardMethod, bet: BetContent): readonly string[] =>
  numbers && half.size > 0 ? [...numbers.tickets(bet).keys()].filter((number) => half.has(number)) : []

/** The rebate that a line brings at once, below the member's own top mode. */
export function rebateFor(
  board: BoardMethod,
  price: BetPrice,
  { amount, top, decimals }: { readonly amount: bigint; readonly top: number; readonly decimals: number },
): bigint {
  if (price.kind === 'stake' || !isByMode(board)) return 0n
  return rebateOf(amount, { mode: price.mode, top, unit: stepOf(decimals) })
}

/** Odds as they are shown: four decimals, cut, without zeros at the end. */
export function oddsShown(odds: Fraction): string {
  const cut = (odds.numerator * TEN_THOUSAND) / odds.denominator
  const [whole, part] = [cut / TEN_THOUSAND, (cut % TEN_THOUSAND).toString().padStart(scale, '0').replace(/0+$/, '')]
  return part === '' ? `${whole}` : `${whole}.${part}`
}

/** The share of the stakes that comes back at once at a mode: tenths of a per cent, `1.0`. */
export const rebatePercent = (mode: number, top: number): string => ((top - mode) / 20).toFixed(1)

/** How an order names the price of a line. */
export function askedPrice(
  board: BoardMethod,
  price: BetPrice,
  text: (units: bigint) => string,
): Pick<AskedOrderLine, 'stake' | 'unit' | 'multiple' | 'mode'> {
  if (price.kind === 'stake') return { stake: text(price.stake) }
  const { unit, multiple, mode } = price
  return { unit: text(unit), multiple, ...(isByMode(board) && { mode }) }
}

/** The price that a board begins with: the largest unit once at the top mode, or the least stake. */
export function firstPrice({ modes, units }: LotteryTerms, method: LotteryMethodTerms | undefined): BetPrice {
  if (typeof method?.stakeMin === 'string') return { kind: 'stake', stake: unitsOf(method.stakeMin, scale) ?? 0n }
  return { kind: 'units', unit: unitsOf(units[0] ?? '', scale) ?? 0n, multiple: 1, mode: modes?.top ?? 0 }
}
