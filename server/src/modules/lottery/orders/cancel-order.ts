import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/lottery-orders.ts'
import { amountText } from '@croupier/engine/money.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { openBets } from '../../betting/betting.ts'
import { accountOf, derivedId, houseAccount } from '../../wallet/wallet.ts'
import { saleOf } from '../rules.ts'
import * as store from './store.ts'

type Reply = ReplyOf<typeof contract.cancelOrder>

/** Take lines back before their issue closes: stakes return and the rebate with them. */
export const cancelOrder = (deps: Deps, ask: Ask<typeof contract.cancelOrder>): Promise<Reply> =>
  inTransaction(deps.db, (tx) => cancelIn(tx, deps, ask))

async function cancelIn(
  tx: Tx,
  deps: Deps,
  { body, params, session }: Ask<typeof contract.cancelOrder>,
): Promise<Reply> {
  const { memberId } = session
  const seen = (await store.findOrders(tx, [params.orderId])).get(params.orderId)
  if (seen?.memberId !== memberId) throw new Refusal('not_found')
  const now = deps.now()
  const all = await store.findLines(tx, seen.id)
  // Accounts, then the order, then its issue: in the order in which bets take their locks.
  const book = await openBets(
    tx,
    all.map(({ id, asset }) => ({ betId: id, memberId, asset })),
    now,
  )
  const order = await store.lockOrder(tx, seen.id)
  if (!order) throw new Refusal('not_found')
  const content = body.lineIds ? body.lineIds.toSorted().join() : 'all'
  const before = await store.findOrderCancel(tx, body.id)
  if (before) {
    if (before.memberId !== memberId || before.orderId !== order.id || before.content !== content)
      throw new Refusal('id_reused')
    return before.reply as Reply
  }
  const issue = await store.holdIssue(tx, order.issueId)
  if (!issue) throw new Refusal('not_found')
  must(saleOf(issue, deps.now()))

  const open = (await store.findLines(tx, order.id)).filter(({ cancelledAt }) => cancelledAt === null)
  const lines = body.lineIds ? chosenOf(open, all, body.lineIds) : open
  for (const { id } of lines) must(book.cancel(id))
  const [amount, rebate] = [sumOf(lines, 'amount'), sumOf(lines, 'rebate')]
  if (rebate > 0n)
    book.move({
      id: derivedId(body.id, 'rebate returned'),
      kind: 'rebate_returned',
      debit: accountOf(memberId, order.asset),
      credit: houseAccount(order.brandId, 'rebate', order.asset),
      amount: rebate,
      journal: order.id,
      cause: order.id,
    })
  await book.write([])
  const left = { amount: order.amount - amount, rebate: order.rebate - rebate }
  const text = (units: bigint) => amountText(units, order.decimals)
  const balance = book.left(memberId, order.asset) ?? 0n
  const reply: Reply = {
    orderId: order.id,
    lineIds: lines.map(({ id }) => id),
    returned: text(amount - rebate),
    balance: text(balance),
  }
  await store.cancelLines(tx, reply.lineIds, now)
  await store.saveLeft(tx, { ...order, ...left, state: lines.length === open.length ? 'cancelled' : order.state })
  await store.insertOrderCancel(tx, { id: body.id, orderId: order.id, memberId, content, reply }, now)
  await announce(tx, [{ topic: 'balances_changed', brandId: order.brandId, keys: [memberId] }])
  return reply
}

/** The open ones of the lines that are named; each must be one of the order's. */
function chosenOf(open: readonly store.OrderLineRow[], all: readonly store.OrderLineRow[], lineIds: readonly string[]) {
  const known = new Set(all.map(({ id }) => id))
  const stranger = lineIds.findIndex((id) => !known.has(id))
  if (stranger >= 0) must(atField(`lineIds.${stranger}`, 'not_allowed'))
  return open.filter(({ id }) => lineIds.includes(id))
}

const sumOf = (lines: readonly store.OrderLineRow[], of: 'amount' | 'rebate'): bigint =>
  lines.reduce((sum, line) => sum + line[of], 0n)
