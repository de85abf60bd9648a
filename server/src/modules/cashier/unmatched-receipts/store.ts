import type { StrayWhy } from '@croupier/contract/console-strays.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Subject } from '#kernel/failed-task.ts'
import type { Receipt } from './suspense.ts'

/** These stand in the suspense account from now on. */
export const updateSuspended = (tx: Tx, ids: readonly string[]) =>
  sql`update cashier.stray set suspended = true where id = any(${arrayOf(ids)}::uuid[])`.execute(tx)

/** Receipts that were kept before there was a suspense account, without those that were set aside. */
export async function findNotSuspended(
  db: Db,
  { most, aside }: { readonly most: number; readonly aside: readonly string[] },
): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select brand_id as "brandId", id as key from cashier.stray
    where not suspended and state in ('open', 'parked') and id <> all(${arrayOf(aside)}::uuid[])
    order by id limit ${most}::int`.execute(db)
  return rows
}

/** Those of them that still are, locked. */
export async function findNotSuspendedForUpdate(tx: Tx, ids: readonly string[]): Promise<readonly Receipt[]> {
  const { rows } = await sql<Receipt>`
    select id, brand_id as "brandId", channel, asset, amount from cashier.stray
    where id = any(${arrayOf(ids)}::uuid[]) and not suspended and state in ('open', 'parked') order by id for update`.execute(
    tx,
  )
  return rows
}

export interface OpenSum {
  readonly brandId: number
  readonly channel: string
  readonly asset: string
  readonly decimals: number
  readonly amount: bigint
}

/** What the open receipts of each suspense account add up to. */
export async function sumOpen(db: Db): Promise<readonly OpenSum[]> {
  const { rows } = await sql<OpenSum>`
    select brand_id as "brandId", channel, asset, max(decimals)::int as decimals, sum(amount)::int8 as amount
    from cashier.stray where suspended and state in ('open', 'parked') group by brand_id, channel, asset`.execute(db)
  return rows
}

export interface OpenReceipt extends Receipt {
  readonly decimals: number
  readonly source: 'notice' | 'statement' | 'coins'
  readonly said: string
  readonly about: string | null
  readonly reference: string
  readonly why: StrayWhy
  readonly state: 'open' | 'parked'
  readonly arrivedAt: Date
}

const OPEN =
  sql.raw(`id, brand_id as "brandId", channel, asset, amount, decimals, source, said, about, reference, why, state,
  arrived_at as "arrivedAt"`)

/** What stands in suspense for a deposit, the oldest first. */
export async function findOpen(db: Db, about: string): Promise<readonly OpenReceipt[]> {
  const { rows } = await sql<OpenReceipt>`
    select ${OPEN} from cashier.stray where about = ${about} and state in ('open', 'parked')
    order by arrived_at, id`.execute(db)
  return rows
}

/** The same, locked against whoever else decides on it. */
export async function findOpenForUpdate(tx: Tx, about: string): Promise<readonly OpenReceipt[]> {
  const { rows } = await sql<OpenReceipt>`
    select ${OPEN} from cashier.stray where about = ${about} and state in ('open', 'parked')
    order by arrived_at, id for update`.execute(tx)
  return rows
}

/** The request that a receipt names; undefined for none. */
export async function findAbout(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ about: string | null }>`select about from cashier.stray where id = ${id}`.execute(db)
  return rows[0]?.about ?? undefined
}

/** A receipt that could not be processed and that nobody has decided on, locked. */
export async function findUnprocessedForUpdate(tx: Tx, id: string): Promise<OpenReceipt | undefined> {
  const { rows } = await sql<OpenReceipt>`
    select ${OPEN} from cashier.stray where id = ${id} and state = 'open' and why = 'not_processed' for update`.execute(
    tx,
  )
  return rows[0]
}

/** Why it waits for a person after all. */
export const updateWhy = (tx: Tx, id: string, why: StrayWhy) =>
  sql`update cashier.stray set why = ${why}, fault = null where id = ${id}`.execute(tx)
