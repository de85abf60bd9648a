import { type Db, openDatabase } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { pastUrl } from '#kernel/history.ts'
import { releaseLease, takeLeases } from '#kernel/lease.ts'
import { allBrands, type Brand } from '#modules/brand/brand.ts'
import { CRASH_TURN } from '#modules/studio/crash/store.ts'
import { LIVE_TABLES } from '#modules/studio/tables/dealer/deal-tables.ts'
import { findTables, type TableRow } from '#modules/studio/tables/store.ts'

/** Leases of one kind, in hand over a connection by which alone is dealt what they stand for. */
export interface HeldLeases {
  readonly db: Db
  /** What no other node had in hand. */
  readonly numbers: readonly number[]
  /** Let those have one who go by the clock of today. */
  readonly release: (number: number) => Promise<void>
}

/** The dealers' part of a brand: its tables, in the order of the lobby, and its crash rounds. */
export interface HeldDealers {
  readonly brand: Brand
  readonly tables: readonly TableRow[]
  readonly tableLeases: HeldLeases
  readonly crashTurn: HeldLeases
}

/** The dealers of every brand, until they are let go of. */
export interface AllDealers {
  readonly brands: readonly HeldDealers[]
  readonly close: () => Promise<void>
}

/** Take tables and crash of every brand in hand before anybody deals there: rounds of a chain go forward only. */
export async function takeDealers(deps: Deps, url: string): Promise<AllDealers> {
  const open: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of open.splice(0)) await end()
  }
  const hold = async (kind: string, numbers: readonly number[]): Promise<HeldLeases> => {
    const { db, end } = await openConnection(deps, url)
    open.push(end)
    return {
      db,
      numbers: await takeLeases(db, kind, numbers),
      release: async (number) => void (await releaseLease(db, kind, number)),
    }
  }
  try {
    const brands: HeldDealers[] = []
    for (const brand of await allBrands(deps)) {
      const tables = await findTables(deps.db, brand.id)
      const numbers = tables.map(({ number }) => number)
      brands.push({
        brand,
        tables,
        tableLeases: await hold(LIVE_TABLES, numbers),
        crashTurn: await hold(CRASH_TURN, [brand.id]),
      })
    }
    return { brands, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** One connection that stays the same, because locks are its own. */
async function openConnection(
  { log }: Deps,
  url: string,
): Promise<{ readonly db: Db; readonly end: () => Promise<void> }> {
  const { db: pool } = openDatabase(pastUrl(url), log, 1)
  const [opened, over] = [Promise.withResolvers<Db>(), Promise.withResolvers<void>()]
  const whole = pool.connection().execute((db) => {
    opened.resolve(db)
    return over.promise
  })
  whole.catch(opened.reject)
  return {
    db: await opened.promise,
    async end() {
      over.resolve()
      await whole
      await pool.destroy()
    },
  }
}
