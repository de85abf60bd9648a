import type { AskedOrderLine } from '@croupier/contract/lottery-orders.ts'
import { TICKETS_MAX } from '@croupier/contract/lottery-orders.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import { type BetContent, readContent, writeContent } from '@croupier/engine/lottery/content.ts'
import { familyOf, methodOf } from '@croupier/engine/lottery/families.ts'
import type { LotteryMethod, TierOdds } from '@croupier/engine/lottery/family.ts'
import { oddsAt, prizeMost, rebateOf, topMode } from '@croupier/engine/lottery/price.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import type { Brand } from '../brand/brand.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { LotteryRow } from './store.ts'

/** Odds of tiers as a line keeps them: exact fractions, `98000/1`. */
export type KeptOdds = Readonly<Record<string, string>>

/** What a brand lets a member stake on a lottery. */
export interface OrderLineRules {
  readonly lottery: Pick<LotteryRow, 'family' | 'prizeMode'>
  readonly settings: NonNullable<Brand['settings']['lottery']>
  readonly decimals: number
  /** The member's rebate point in tenths of a per cent. */
  readonly pointTenths: number
  /** Numbers of a method of which a hit is paid by half on the issue. */
  readonly halfOf: (method: LotteryMethod) => ReadonlySet<string>
}

/** A line as it is taken. */
export interface OrderLineTerms {
  readonly method: string
  /** As it is written: each choice once, in its order. */
  readonly content: string
  readonly tickets: number
  /** Of one ticket. */
  readonly price: bigint
  readonly amount: bigint
  readonly mode: number | null
  readonly odds: KeptOdds
  /** Numbers of it of which a hit is paid by half; null where there are none. */
  readonly half: readonly string[] | null
  readonly most: bigint
  readonly unit: bigint
  readonly rebate: bigint
}

/** A ticket of lotteries with units costs two of them (settled points, *Money of a line*). */
const TICKET_UNITS = 2n

/** The smallest amount that the currency pays, in stored units. */
export const payUnit = (decimals: number): bigint => 10n ** BigInt(scale - decimals)

/** What a line is taken by, or why not; `at` is its place in the order. */
export function termsOf(line: AskedOrderLine, at: number, rules: OrderLineRules): Verdict<OrderLineTerms> {
  const field = (name: string) => `lines.${at}.${name}`
  const family = familyOf(rules.lottery.family)
  const method = family && methodOf(family, line.method)
  if (!method) return atField(field('method'), 'not_allowed')
  const { content } = readContent(method.form, line.content)
  if (!content) return atField(field('content'), 'invalid')
  const tickets = method.tickets(content)
  if (tickets > TICKETS_MAX) return atField(field('content'), 'too_large', { max: TICKETS_MAX })
  if (tickets < 1) return atField(field('content'), 'invalid')
  if (tickets !== line.tickets) return faultAt('tickets_differ', field('tickets'), { count: tickets })
  const mode = modeOf(line, method, rules, field)
  if (!mode.ok) return mode
  const price = priceOf(line, rules, field)
  if (!price.ok) return price
  const unit = payUnit(rules.decimals)
  const amount = price.value * BigInt(tickets)
  if (amount % unit !== 0n) return atField(field('unit'), 'invalid_amount')
  const odds = oddsAt(method.tiers, mode.value === null ? {} : { mode: mode.value })
  const half = halfIn(method, content, rules.halfOf(method))
  const most = prizeMost(method, { content, price: price.value, odds, unit, half })
  if (most > rules.settings.prizeMax) return tooMuch(line, price.value, most, rules, field)
  const top = topMode(rules.pointTenths)
  return yes({
    method: method.key,
    content: writeContent(content),
    tickets,
    price: price.value,
    amount,
    mode: mode.value,
    odds: keptOdds(method, odds),
    half,
    most,
    unit,
    rebate: mode.value === null ? 0n : rebateOf(amount, { mode: mode.value, top, unit }),
  })
}

/** The numbers of a content that are among these. */
function halfIn(
  { numbers }: LotteryMethod,
  content: BetContent,
  halved: ReadonlySet<string>,
): readonly string[] | null {
  if (!numbers || halved.size === 0) return null
  const half = [...numbers.tickets(content).keys()].filter((number) => halved.has(number))
  return half.length === 0 ? null : half
}

const faultAt = (
  code: 'tickets_differ' | 'mode_too_high' | 'stake_too_small' | 'stake_too_large',
  field: string,
  fill: Readonly<Record<string, string | number>>,
) => no(code, { fields: { [field]: [{ code: FAULTS[code], fill: { ...fill } }] } })

