import type { Spun } from './win-shows.ts'

/** What stands over the reels for a moment: free spins begin or end, the pot falls, the cap is reached. */
export type Scene =
  | { readonly kind: 'free_spins'; readonly count: number; readonly more: boolean }
  | { readonly kind: 'free_spins_over'; readonly amount: string }
  | { readonly kind: 'jackpot'; readonly amount: string }
  | { readonly kind: 'capped'; readonly amount: string }

/** What the last spin brought, and whether it is more than the stake and may be celebrated. */
export interface SpinResult {
  readonly event: Spun
  readonly stake: string
  readonly celebrated: boolean
}

/** How far the free spins are. */
export interface FreeSpins {
  readonly index: number
  readonly of: number
  readonly won: string
}

/** Everything the stage shows of the round under way. */
export interface View {
  readonly result: SpinResult | undefined
  readonly free: FreeSpins | undefined
  readonly scene: Scene | undefined
}

export const emptyView: View = { result: undefined, free: undefined, scene: undefined }
