import type { Step } from '@croupier/contract/step.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Verdict } from '#kernel/refusal.ts'
import * as figures from './figures/store.ts'
import { askStatement, type StatementLine } from './outside/statement.ts'
import { judgeAmount, referenceOf } from './rules.ts'
import * as statement from './statement/store.ts'
import * as untold from './statement/suspend-untold.ts'
import * as history from './history.ts'
import * as store from './store.ts'
import { differencesOfSuspense } from './unmatched-receipts/compare.ts'
import type { SuspenseDifference } from './unmatched-receipts/rules.ts'
import { dueNow } from './withdrawals/due.ts'

/** What came in and went out by bars of so many seconds; bars without anything are left out. */
export const moneyByBar = (db: Db, span: figures.Span, seconds: number): Promise<readonly figures.BarRow[]> =>
  figures.sumMoney(db, span, seconds)

/** How much waits for a person, and since when. */
export async function waitingForPeople(db: Db, brandId: number) {
  const [deposits, withdrawals, disputes] = await Promise.all([
    figures.countDeposits(db, brandId),
    figures.countWithdrawals(db, brandId),
    figures.countDisputes(db, brandId),
  ])
  return { deposits, withdrawals, disputes }
}

interface Turnover {
  readonly memberId: string
  readonly brandId: number
  readonly asset: string
}

/** Whatever moves a member's money in or out is judged one after the other: this one from now on, until the transaction ends. */
export async function lockTurnover(tx: Tx, turnover: Turnover, now: Date): Promise<void> {
  await store.lockTurnover(tx, turnover, now)
}

/** What a member had to stake before money leaves, and what of it is left to be staked. */
export const turnoverDue = async (
  db: Db,
  { memberId, asset }: Pick<Turnover, 'memberId' | 'asset'>,
): Promise<{ readonly due: bigint; readonly left: bigint }> =>
  dueNow(db, { memberId, asset }, await store.findTurnover(db, memberId, asset))

/** What the next transfer is called: `TR 004 8812`. */
export const transferReference = async (tx: Tx): Promise<string> => referenceOf('TR', await store.nextReference(tx))

/** Is the amount of a transfer, for which no fee is taken, between the least and the most? */
export const judgeTransfer = (
  amount: bigint,
  policy: { readonly min: bigint; readonly max: bigint },
  decimals: number,
): Verdict<undefined> => judgeAmount(amount, policy, 0n, (units) => amountText(units, decimals))

interface TransferStep {
  readonly brandId: number
  readonly memberId: string
  /** The transfer. */
  readonly of: string
  readonly step: Step['step']
  /** member, vendor, clock, or operator:NAME. */
  readonly by: string
  readonly note?: string
}

/** Note what recordSteps to transfers, among all that happens to their members' money; the members' pages hear of it. */
export const recordSteps = (tx: Tx, steps: readonly TransferStep[], now: Date): Promise<void> =>
  history.recordSteps(tx, steps, now)

/** What the payment company says has moved on a day, `yyyy-MM-dd` in UTC. */
export const statementOf = (deps: Deps, day: string): Promise<readonly StatementLine[]> =>
  askStatement(deps.config, day)

/** What we have booked of these lines of a statement. */
export const bookedPayments = (tx: Tx, ids: readonly string[]): Promise<readonly statement.BookedRow[]> =>
  statement.findBooked(tx, ids)

/** What of ours must stand in a statement of this span. */
export const expectedPayments = (tx: Tx, span: statement.Span): Promise<readonly statement.BookedRow[]> =>
  statement.findExpected(tx, span)

/** Whose the requests are that a statement names, as far as they are ours. */
export const brandsOfRequests = (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  statement.findBrands(tx, ids)

/** Which of these are deposits or withdrawals of ours. */
export const knownRequests = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  statement.findRequests(tx, ids)

/** Which of these are withdrawals that have not ended. */
export const payoutsUnderWay = (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  statement.findUnderWay(tx, ids)

/** The deposits that transfers of coins were for, by how their chain names them. */
export const coinDepositsOf = (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  statement.findCoinDeposits(db, names)

/** Keep money of which only the company's statement speaks in suspense, for a person at the deposit desk. */
export const suspendUntold = (tx: Tx, deps: Deps, payment: untold.UntoldPayment): Promise<void> =>
  untold.suspendUntold(tx, deps, payment)

/** Suspense accounts that do not hold what their open receipts add up to. */
export const suspenseDifferences = (db: Db): Promise<readonly SuspenseDifference[]> => differencesOfSuspense(db)
