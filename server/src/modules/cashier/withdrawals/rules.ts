import type { WithdrawalState } from '@croupier/contract/cashier.ts'
import type { WithdrawalHindrance } from '@croupier/contract/withdrawal-hindrance.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { RefusalCode } from '@croupier/contract/refusal.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { feeOf, fitsDay, judgeAmount } from '../rules.ts'

type HindranceName = WithdrawalHindrance['name']
type Policy = Brand['settings']['cashier']['withdrawal']

const MINUTE_MS = 60_000

/** What may change between the request and the moment of payment. */
export interface MemberFacts {
  readonly now: Date
  /** Whether the house holds the member back, and whether they have shown who they are. */
  readonly identity: Verdict<undefined>
  /** When the login or the payment password was last changed; null where neither was. */
  readonly passwordChangedAt: Date | null
}

/** All that is known when a member asks for an amount. */
export interface WithdrawalFacts extends MemberFacts {
  /** Whether the member has one: without it nobody can ask. */
  readonly paymentPasswordSet: boolean
  /** Where it is to be paid; undefined where that is no account of the member. */
  readonly payee: { readonly usableFrom: string } | undefined
  readonly amount: bigint
  /** Withdrawn today, and how many times this month. */
  readonly today: bigint
  readonly countThisMonth: number
  readonly dayEndsAt: Date
  /** Still to be staked before money leaves. */
  readonly turnoverLeft: bigint
}

/** Until when nothing is paid because a password was changed; null where nothing waits for that. */
export function pausedUntil(
  { now, passwordChangedAt }: Omit<MemberFacts, 'identity'>,
  { afterPasswordChangeMinutes }: Pick<Policy, 'afterPasswordChangeMinutes'>,
): Date | null {
  if (passwordChangedAt === null) return null
  const until = new Date(passwordChangedAt.getTime() + afterPasswordChangeMinutes * MINUTE_MS)
  return until > now ? until : null
}

/**
 * May this member be paid at all? Asked for the options, for a request, and once more when the money sets out: what the house or a
 * thief has done since must count then. Whatever else a request is judged by was decided when the money was held, and stays so.
 */
export function judgePayment(
  facts: MemberFacts,
  policy: Pick<Policy, 'afterPasswordChangeMinutes'>,
): Verdict<undefined> {
  if (!facts.identity.ok) return facts.identity
  const until = pausedUntil(facts, policy)
  return until === null ? yes(undefined) : no('password_just_changed', { value: { usableFrom: until.toISOString() } })
}

/** May this amount be withdrawn? With its fee where it may; the most final hindrance where not. */
export function judgeWithdrawal(
  facts: WithdrawalFacts,
  policy: Policy,
  decimals: number,
): Verdict<{ readonly fee: bigint }> {
  const { now, payee, amount, today, countThisMonth, dayEndsAt, turnoverLeft } = facts
  const text = (units: bigint) => amountText(units, decimals)
  if (!facts.identity.ok) return facts.identity
  if (!facts.paymentPasswordSet) return no('payment_password_missing')
  const payable = judgePayment(facts, policy)
  if (!payable.ok) return payable
  if (!payee) return atField('payoutAccountId', 'invalid')
  if (new Date(payee.usableFrom) > now) return no('payee_not_usable', { value: { usableFrom: payee.usableFrom } })
  const fee = countThisMonth < policy.freePerMonth ? 0n : feeOf(amount, policy.fee, decimals)
  const fits = judgeAmount(amount, policy, fee, text)
  if (!fits.ok) return fits
  if (turnoverLeft > 0n) return no('turnover_due', { value: { left: text(turnoverLeft) } })
  const inDay = fitsDay('withdrawal', { amount, today, dayMax: policy.dayMax, resetsAt: dayEndsAt })
  return inDay.ok ? yes({ fee }) : inDay
}

/** What is known before a member names an account and an amount. */
export interface OptionsFacts extends Omit<WithdrawalFacts, 'payee' | 'amount'> {
  readonly payees: readonly { readonly usableFrom: string }[]
  readonly available: bigint
}

