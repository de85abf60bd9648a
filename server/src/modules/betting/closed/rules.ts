import type { Closed } from './store.ts'

/** What a bet is about. */
export interface Game {
  readonly brandId: number
  readonly vendor: string
  readonly gameCode: string
}

/** Whether a game takes no bets: itself, its vendor, or everything is closed. */
export const isClosed = (closed: readonly Closed[], { brandId, vendor, gameCode }: Game): boolean =>
  closed.some(
    (one) =>
      one.brandId === brandId &&
      (one.scope === 'all' || (one.scope === 'vendor' ? one.code === vendor : one.code === gameCode)),
  )