const FAULTS = {
  tickets_differ: 'not_allowed',
  mode_too_high: 'too_large',
  stake_too_small: 'too_small',
  stake_too_large: 'too_large',
} as const

const isByMode = ({ tiers }: LotteryMethod): boolean => tiers.some(({ byMode }) => byMode)

function modeOf(
  { mode }: AskedOrderLine,
  method: LotteryMethod,
  { pointTenths }: OrderLineRules,
  field: (name: string) => string,
): Verdict<number | null> {
  if (!isByMode(method)) return mode === undefined ? yes(null) : atField(field('mode'), 'not_allowed')
  if (mode === undefined) return atField(field('mode'), 'required')
  if (mode % 2 !== 0) return atField(field('mode'), 'invalid')
  const top = topMode(pointTenths)
  return mode > top ? faultAt('mode_too_high', field('mode'), { max: top }) : yes(mode)
}

function priceOf(
  { stake, unit, multiple }: AskedOrderLine,
  { lottery, settings, decimals }: OrderLineRules,
  field: (name: string) => string,
): Verdict<bigint> {
  if (lottery.prizeMode === 'Elott') {
    if (stake !== undefined) return atField(field('stake'), 'not_allowed')
    if (unit === undefined || multiple === undefined)
      return atField(field(unit === undefined ? 'unit' : 'multiple'), 'required')
    const of = unitsOf(unit, scale)
    if (of === undefined || !settings.units.includes(of)) return atField(field('unit'), 'not_allowed')
    return yes(TICKET_UNITS * of * BigInt(multiple))
  }
  if (unit !== undefined || multiple !== undefined)
    return atField(field(unit === undefined ? 'multiple' : 'unit'), 'not_allowed')
  const price = stake === undefined ? undefined : unitsOf(stake, decimals)
  if (!price) return atField(field('stake'), stake === undefined ? 'required' : 'invalid_amount')
  const text = (units: bigint) => amountText(units, decimals)
  if (price < settings.stakeMin) return faultAt('stake_too_small', field('stake'), { min: text(settings.stakeMin) })
  if (price > settings.stakeMax) return faultAt('stake_too_large', field('stake'), { max: text(settings.stakeMax) })
  return yes(price)
}

/** What could win more than the brand pays is refused with the most that may be staked. */
function tooMuch(
  line: AskedOrderLine,
  price: bigint,
  most: bigint,
  { lottery, settings, decimals }: OrderLineRules,
  field: (name: string) => string,
) {
  const isCounted = lottery.prizeMode === 'Elott'
  const of = isCounted ? price / BigInt(line.multiple ?? 1) : 1n
  const allowed = (price * settings.prizeMax) / most / of
  return faultAt('stake_too_large', field(isCounted ? 'multiple' : 'stake'), {
    max: isCounted ? String(allowed) : amountText(allowed - (allowed % payUnit(decimals)), decimals),
  })
}

const keptOdds = ({ tiers }: LotteryMethod, odds: TierOdds): KeptOdds =>
  Object.fromEntries(tiers.map(({ key }) => [key, `${odds(key).numerator}/${odds(key).denominator}`]))

/** The odds that a line was taken by. */
export const oddsFrom =
  (kept: KeptOdds): TierOdds =>
  (tier) => {
    const [numerator, denominator] = (kept[tier] ?? '').split('/')
    if (numerator === undefined || denominator === undefined) throw new Error(`the line has no odds of ${tier}`)
    return new Fraction(BigInt(numerator), BigInt(denominator))
  }

/** Odds as people read them: four decimals, cut. */
export function oddsText({ numerator, denominator }: Fraction): string {
  const shown = (numerator * 10_000n) / denominator
  return `${shown / 10_000n}.${String(shown % 10_000n).padStart(4, '0')}`
}

/** A line's method with its content as it was taken. */
export interface TakenOrderLine {
  readonly method: LotteryMethod
  readonly content: BetContent
}

/** The method and content of a line that was taken. Throws where the family does not have it any more. */
export function takenLine(
  family: string,
  { method: key, content: text }: Pick<OrderLineTerms, 'method' | 'content'>,
): TakenOrderLine {
  const of = familyOf(family)
  const method = of && methodOf(of, key)
  const content = method && readContent(method.form, text).content
  if (!method || !content) throw new Error(`a line of ${family} by ${key} cannot be read`)
  return { method, content }
}

/** What lines cost together, or what of it comes back at once. */
export const sumOf = (terms: readonly OrderLineTerms[], of: 'amount' | 'rebate'): bigint =>
  terms.reduce((sum, one) => sum + one[of], 0n)
