import type { Suspension } from './suspensions.ts'

/** What a bet is about. */
export interface Game {
  readonly brandId: number
  readonly vendor: string
  readonly gameCode: string
}

/** Whether a game takes no bets: itself, its vendor, or everything is suspended. */
export const isSuspended = (suspensions: readonly Suspension[], { brandId, vendor, gameCode }: Game): boolean =>
  suspensions.some(
    (one) =>
      one.brandId === brandId &&
      (one.scope === 'all' || (one.scope === 'vendor' ? one.code === vendor : one.code === gameCode)),
  )
