import type { FreeSpins, HeldCoinsEvent } from './events.ts'
import type { WinShow } from './win-shows.ts'
import type { Window } from './title.ts'

/** What stands over the reels for a moment: a feature begins or ends, a multiplier counts, the pot falls, the cap is reached. */
export type Scene =
  | { readonly kind: 'free_spins'; readonly count: number; readonly more: boolean; readonly symbol: string | undefined }
  | { readonly kind: 'free_spins_over'; readonly amount: string }
  | { readonly kind: 'respins'; readonly count: number }
  | { readonly kind: 'multiplied'; readonly by: number; readonly from: string; readonly amount: string }
  | { readonly kind: 'collected'; readonly amount: string; readonly full: boolean }
  | { readonly kind: 'jackpot'; readonly amount: string }
  | { readonly kind: 'capped'; readonly amount: string }

/** What the spin has brought so far, and whether it is more than the stake and may be celebrated. */
export interface SpinResult {
  /** Tells one result from the next. */
  readonly key: string
  readonly window: Window
  /** The wins of the window that stands. */
  readonly shows: readonly WinShow[]
  /** All that the spin has paid up to now. */
  readonly amount: string
  readonly stake: string
  readonly celebrated: boolean
}

/** Everything the stage shows of the round under way. */
export interface View {
  readonly result: SpinResult | undefined
  readonly free: FreeSpins | undefined
  readonly held: HeldCoinsEvent | undefined
  readonly scene: Scene | undefined
}

export const emptyView: View = { result: undefined, free: undefined, held: undefined, scene: undefined }
