import type { Tx } from '#kernel/database.ts'
import * as store from './store.ts'

/** What came of a round that many share, and what proves it. */
export interface SharedRoundEnd {
  readonly roundId: string
  readonly events: readonly unknown[]
  readonly proof: unknown
}

/** What one bet did in a shared round. */
export interface BetEvent {
  readonly betId: string
  readonly event: unknown
}

/** Record what came of a shared round, and what proves it: each member sees it in their own record. */
export async function recordSharedRound(tx: Tx, end: SharedRoundEnd): Promise<void> {
  await store.saveEnd(tx, end)
}

/** Record what single bets did in a shared round; only who placed them is shown it. */
export async function recordBetEvents(tx: Tx, events: readonly BetEvent[]): Promise<void> {
  if (events.length > 0) await store.insertBetEvents(tx, events)
}
