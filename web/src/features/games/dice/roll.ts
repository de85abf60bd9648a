import type { EventOf } from '@croupier/contract/studio.ts'

export type RollEvent = Extract<EventOf<'DICE'>, { kind: 'rolled' }>

/** A roll as it was shown on this page. */
export interface Roll {
  readonly roundId: string
  readonly event: RollEvent
  readonly stake: string
  readonly payout: string
}
