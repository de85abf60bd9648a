import type { Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import * as store from './store.ts'

/** Tell what the tables of these brands take at least, by game: lists of games show it and filter by it. */
export async function announceMinimumStakes(tx: Tx, brandIds: readonly number[]): Promise<void> {
  const rows = await store.findMinimumStakes(tx, brandIds)
  await announce(
    tx,
    rows.map(({ brandId, gameCode, stakeMin }) => ({
      topic: 'table_stakes_changed',
      brandId,
      keys: [gameCode],
      detail: { stakeMin: String(stakeMin) },
    })),
  )
}
