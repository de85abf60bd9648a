import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import type { News } from '#kernel/outbox.ts'
import { barOf, standingsOf } from '#modules/standing/standing.ts'
import { type BetBook, openBets } from '../../betting/betting.ts'
import { derivedId } from '../../wallet/wallet.ts'
import { giveBack } from '../orders/give-back.ts'
import { findLines, holdIssuesById, lockOrders, type OrderLineRow, type OrderRow } from '../orders/store.ts'
import { isNotClosed } from '../rules.ts'
import type { IssueRow } from '../store.ts'
import * as store from './store.ts'

const AT_ONCE = 200

/** Give back what is not closed of every chase that has ended before its last issue. However many do it at once. */
export async function endChases(deps: Deps): Promise<void> {
  await runIsolated(deps, await store.findEnding(deps.db, AT_ONCE), (id) =>
    inTransaction(deps.db, async (tx) => {
      const chase = await openChase(tx, deps, id)
      await giveBack(tx, chase.book, { ...chase, lines: chase.open, causeId: derivedId(id, 'ended') }, deps.now())
      await store.saveEnded(tx, id, deps.now())
    }),
  )
}

/** Who takes a time-out or is excluded chases no more. */
export async function endChasesOfBarred(deps: Deps, { keys }: News): Promise<void> {
  const running = await store.findRunningOf(deps.db, keys)
  if (running.length === 0) return
  const standings = await standingsOf(
    deps.db,
    running.map(({ memberId }) => memberId),
  )
  const barred = running.filter(({ memberId }) => {
    const standing = standings.get(memberId)
    return standing && barOf(standing, deps.now()) !== null
  })
  if (barred.length === 0) return
  await inTransaction(deps.db, (tx) =>
    store.saveEndedBy(
      tx,
      barred.map(({ id }) => id),
      'restraint',
    ),
  )
  await endChases(deps)
}

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
