import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type BetBook, openBets } from '../../betting/betting.ts'
import { findLines, holdIssuesById, lockOrders, type OrderLineRow, type OrderRow } from '../orders/store.ts'
import { isNotClosed } from '../rules.ts'
import type { IssueRow } from '../store.ts'
import * as store from './store.ts'

/** A chase in hand: its accounts and orders are locked, and what of it can be given back is open. */
export interface OpenChase {
  readonly book: BetBook
  readonly orders: readonly OrderRow[]
  /** Lines that are not cancelled, of issues that are not closed. */
  readonly open: readonly OrderLineRow[]
  readonly issues: ReadonlyMap<string, IssueRow>
}

/** Take a chase in hand. Accounts, then issues, then its orders: in the order in which bets and settlements take their locks. */
export async function openChase(tx: Tx, deps: Deps, id: string): Promise<OpenChase> {
  const seen = await store.findChased(tx, id)
  const known = await findLines(
    tx,
    seen.map((order) => order.id),
  )
  const now = deps.now()
  const book = await openBets(
    tx,
    known.map(({ id: betId, memberId, asset }) => ({ betId, memberId, asset })),
    now,
  )
  const issues = await holdIssuesById(
    tx,
    seen.map(({ issueId }) => issueId),
  )
  const orders = await lockOrders(
    tx,
    seen.map((order) => order.id),
  )
  const lines = await findLines(
    tx,
    orders.map((order) => order.id),
  )
  const open = lines.filter(({ issueId, cancelledAt }) => {
    const issue = issues.get(issueId)
    return cancelledAt === null && issue !== undefined && isNotClosed(issue, deps.now())
  })
  return { book, orders, open, issues }
}
