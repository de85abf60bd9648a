import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import { figuresRecount, gamesRecount } from './bets.ts'
import { depositsRecount, payoutsRecount, stakesRecount, winsRecount } from './money.ts'
import { balancesRecount, daysRecount, houseRecount, recordsRecount } from './ledger.ts'

/** Something that is kept, and the same counted anew from bets and transfers. */
export interface Recount {
  /** What is compared, in the plural. */
  readonly name: string
  /** Rows of brand_id, subject, counted and kept: how many figures there are of each, all of them as text. */
  readonly rows: RawBuilder<unknown>
}

/** Where what is kept is not what was counted. */
export interface Difference {
  readonly brandId: number
  readonly subject: string
  readonly counted: string
  readonly kept: string
}

export interface RecountResult {
  readonly name: string
  readonly compared: number
  readonly differences: number
  /** The first by its subject. */
  readonly first: Difference | undefined
}

const RECOUNTS: readonly Recount[] = [
  figuresRecount,
  gamesRecount,
  balancesRecount,
  houseRecount,
  daysRecount,
  recordsRecount,
  stakesRecount,
  winsRecount,
  depositsRecount,
  payoutsRecount,
]

/**
 * Count everything anew, the plain way: no query of the modules that keep figures is used, and no figure is trusted. Changes nothing;
 * one moment is looked at, whatever goes on meanwhile.
 */
export const recount = (db: Db): Promise<readonly RecountResult[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const results: RecountResult[] = []
      for (const one of RECOUNTS) results.push(await resultOf(tx, one))
      return results
    })

async function resultOf(tx: Tx, { name, rows }: Recount): Promise<RecountResult> {
  const { rows: found } = await sql<Difference & { compared: number; differences: number }>`
    with compared as (${rows}), different as (select * from compared where counted is distinct from kept)
    select (select count(*)::int from compared) as compared, (select count(*)::int from different) as differences,
           coalesce(brand_id, 0) as "brandId", coalesce(subject, '') as subject, coalesce(counted, 'nothing') as counted,
           coalesce(kept, 'nothing') as kept
    from (select 1) as one left join (select * from different order by subject limit 1) as first on true`.execute(tx)
  const [row] = found
  if (row === undefined) throw new Error('a count has a row')
  const { compared, differences, ...first } = row
  return { name, compared, differences, first: differences === 0 ? undefined : first }
}
