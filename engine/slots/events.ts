import type { CapEvent } from './spins.ts'
import type { Window } from './reels.ts'

// What happens in a round of a slot, in order; money in stored units. Columns are counted from the left, rows from the top.

/** One win of a window: on a line, in so many ways, or wherever the symbol stands. */
export interface SlotWin {
  readonly symbol: string
  /** Columns in a row, or cells where a symbol pays anywhere. */
  readonly count: number
  /** A wild is among them. */
  readonly wild: boolean
  readonly amount: bigint
  /** From 1, where a title has lines. */
  readonly line?: number
  /** Where a title has ways. */
  readonly ways?: number
  /** [column, row] of each, where neither line nor symbol says it. */
  readonly cells?: readonly (readonly [number, number])[]
}

/** A spin of the reels or a fresh drop of the grid. */
export interface SlotSpun {
  readonly kind: 'spun'
  readonly free: boolean
  /** 0 is the paid spin, 1, 2 … the free ones. */
  readonly index: number
  /** One a reel: the strip's place in the top row; none where a grid is dropped. */
  readonly stops: readonly number[]
  readonly window: Window
  readonly wins: readonly SlotWin[]
  readonly scatters: number
  readonly scatterAmount: bigint
  /** All that this window pays. */
  readonly amount: bigint
  /** Free spins this spin awarded. */
  readonly awarded: number
  /** Free spins still to come after this spin. */
  readonly left: number
  /** Counted into every win of this window, where it differs from spin to spin. */
  readonly multiplier?: number
}

/** The winning cells are gone, the rest has fallen, new ones have come. */
export interface TumbleEvent {
  readonly kind: 'tumbled'
  readonly free: boolean
  readonly index: number
  /** From 1, anew with every drop. */
  readonly step: number
  readonly window: Window
  readonly wins: readonly SlotWin[]
  readonly amount: bigint
}

/** A multiplier applies to all that the drop and its tumbles paid: `from` becomes `amount`. */
export interface MultiplierEvent {
  readonly kind: 'multiplied'
  readonly free: boolean
  readonly index: number
  readonly by: number
  readonly from: bigint
  readonly amount: bigint
}

/** A symbol has covered whole reels; `wins` and `amount` are what that adds. */
export interface ExpansionEvent {
  readonly kind: 'expanded'
  readonly free: boolean
  readonly index: number
  readonly symbol: string
  readonly columns: readonly number[]
  readonly window: Window
  readonly wins: readonly SlotWin[]
  readonly amount: bigint
}

/** A feature begins; a bought one has no spin before it. */
export interface FeatureStarted {
  readonly kind: 'feature_started'
  readonly feature: 'free_spins' | 'respins'
  readonly bought: boolean
  /** Spins to come at first. */
  readonly count: number
  /** The symbol chosen for the feature, where it has one. */
  readonly symbol?: string
}

export interface HeldCoin {
  readonly column: number
  readonly row: number
  readonly amount: bigint
}

/** Coins stand held after the start (step 0) or a re-spin: all of them, in the order in which they came. */
export interface HeldCoinsEvent {
  readonly kind: 'held'
  readonly step: number
  /** Re-spins to come, unless another coin lands. */
  readonly left: number
  readonly coins: readonly HeldCoin[]
}

/** The held coins are paid; `bonus` is what a full window adds. */
export interface CollectEvent {
  readonly kind: 'collected'
  readonly full: boolean
  readonly bonus: bigint
  readonly amount: bigint
}

export type SlotEvent =
  | SlotSpun
  | TumbleEvent
  | MultiplierEvent
  | ExpansionEvent
  | FeatureStarted
  | HeldCoinsEvent
  | CollectEvent
  | CapEvent

/** What some wins come to. */
export const sumOf = (wins: readonly { readonly amount: bigint }[]): bigint =>
  wins.reduce((sum, { amount }) => sum + amount, 0n)
