import type { Db } from '#kernel/database.ts'
import * as store from './store.ts'

/** Transfers that a vendor has left without an answer since before a moment. */
export const stuckWithVendors = (db: Db, brandId: number, before: Date): Promise<store.StuckRow> =>
  store.countStuck(db, brandId, before)
