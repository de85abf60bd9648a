import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/lottery-orders.ts'
import { amountText } from '@croupier/engine/money.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { openBets } from '../../betting/betting.ts'
import { isNotClosed } from '../rules.ts'
import { giveBack } from './give-back.ts'
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
  const all = await store.findLines(tx, [seen.id])
  // Accounts, then the issue, then the order: in the order in which bets and settlements take their locks.
  const book = await openBets(
    tx,
    all.map(({ id, asset }) => ({ betId: id, memberId, asset })),
    now,
  )
  const issue = (await store.holdIssuesById(tx, [seen.issueId])).get(seen.issueId)
  const [order] = await store.lockOrders(tx, [seen.id])
  if (!order || !issue) throw new Refusal('not_found')
  const content = body.lineIds ? body.lineIds.toSorted().join() : 'all'
  const before = await store.findOrderCancel(tx, body.id)
  if (before) {
    if (before.memberId !== memberId || before.orderId !== order.id || before.content !== content)
      throw new Refusal('id_reused')
    return before.reply as Reply
  }
  if (!isNotClosed(issue, deps.now())) must(no('bets_closed'))

  const open = (await store.findLines(tx, [order.id])).filter(({ cancelledAt }) => cancelledAt === null)
  const lines = body.lineIds ? chosenOf(open, all, body.lineIds) : open
  const returned = await giveBack(tx, book, { orders: [order], lines, open, causeId: body.id }, now)
  const reply: Reply = {
    orderId: order.id,
    lineIds: lines.map(({ id }) => id),
    returned: amountText(returned, order.decimals),
    balance: amountText(book.left(memberId, order.asset) ?? 0n, order.decimals),
  }
  const row = { id: body.id, orderId: order.id, chaseId: null, memberId, content, reply }
  await store.insertOrderCancel(tx, row, now)
  return reply
}

/** The open ones of the lines that are named; each must be one of the order's. */
function chosenOf(open: readonly store.OrderLineRow[], all: readonly store.OrderLineRow[], lineIds: readonly string[]) {
  const known = new Set(all.map(({ id }) => id))
  const stranger = lineIds.findIndex((id) => !known.has(id))
  if (stranger >= 0) must(atField(`lineIds.${stranger}`, 'not_allowed'))
  return open.filter(({ id }) => lineIds.includes(id))
}
