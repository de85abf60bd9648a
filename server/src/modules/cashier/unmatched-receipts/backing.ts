import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Brand } from '#modules/brand/brand.ts'
import { worthOf } from '../coins/rules.ts'
import { findOrder } from '../coins/store.ts'
import { keepRest } from './keep.ts'
import { deleteClaim } from '../desk/store.ts'
import { choose, restOf } from './rules.ts'
import * as store from './store.ts'
import { clear } from './suspense.ts'

/** Money that stands in suspense for a deposit, and whether it says exactly what is to be credited. */
export interface Backing {
  readonly receipt: store.OpenReceipt | undefined
  readonly exact: boolean
}

/** The receipt that a deposit of so much is credited with, locked: the one that says so, else the oldest. */
export async function backingOf(
  tx: Tx,
  { decimals: payable, currency }: Brand,
  { id, amount }: { readonly id: string; readonly amount: bigint },
): Promise<Backing> {
  const [receipts, order] = [await store.findOpenForUpdate(tx, id), await findOrder(tx, id)]
  return choose(receipts, amount, ({ asset, amount: units, decimals }) => {
    if (asset === currency) return units
    return order?.coin === asset ? worthOf(units, order.rate, { decimals, payable }) : undefined
  })
}

/** A deposit was credited with so much: its receipt is done, and what is left of it waits for a person. */
export async function settle(
  tx: Tx,
  deps: Deps,
  receipt: store.OpenReceipt,
  done: { readonly depositId: string; readonly amount: bigint; readonly currency: string; readonly by: string },
): Promise<void> {
  const { depositId, amount, currency, by } = done
  await clear(tx, receipt, deps.now())
  await store.endReceipt(tx, receipt.id, { state: 'credited', reason: '', note: '', depositId, by }, deps.now())
  await deleteClaim(tx, receipt.id)
  await keepRest(tx, deps, receipt, receipt.asset === currency ? restOf(receipt.amount, amount) : 0n)
}
