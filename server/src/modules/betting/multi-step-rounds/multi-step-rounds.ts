import type { Tx } from '#kernel/database.ts'
import type { Round } from '../betting.ts'
import * as store from './store.ts'

/** How a round that is played in several steps stands now. */
export interface RoundStage extends Pick<Round, 'id' | 'status' | 'events' | 'closedAt'> {
  readonly steps: readonly unknown[]
}

/** Record how rounds that are played in several steps stand: their events and steps so far, or how they ended. */
export async function saveRounds(tx: Tx, rounds: readonly RoundStage[]): Promise<void> {
  if (rounds.length > 0) await store.saveRounds(tx, rounds)
}
