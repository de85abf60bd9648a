import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface CheckRow {
  readonly at: Date
  /** Up to where it had been proved before; null for from the first line. */
  readonly since: Date | null
  readonly count: number
  readonly tookMs: number
  readonly fault: string | null
  /** Where an audit log ended that was found whole. */
  readonly number: bigint | null
  readonly hash: string | null
}

const CHECK = sql.raw('at, since, count, took_ms as "tookMs", fault, number, hash')

/** How the last check ended: of the ledger where no brand is named, else of the brand's audit log. */
export async function findLast(db: Db, brandId: number | null): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`
    select ${CHECK} from operator.chain_check where brand_id is not distinct from ${brandId}::int
    order by at desc, id desc limit 1`.execute(db)
  return rows[0]
}

/** The last check of an audit log that found it whole; since a moment, from its first entry. */
export async function findWhole(db: Db, brandId: number, since: Date): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`
    select ${CHECK} from operator.chain_check as good
    where brand_id = ${brandId} and fault is null and exists (
      select from operator.chain_check as whole
      where whole.brand_id = ${brandId} and whole.since is null and whole.fault is null and whole.at >= ${since})
    order by at desc, id desc limit 1`.execute(db)
  return rows[0]
}

export const insertCheck = (tx: Tx, brandId: number | null, one: CheckRow) =>
  sql`insert into operator.chain_check (brand_id, at, since, count, took_ms, fault, number, hash)
      values (${brandId}, ${one.at}, ${one.since}, ${one.count}, ${one.tookMs}, ${one.fault}, ${one.number}, ${one.hash})`.execute(
    tx,
  )

/** Delete what was checked before a moment. */
export const deleteChecks = (tx: Tx, before: Date) =>
  sql`delete from operator.chain_check where at < ${before}`.execute(tx)

export interface SelfCheckRow {
  readonly at: Date
  readonly tookMs: number
  readonly compared: number
  readonly faults: readonly string[]
}

export const insertSelfCheck = (tx: Tx, { at, tookMs, compared, faults }: SelfCheckRow) =>
  sql`insert into operator.self_check (at, took_ms, compared, faults)
      values (${at}, ${tookMs}, ${compared}, ${texts(faults)}::text[])`.execute(tx)

/** How the last check of the installation ended. */
export async function findSelfCheck(db: Db): Promise<SelfCheckRow | undefined> {
  const { rows } = await sql<SelfCheckRow>`
    select at, took_ms as "tookMs", compared, faults from operator.self_check order by at desc, id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

export const deleteSelfChecks = (tx: Tx, before: Date) =>
  sql`delete from operator.self_check where at < ${before}`.execute(tx)
