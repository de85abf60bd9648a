import type { Db } from '#kernel/database.ts'
import * as figures from './figures/store.ts'

/** What came in and went out by bars of so many seconds; bars without anything are left out. */
export const moneyByBar = (db: Db, span: figures.Span, seconds: number): Promise<readonly figures.BarRow[]> =>
  figures.sumMoney(db, span, seconds)

/** How much waits for a person, and since when. */
export async function waitingForPeople(db: Db, brandId: number) {
  const [deposits, withdrawals, disputes, findings] = await Promise.all([
    figures.countDeposits(db, brandId),
    figures.countWithdrawals(db, brandId),
    figures.countDisputes(db, brandId),
    figures.countFindings(db, brandId),
  ])
  return { deposits, withdrawals, disputes, findings }
}

/** Transfers that a vendor has left without an answer since before a moment. */
export const stuckWithVendors = (db: Db, brandId: number, before: Date): Promise<figures.WaitingRow> =>
  figures.countStuck(db, brandId, before)
