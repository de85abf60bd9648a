import type { Deposit } from '@croupier/contract/cashier.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { DepositRow } from '../deposits/store.ts'
import { coinText } from '@croupier/engine/coins.ts'
import { findOrders } from './store.ts'

type Coins = NonNullable<NonNullable<Deposit['pay']>['coins']>

/** What is to be sent for those of these deposits that are paid in coins, and how deep it lies, by deposit. */
export async function coinViews(db: Db, rows: readonly DepositRow[]): Promise<ReadonlyMap<string, Coins>> {
  const ids = rows.filter(({ rail }) => rail === 'crypto').map(({ id }) => id)
  const orders = ids.length === 0 ? [] : await findOrders(db, ids)
  return new Map(
    orders.map(({ depositId, network, coin, coins, decimals, rate, confirmations, address, tx, seen }) => [
      depositId,
      {
        network,
        coin,
        amount: coinText(coins, decimals),
        rate: amountText(rate, scale),
        address,
        confirmations,
        sent: tx === null || seen === null ? null : { tx, confirmations: Math.min(seen, confirmations) },
      },
    ]),
  )
}
