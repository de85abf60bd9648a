import type { Db } from '#kernel/database.ts'
import * as store from './store.ts'

/** How many differences nobody has explained, and since when. */
export const openFindings = (db: Db, brandId: number): Promise<store.WaitingRow> => store.countFindings(db, brandId)
