import type { MatchAnswer, MatchState } from '@croupier/contract/matched-transfers.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'

export type Policy = Brand['settings']['cashier']['matching']

/** What is left of a withdrawal that waits for other members. */
interface WaitingWithdrawal {
  readonly id: string
  readonly rest: bigint
}

interface MatchPart<W extends WaitingWithdrawal> {
  readonly withdrawal: W
  readonly amount: bigint
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * Which withdrawals an amount goes to, the first that waits first: whole, or in parts where the brand allows it. No part and no rest
 * is smaller than the smallest part. All of the amount finds its receivers, or none does.
 */
export function partsOf<W extends WaitingWithdrawal>(
  amount: bigint,
  waiting: readonly W[],
  { parts, partMin, partsMost }: Pick<Policy, 'parts' | 'partMin' | 'partsMost'>,
): Verdict<readonly MatchPart<W>[]> {
  const whole = waiting.find(({ rest }) => rest === amount)
  if (!parts) return whole ? yes([{ withdrawal: whole, amount }]) : no('no_match')

  const found: MatchPart<W>[] = []
  let left = amount
  for (const withdrawal of waiting) {
    if (left === 0n || found.length === partsMost) break
    const last = found.length + 1 === partsMost
    const part = partFrom(withdrawal.rest, left, partMin)
    if (part === 0n || (last && part < left)) continue
    found.push({ withdrawal, amount: part })
    left -= part
  }
  if (left === 0n) return yes(found)
  return whole ? yes([{ withdrawal: whole, amount }]) : no('no_match')
}

/** The most of `wanted` that a withdrawal takes, so that whatever stays on either side is nothing, or no smaller than a part. */
function partFrom(rest: bigint, wanted: bigint, partMin: bigint): bigint {
  const stays = (part: bigint) => [rest - part, wanted - part].every((left) => left === 0n || left >= partMin)
  const most = least(rest, wanted)
  const tries = [most, most - partMin].filter((part) => part > 0n && (part >= partMin || part === most))
  return tries.find(stays) ?? 0n
}

/** May the payer show now that a part was paid? In time it goes to the receiver, later to a person. */
export function mayProve(
  match: { readonly state: MatchState; readonly slip: string | null; readonly payBy: Date },
  { lateHours }: Pick<Policy, 'lateHours'>,
  now: Date,
): 'in_time' | 'late' | undefined {
  if (match.slip !== null) return undefined
  if (match.state === 'waiting' && now < match.payBy) return 'in_time'
  const until = match.payBy.getTime() + lateHours * HOUR_MS
  return (match.state === 'returned' || match.state === 'waiting') && now.getTime() < until ? 'late' : undefined
}

const HOUR_MS = 3_600_000

export interface Answer {
  readonly answer: MatchAnswer
  /** What has not arrived, where a part of it has. */
  readonly remaining: bigint | undefined
  /** Whether a picture came with it. */
  readonly shown: boolean
}

/** Is an answer whole? Whoever has received nothing shows their account; whoever has received a part says what is missing. */
export function judgeAnswer(amount: bigint, { answer, remaining, shown }: Answer): Verdict<undefined> {
  if (answer === 'not_received' && !shown) return atField('file', 'required')
  if (answer !== 'partly') return remaining === undefined ? yes(undefined) : atField('remaining', 'not_allowed')
  if (!remaining) return atField('remaining', 'invalid_amount')
  return remaining < amount ? yes(undefined) : atField('remaining', 'invalid')
}

/** What a person decides has arrived of a part. */
export function judgeReceived(amount: bigint, received: bigint): Verdict<undefined> {
  return received >= 0n && received <= amount ? yes(undefined) : no('invalid_amount')
}

type Channel = Brand['settings']['cashier']['channels'][number]

/** Do other members pay such a withdrawal, before the house does? Once only: what nobody has paid is not offered again. */
export const isForMembers = (
  { rest, matchUntil }: { readonly rest: bigint; readonly matchUntil: Date | null },
  channels: readonly Pick<Channel, 'rail' | 'on'>[],
  { from }: Pick<Policy, 'from'>,
): boolean =>
  from !== null && rest >= from && matchUntil === null && channels.some(({ rail, on }) => rail === 'matched' && on)

interface PartState {
  readonly state: MatchState
  readonly late: boolean
}

/** Is a part under way? One that was shown late holds nothing up. */
export const isOpen = ({ state, late }: PartState): boolean => !late && state !== 'received' && state !== 'returned'

/** How a deposit stands by its parts; `nothing` where none of it has arrived. */
export function depositStateOf<Nothing extends string>(
  parts: readonly PartState[],
  nothing: Nothing,
): 'waiting' | 'confirming' | 'credited' | Nothing {
  const open = parts.filter(isOpen)
  if (open.some(({ state }) => state === 'waiting')) return 'waiting'
  if (open.length > 0) return 'confirming'
  return parts.some(({ state }) => state === 'received') ? 'credited' : nothing
}

/** What becomes of a withdrawal that waits for members: paid when nothing is left, and when its time is over, as the brand wants. */
export function afterWait(
  { rest, matchUntil }: { readonly rest: bigint; readonly matchUntil: Date | null },
  parts: readonly PartState[],
  { rest: policy }: Pick<Policy, 'rest'>,
  now: Date,
): 'wait' | 'paid' | 'pay' | 'return' {
  if (parts.some(isOpen)) return 'wait'
  if (rest === 0n) return 'paid'
  return matchUntil !== null && now < matchUntil ? 'wait' : policy
}

/** Where an amount goes when a dispute is decided. */
export interface Posting {
  readonly from: 'receiver' | 'house'
  readonly to: 'payer' | 'withdrawal'
  readonly amount: bigint
}

/** What each decision would post; of a part that arrived in part, what the receiver says has arrived. */
export interface Outcomes {
  readonly received: readonly Posting[]
  readonly notReceived: readonly Posting[]
  readonly partly: readonly Posting[] | null
}

interface DisputedPart extends PartState {
  readonly amount: bigint
  readonly remaining: bigint | null
}

type PartPaidWithdrawal = { readonly state: string; readonly rest: bigint }

/** What is posted where so much is found to have arrived. */
export function postingsOf(
  { amount, late }: Pick<DisputedPart, 'amount' | 'late'>,
  withdrawal: PartPaidWithdrawal,
  received: bigint,
): readonly Posting[] {
  const fromRest = !late || paysFromRest(withdrawal, received)
  const paid: Posting = { from: fromRest ? 'receiver' : 'house', to: 'payer', amount: received }
  const back: Posting = { from: 'receiver', to: 'withdrawal', amount: amount - received }
  // Of a late one nothing is held, so that nothing comes back.
  return [paid, ...(late ? [] : [back])].filter((one) => one.amount > 0n)
}

/** What each way to decide a dispute would post. */
export const outcomesOf = (match: DisputedPart, withdrawal: PartPaidWithdrawal): Outcomes => ({
  received: postingsOf(match, withdrawal, match.amount),
  notReceived: postingsOf(match, withdrawal, 0n),
  partly: match.remaining === null ? null : postingsOf(match, withdrawal, match.amount - match.remaining),
})

/** Can a part that was shown late be paid out of what is left of its withdrawal? Else the house pays it, and is owed. */
export const paysFromRest = ({ state, rest }: PartPaidWithdrawal, received: bigint): boolean =>
  state === 'matching' && rest >= received
