import type { ApprovalRule } from '@croupier/contract/approvals.ts'
import type { DepositState } from '@croupier/contract/cashier.ts'
import { floorTo, timesFloor } from '@croupier/engine/fraction.ts'
import { scale } from '@croupier/engine/money.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'

type Channel = Brand['settings']['cashier']['channels'][number]
export type FeeSetting = Channel['fee']

const BASIS = 10_000n

/** What the house takes of an amount, in whole payable units, rounded down. */
export function feeOf(amount: bigint, fee: FeeSetting, decimals: number): bigint {
  const share = timesFloor(amount, BigInt(fee.basisPoints), BASIS)
  return floorTo(share + fee.fixed, 10n ** BigInt(scale - decimals))
}

/** Why a channel cannot be used by somebody of this rank at this time of the brand's day (`HH:mm`); null when it can. */
export function closedBecause(channel: Channel, rank: number, time: string): 'hours' | 'level' | null {
  if (rank < channel.levelMin) return 'level'
  return channel.hours === null || isWithin(channel.hours, time) ? null : 'hours'
}

/** Hours that end before they begin go over midnight. */
function isWithin({ from, to }: { readonly from: string; readonly to: string }, time: string): boolean {
  return from <= to ? from <= time && time < to : time >= from || time < to
}

/** Is the amount between the least and the most, and is something left of it after the fee? */
export function judgeAmount(
  amount: bigint,
  { min, max }: Pick<Channel, 'min' | 'max'>,
  fee: bigint,
  text: (units: bigint) => string,
): Verdict<undefined> {
  if (amount < min) return atField('amount', 'too_small', { min: text(min) })
  if (amount > max) return atField('amount', 'too_large', { max: text(max) })
  return fee < amount ? yes(undefined) : atField('amount', 'too_small', { min: text(fee) })
}

export interface DayAmount {
  readonly amount: bigint
  /** Of today, without this one. */
  readonly today: bigint
  readonly dayMax: bigint | null
  readonly resetsAt: Date
}

/** Does it fit into what a member may withdraw, or send, in a day? */
export function fitsDay(
  limit: 'withdrawal' | 'transfer',
  { amount, today, dayMax, resetsAt }: DayAmount,
): Verdict<undefined> {
  if (dayMax === null || today + amount <= dayMax) return yes(undefined)
  return no('limit_reached', { value: { limit, period: 'day', resetsAt: resetsAt.toISOString() } })
}

/** A payment as it arrived. */
export interface Arrival {
  readonly amount: bigint
  readonly asset: string
}

/** The deposit that a payment is for, as it stands. */
export interface AwaitedDeposit extends Arrival {
  readonly state: DepositState
}

/** What becomes of a payment that has arrived: money for its deposit, a question for a person, or one payment too many. */
export function judgeArrival(
  deposit: AwaitedDeposit,
  arrived: Arrival,
): 'credit' | 'amount_differs' | 'was_refused' | 'twice' {
  if (deposit.state === 'credited') return 'twice'
  if (deposit.state === 'refused') return 'was_refused'
  // Late or taken back: the money is here all the same, and it is the member's.
  return arrived.amount === deposit.amount && arrived.asset === deposit.asset ? 'credit' : 'amount_differs'
}

/** What is known of a deposit that a person is about to credit. */
export interface HandCredit {
  readonly asked: bigint
  readonly arrived: bigint
  /** What somebody has read in the slip. */
  readonly read: bigint | undefined
  /** Whether a line of the bank or the payment company says exactly so much. */
  readonly line: boolean
  readonly aboveLimit: boolean
}

/** Why two people are needed to credit it; undefined where one is enough. */
export function ruleOfTwo({ asked, arrived, read, line, aboveLimit }: HandCredit): ApprovalRule | undefined {
  if (arrived > asked) return 'deposit_above_asked'
  if (!line) return 'deposit_without_line'
  if (aboveLimit) return 'deposit_above_limit'
  return read !== undefined && read !== arrived ? 'deposit_differs' : undefined
}

/** A deposit that has been credited must be staked so much before money leaves, whatever was still due added. */
export const turnoverAfter = (stillDue: bigint, amount: bigint, percent: number): bigint =>
  stillDue + timesFloor(amount, BigInt(percent), 100n)

/** What is still to be staked of what was due, after so much has been. */
export const stillDue = (due: bigint, staked: bigint): bigint => (staked >= due ? 0n : due - staked)

/** `DEP 004 8812` of 48812. */
export function referenceOf(kind: 'DEP' | 'WD' | 'TR' | 'MAT', number: number): string {
  const digits = String(number).padStart(7, '0')
  return `${kind} ${digits.slice(0, -4)} ${digits.slice(-4)}`
}
