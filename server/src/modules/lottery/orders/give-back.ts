import type { Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import type { BetBook } from '../../betting/betting.ts'
import { accountOf, derivedId, houseAccount } from '../../wallet/wallet.ts'
import { returnStakes } from '../numbers/return-stakes.ts'
import * as store from './store.ts'

export interface GivenBack {
  /** Locked. */
  readonly orders: readonly store.OrderRow[]
  /** Lines of them that are not cancelled yet and whose issues are not closed. */
  readonly lines: readonly store.OrderLineRow[]
  /** Lines of them that are open until now. */
  readonly open: readonly store.OrderLineRow[]
  /** Of whoever asks: transfers are named by it. */
  readonly causeId: string
}

/** Cancel lines in a book: stakes return and the rebates with them. Answers what members have more, in stored units. */
export async function giveBack(
  tx: Tx,
  book: BetBook,
  { orders, lines, open, causeId }: GivenBack,
  now: Date,
): Promise<bigint> {
  for (const { id } of lines) must(book.cancel(id))
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  const openOf = Map.groupBy(open, ({ orderId }) => orderId)
  const left: store.OrderRow[] = []
  let returned = 0n
  for (const order of orders) {
    const own = byOrder.get(order.id) ?? []
    if (own.length === 0) continue
    const [amount, rebate] = [sumOf(own, 'amount'), sumOf(own, 'rebate')]
    if (rebate > 0n)
      book.move({
        id: derivedId(causeId, `rebate returned of ${order.id}`),
        kind: 'rebate_returned',
        debit: accountOf(order.memberId, order.asset),
        credit: houseAccount(order.brandId, 'rebate', order.asset),
        amount: rebate,
        journal: order.id,
        cause: order.id,
      })
    returned += amount - rebate
    const isWhole = own.length === (openOf.get(order.id) ?? []).length
    left.push({
      ...order,
      amount: order.amount - amount,
      rebate: order.rebate - rebate,
      state: isWhole ? 'cancelled' : order.state,
    })
  }
  await book.write([])
  await store.cancelLines(
    tx,
    lines.map(({ id }) => id),
    now,
  )
  await store.saveLeft(tx, left)
  await returnStakes(tx, lines)
  const brands = Map.groupBy(left, ({ brandId }) => brandId)
  await announce(
    tx,
    [...brands].map(([brandId, some]) => ({
      topic: 'balances_changed',
      brandId,
      keys: [...new Set(some.map(({ memberId }) => memberId))],
    })),
  )
  return returned
}

const sumOf = (lines: readonly store.OrderLineRow[], of: 'amount' | 'rebate'): bigint =>
  lines.reduce((sum, line) => sum + line[of], 0n)
