import type { Tx } from '#kernel/database.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { turnoverSince } from '#modules/betting/figures/figures.ts'
import { stillDue, turnoverAfter } from './rules.ts'
import * as store from './store.ts'

/** So much is paid in, and must be staked before money leaves. Locked before the money: a member's moves are judged one by one. */
export async function raiseTurnover(
  tx: Tx,
  brand: Brand,
  { memberId, asset, amount }: { readonly memberId: string; readonly asset: string; readonly amount: bigint },
  now: Date,
): Promise<void> {
  const before = await store.lockTurnover(tx, { memberId, brandId: brand.id, asset }, now)
  const due = stillDue(before.due, await turnoverSince(tx, memberId, asset, before.since))
  const { turnoverPercent } = brand.settings.cashier.withdrawal
  await store.updateTurnover(tx, memberId, asset, { due: turnoverAfter(due, amount, turnoverPercent), since: now })
}
