import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { backOffMs } from '#kernel/back-off.ts'
import { announce } from '#kernel/outbox.ts'
import type { Bet, Settlement } from '../betting.ts'
import { RETRY_DELAYS } from './retry-settlements.ts'
import * as store from './store.ts'

/** A bet that could not be settled with the others: how it was to end, what its game records then, and why it failed. */
export interface FailedBet extends Pick<
  Bet,
  'id' | 'roundId' | 'brandId' | 'memberId' | 'gameCode' | 'asset' | 'stake'
> {
  readonly settlement: Pick<Settlement, 'payout' | 'status' | 'turnover'>
  readonly gameRecord: unknown
  readonly reason: string
}

/** Record bets that could not be settled with the others: each stays open and is tried again, until it is settled or two people end it. */
export async function recordFailedSettlements(tx: Tx, deps: Deps, failed: readonly FailedBet[]): Promise<void> {
  const now = deps.now()
  await store.insertFailed(
    tx,
    failed.map(({ id, settlement, ...bet }) => ({
      ...bet,
      betId: id,
      payout: settlement.payout,
      status: settlement.status,
      turnover: settlement.turnover ?? null,
      failedAt: now,
      nextAt: new Date(now.getTime() + backOffMs(deps.random, 1, RETRY_DELAYS)),
    })),
  )
  const brands = Map.groupBy(failed, ({ brandId }) => brandId)
  await announce(
    tx,
    [...brands].map(([brandId, bets]) => ({ topic: 'settlements_failed', brandId, keys: bets.map(({ id }) => id) })),
  )
}

/** Failed settlements of these bets, as they stand. */
export const failedSettlements = (db: Db, betIds: readonly string[]): Promise<ReadonlyMap<string, store.FailedRow>> =>
  store.findFailed(db, betIds)
