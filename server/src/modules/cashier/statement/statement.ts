import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { findDeposit } from '../deposits/store.ts'
import { askStatement, type StatementLine } from '../outside/statement.ts'
import { differencesOfSuspense } from '../unmatched-receipts/compare.ts'
import { keepReceipt } from '../unmatched-receipts/keep.ts'
import type { SuspenseDifference } from '../unmatched-receipts/rules.ts'
import { isSpokenOf } from '../unmatched-receipts/store.ts'
import * as store from './store.ts'

/** What the payment company says has moved on a day, `yyyy-MM-dd` in UTC. */
export const statementOf = (deps: Deps, day: string): Promise<readonly StatementLine[]> =>
  askStatement(deps.config, day)

/** What we have booked of these lines of a statement. */
export const bookedPayments = (tx: Tx, ids: readonly string[]): Promise<readonly store.BookedRow[]> =>
  store.findBooked(tx, ids)

/** What of ours must stand in a statement of this span. */
export const expectedPayments = (tx: Tx, span: store.Span): Promise<readonly store.BookedRow[]> =>
  store.findExpected(tx, span)

/** Whose the requests are that a statement names, as far as they are ours. */
export const brandsOfRequests = (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  store.findBrands(tx, ids)

/** Which of these are deposits or withdrawals of ours. */
export const knownRequests = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  store.findRequests(tx, ids)

/** Which of these are withdrawals that have not ended. */
export const payoutsUnderWay = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  store.findUnderWay(tx, ids)

/** The deposits that transfers of coins were for, by how their chain names them. */
export const coinDepositsOf = (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  store.findCoinDeposits(db, names)

/** Suspense accounts that do not hold what their open receipts add up to. */
export const suspenseDifferences = (db: Db): Promise<readonly SuspenseDifference[]> => differencesOfSuspense(db)

/** A payment of which only the company's statement speaks. */
interface UnnotifiedPayment {
  /** The line of the statement. */
  readonly sourceId: string
  /** The request that it names, ours or not. */
  readonly about: string
  readonly reference: string
  readonly asset: string
  readonly amount: bigint
  readonly decimals: number
  readonly why: 'twice' | 'not_told'
  readonly arrivedAt: Date
}

/** Keep it in suspense, for a person at the deposit desk. What the company may still tell of by itself, or has told of, is left alone. */
export async function suspendUntold(tx: Tx, deps: Deps, payment: UnnotifiedPayment): Promise<void> {
  if (payment.why === 'not_told' && (await isTold(tx, payment.about))) return
  await keepReceipt(tx, deps, { ...payment, source: 'statement' })
}

async function isTold(tx: Tx, about: string): Promise<boolean> {
  const named = await findDeposit(tx, about)
  // Of what still waits the company speaks itself.
  const waits = named?.state === 'waiting' && named.rail !== 'matched'
  return waits || isSpokenOf(tx, about)
}