/** The most that may be asked for, as far as the balance and the limits go. */
export function mostOf(
  { available, today }: Pick<OptionsFacts, 'available' | 'today'>,
  { max, dayMax }: Policy,
): bigint {
  const dayLeft = dayMax === null ? max : today < dayMax ? dayMax - today : 0n
  return [max, dayLeft].reduce((least, one) => (one < least ? one : least), available)
}

/** What a refusal of a request is called before there is one. */
const HINDRANCES: Partial<Record<RefusalCode, HindranceName>> = {
  payment_password_missing: 'payment_password',
  password_just_changed: 'password_changed',
  payee_not_usable: 'payee_cooling',
  turnover_due: 'turnover',
}

/**
 * All that stands in the way of every withdrawal now, in the order in which a request is judged: each is thought away and the rest is
 * judged again. The amount comes last, as it does not matter while nothing may leave at all.
 */
export function hindrancesOf(
  { payees, available, ...known }: OptionsFacts,
  policy: Policy,
  decimals: number,
): readonly WithdrawalHindrance[] {
  const { now, identity, today } = known
  const payee = payees.toSorted((one, other) => Date.parse(one.usableFrom) - Date.parse(other.usableFrom))[0]
  const usable = { payee: { usableFrom: now.toISOString() } }
  const settled: Record<HindranceName, Partial<WithdrawalFacts>> = {
    identity: { identity: yes(undefined) },
    payment_password: { paymentPasswordSet: true },
    password_changed: { passwordChangedAt: null },
    no_payee: usable,
    payee_cooling: usable,
    turnover: { turnoverLeft: 0n },
    nothing: {},
  }
  const until = (name: HindranceName) =>
    name === 'password_changed'
      ? (pausedUntil(known, policy)?.toISOString() ?? null)
      : name === 'payee_cooling'
        ? (payee?.usableFrom ?? null)
        : null

  const names = new Set<HindranceName>()
  let facts: WithdrawalFacts = { ...known, payee, amount: policy.max, today: 0n }
  let judged = judgeWithdrawal(facts, { ...policy, dayMax: null }, decimals)
  while (!judged.ok && !names.has('nothing')) {
    const unproved = !identity.ok && !names.has('identity')
    const name = unproved ? 'identity' : (HINDRANCES[judged.code] ?? (facts.payee ? 'nothing' : 'no_payee'))
    names.add(name)
    facts = { ...facts, ...settled[name] }
    judged = judgeWithdrawal(facts, { ...policy, dayMax: null }, decimals)
  }
  const most = { ...facts, today, amount: mostOf({ available, today }, policy) }
  if (!judgeWithdrawal(most, policy, decimals).ok) names.add('nothing')
  return [...names].map((name) => ({ name, until: until(name) }))
}

/** Why a person looks at a withdrawal first; empty when nobody needs to. */
export function flagsOf(
  { amount, first }: { readonly amount: bigint; readonly first: boolean },
  { reviewFrom, reviewFirst }: Pick<Policy, 'reviewFrom' | 'reviewFirst'>,
): readonly string[] {
  return [
    ...(reviewFrom === null ? ['every'] : amount >= reviewFrom ? ['large'] : []),
    ...(first && reviewFirst ? ['first'] : []),
  ]
}

/** What decides whether its member may take a withdrawal back. */
interface CancellableWithdrawal {
  readonly state: WithdrawalState
  readonly rest: bigint
  /** Why a person reviews it first; what was reviewed and is approved has been released. */
  readonly flags: readonly string[]
  /** An operator has claimed it. */
  readonly claimed: boolean
}

/** May the member still take a withdrawal back, or what no other member pays of it? Not what an operator works on or has released. */
export function mayCancel(
  { state, rest, flags, claimed }: CancellableWithdrawal,
  { cancellable }: Pick<Policy, 'cancellable'>,
) {
  if (!cancellable || claimed) return false
  if (state === 'approved') return flags.length === 0
  return state === 'review' || (state === 'matching' && rest > 0n)
}
