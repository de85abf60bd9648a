import type { EventOf } from '@croupier/contract/studio.ts'

export type Rolled = Extract<EventOf<'DICE'>, { kind: 'rolled' }>

/** A roll as it was shown on this page. */
export interface Roll {
  readonly roundId: string
  readonly event: Rolled
  readonly stake: string
  readonly payout: string
}
