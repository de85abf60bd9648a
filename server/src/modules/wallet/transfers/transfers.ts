import type { Db } from '#kernel/database.ts'
import { findTransfers, type TransferRow } from '../store.ts'
import * as store from './store.ts'

/** Transfers by their ids, in ledger order. */
export async function transfersOf(db: Db, ids: readonly string[]): Promise<readonly TransferRow[]> {
  const rows = [...(await findTransfers(db, ids)).values()]
  return rows.toSorted((one, other) => Number(BigInt(one.batch) - BigInt(other.batch)) || one.line - other.line)
}

/** What was moved in these ways between two moments. */
export const movedBetween = (
  db: Db,
  kinds: readonly string[],
  span: { readonly from: Date; readonly to: Date },
): Promise<readonly store.LedgerEntry[]> => store.findMoved(db, kinds, span)

/** Holds of these kinds that have not ended. */
export const standingHolds = (db: Db, kinds: readonly string[]): Promise<readonly store.LedgerEntry[]> =>
  store.findStanding(db, kinds)

/** Whose accounts these transfers are about, by their ids; the house's own are left out. */
export const whoseTransfers = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  store.findOwners(db, ids)

/** What was paid in these ways by business day since a moment, where it belongs to another transfer; less what was given back. */
export const paidInJournals = (
  db: Db,
  clocks: readonly store.DayClock[],
  which: store.JournalKinds,
): Promise<readonly store.JournalDay[]> => store.sumJournals(db, clocks, which)
