import type { Db } from '#kernel/database.ts'
import { findTransfers, type TransferRow } from '../store.ts'
import * as store from './store.ts'

/** A transfer or a hold, as far as its account and its cause go. */
export interface LedgerEntry {
  readonly id: string
  readonly brandId: number
  readonly kind: string
  readonly asset: string
  readonly amount: bigint
  /** The request that it names. */
  readonly cause: string | null
}

/** Transfers by their ids, in ledger order. */
export const transfersOf = async (db: Db, ids: readonly string[]): Promise<readonly TransferRow[]> =>
  [...(await findTransfers(db, ids)).values()].toSorted(inLedger)

/** What belongs to these journals, of these accounts and of the house, with these transfers beside it: in ledger order. */
export async function journalsOf(
  db: Db,
  journals: readonly string[],
  { ids, ...sides }: store.JournalSides & { readonly ids: readonly string[] },
): Promise<readonly TransferRow[]> {
  const [own, others] = await Promise.all([store.findJournals(db, journals, sides), findTransfers(db, ids)])
  return [...new Map([...others.values(), ...own].map((row) => [row.id, row])).values()].toSorted(inLedger)
}

const inLedger = (one: TransferRow, other: TransferRow) =>
  Number(BigInt(one.batch) - BigInt(other.batch)) || one.line - other.line

/** What was moved in these ways between two moments. */
export const movedBetween = (
  db: Db,
  kinds: readonly string[],
  span: { readonly from: Date; readonly to: Date },
): Promise<readonly LedgerEntry[]> => store.findMoved(db, kinds, span)

/** Holds of these kinds that have not ended. */
export const standingHolds = (db: Db, kinds: readonly string[]): Promise<readonly LedgerEntry[]> =>
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
