import type { Tx } from '#kernel/database.ts'
import { turnoverSince } from '#modules/betting/figures/figures.ts'
import { stillDue, turnoverAfter } from './rules.ts'
import * as store from './store.ts'

export interface ReceivedMoney {
  readonly memberId: string
  readonly asset: string
  readonly amount: bigint
  /** So much of it must be staked. */
  readonly percent: number
}

/**
 * So much came in, and a share of it must be staked before money leaves. Locked before the money: a member's moves are judged one by
 * one.
 */
export async function raiseTurnover(
  tx: Tx,
  brandId: number,
  { memberId, asset, amount, percent }: ReceivedMoney,
  now: Date,
): Promise<void> {
  const before = await store.lockTurnover(tx, { memberId, brandId, asset }, now)
  const due = stillDue(before.due, await turnoverSince(tx, memberId, asset, before.since))
  await store.updateTurnover(tx, memberId, asset, { due: turnoverAfter(due, amount, percent), since: now })
}
