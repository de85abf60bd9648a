import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/lottery-chases.ts'
import { amountText } from '@croupier/engine/money.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { giveBack } from '../orders/give-back.ts'
import { findOrderCancel, insertOrderCancel } from '../orders/store.ts'
import { type OpenChase, openChase } from './open-chase.ts'
import * as store from './store.ts'

type Reply = ReplyOf<typeof contract.cancelChase>

/** Take issues of a chase back before they close: stakes return and the rebates with them. */
export const cancelChase = (deps: Deps, ask: Ask<typeof contract.cancelChase>): Promise<Reply> =>
  inTransaction(deps.db, (tx) => cancelIn(tx, deps, ask))

async function cancelIn(
  tx: Tx,
  deps: Deps,
  { body, params, session }: Ask<typeof contract.cancelChase>,
): Promise<Reply> {
  const { memberId } = session
  const seen = await store.findChase(tx, params.chaseId)
  if (seen?.memberId !== memberId) throw new Refusal('not_found')
  const chase = await openChase(tx, deps, seen.id)
  const content = body.issueNos ? body.issueNos.toSorted().join() : 'all'
  const before = await findOrderCancel(tx, body.id)
  if (before) {
    if (before.memberId !== memberId || before.chaseId !== seen.id || before.content !== content)
      throw new Refusal('id_reused')
    return before.reply as Reply
  }
  const lines = chosenOf(chase, body.issueNos)
  if (lines.length === 0) must(no('bets_closed'))
  const now = deps.now()
  const returned = await giveBack(tx, chase.book, { ...chase, lines, causeId: body.id }, now)
  const taken = new Set(lines.map(({ issueId }) => issueId))
  const reply: Reply = {
    chaseId: seen.id,
    issueNos: [...chase.issues.values()]
      .filter(({ id }) => taken.has(id))
      .map(({ issueNo }) => issueNo)
      .toSorted(),
    returned: amountText(returned, seen.decimals),
    balance: amountText(chase.book.left(memberId, seen.asset) ?? 0n, seen.decimals),
  }
  if (lines.length === chase.open.length) {
    await store.saveEndedBy(tx, [seen.id], 'member')
    await store.saveEnded(tx, seen.id, now)
  }
  await insertOrderCancel(tx, { id: body.id, orderId: null, chaseId: seen.id, memberId, content, reply }, now)
  return reply
}

/** The open lines of the issues that are named; each must be one of the chase's. */
function chosenOf({ open, issues }: OpenChase, issueNos: readonly string[] | undefined) {
  if (!issueNos) return open
  const known = new Map([...issues.values()].map(({ id, issueNo }) => [issueNo, id]))
  const stranger = issueNos.findIndex((issueNo) => !known.has(issueNo))
  if (stranger >= 0) must(atField(`issueNos.${stranger}`, 'not_allowed'))
  const wanted = new Set(issueNos.map((issueNo) => known.get(issueNo)))
  return open.filter(({ issueId }) => wanted.has(issueId))
}
