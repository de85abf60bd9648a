import type { LegResult } from '@croupier/contract/betting.ts'
import type { EndStatus } from './bet-model.ts'

/** Where all of it happens, and in which money. */
export const BRAND = 1
export const CURRENCY = 'PHP'

export interface ModelBet {
  readonly memberId: string
  readonly roundId: string
  readonly stake: bigint
  readonly status: 'pending' | 'refused' | 'open' | 'partly_cashed_out' | EndStatus
  readonly payout: bigint
  readonly turnover: bigint
  /** What was cashed out of it: the part of its stake, what that paid, and what of it counts. */
  readonly cashed: { readonly stake: bigint; readonly paid: bigint; readonly turnover: bigint }
  /** The command by which it last came open again. */
  readonly reopenedBy: string | null
}

/** What a member could not give back of a bet. */
export interface ModelShortfall {
  readonly betId: string
  readonly memberId: string
  /** The moment of the command by which it came, as the clock says it. */
  readonly at: number
  readonly amount: bigint
  readonly collected: bigint
  readonly writtenOff: bigint
  readonly reversed: bigint
}

export interface ModelLeg {
  readonly selectionId: string
  readonly result: LegResult
}

/** Members who bet on the same rounds, and all that has come of it: what the product must have in its tables. */
export interface ModelState {
  readonly now: number
  readonly money: Map<string, bigint>
  /** The most that a member may stake; of those who have no limit nothing. */
  readonly limits: ReadonlyMap<string, bigint>
  readonly bets: Map<string, ModelBet>
  readonly shortfalls: Map<string, ModelShortfall>
  /** Of slips, by their rounds. */
  readonly legs: Map<string, readonly ModelLeg[]>
  /** The ids of what was done once and is done no more. */
  readonly done: Set<string>
}

export const copyOf = ({ now, money, limits, bets, shortfalls, legs, done }: ModelState): ModelState => ({
  now,
  money: new Map(money),
  limits,
  bets: new Map(bets),
  shortfalls: new Map(shortfalls),
  legs: new Map(legs),
  done: new Set(done),
})

export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

export const creditMember = ({ money }: ModelState, memberId: string, amount: bigint): void =>
  void money.set(memberId, (money.get(memberId) ?? 0n) + amount)

export const sumOf = (state: ModelState, memberId: string, of: (bet: ModelBet) => bigint): bigint =>
  [...state.bets.values()].reduce((sum, bet) => (bet.memberId === memberId ? sum + of(bet) : sum), 0n)

/** What is held for bets that wait to be accepted. */
export const heldOf = (state: ModelState, memberId: string): bigint =>
  sumOf(state, memberId, ({ status, stake }) => (status === 'pending' ? stake : 0n))

export const freeOf = (state: ModelState, memberId: string): bigint =>
  (state.money.get(memberId) ?? 0n) - heldOf(state, memberId)
