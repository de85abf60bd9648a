import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { backOffMs } from '#kernel/back-off.ts'
import { announce } from '#kernel/outbox.ts'
import type { Bet, Settlement } from '../betting.ts'
import * as store from './store.ts'

/** A bet that could not be settled with the others: how it was to end, what its game writes down then, and why it failed. */
export interface FailedBet extends Pick<
  Bet,
  'id' | 'roundId' | 'brandId' | 'memberId' | 'gameCode' | 'asset' | 'stake'
> {
  readonly settlement: Pick<Settlement, 'payout' | 'status' | 'turnover'>
  readonly own: unknown
  readonly reason: string
}

/** Set bets aside: each stays open and is tried again, until it is settled or two people end it. */
export async function setAsideBets(tx: Tx, deps: Deps, failed: readonly FailedBet[]): Promise<void> {
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
      nextAt: new Date(now.getTime() + backOffMs(deps.random, 1, TRIES)),
    })),
  )
  const brands = Map.groupBy(failed, ({ brandId }) => brandId)
  await announce(
    tx,
    [...brands].map(([brandId, bets]) => ({ topic: 'settlements_failed', brandId, keys: bets.map(({ id }) => id) })),
  )
}

/** A settlement that fails is tried again within a minute at first, then within an hour at most. */
export const TRIES = { firstMs: 60_000, mostMs: 3_600_000 } as const
