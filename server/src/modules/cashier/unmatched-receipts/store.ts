import type { UnmatchedReceiptState, UnmatchedReceiptWhy } from '@croupier/contract/console-unmatched-receipts.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Subject } from '#kernel/failed-task.ts'
import type { Receipt } from './suspense.ts'

/** These stand in the suspense account from now on. */
export const updateSuspended = (tx: Tx, ids: readonly string[]) =>
  sql`update cashier.unmatched_receipt set suspended = true where id = any(${arrayOf(ids)}::uuid[])`.execute(tx)

/** Receipts that were kept before there was a suspense account, without those that were set aside. */
export async function findNotSuspended(
  db: Db,
  { most, aside }: { readonly most: number; readonly aside: readonly string[] },
): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select brand_id as "brandId", id as key from cashier.unmatched_receipt
    where not suspended and state in ('open', 'parked') and id <> all(${arrayOf(aside)}::uuid[])
    order by id limit ${most}::int`.execute(db)
  return rows
}

/** Those of them that still are, locked. */
export async function findNotSuspendedForUpdate(tx: Tx, ids: readonly string[]): Promise<readonly Receipt[]> {
  const { rows } = await sql<Receipt>`
    select id, brand_id as "brandId", channel, asset, amount from cashier.unmatched_receipt
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
    from cashier.unmatched_receipt where suspended and state in ('open', 'parked') group by brand_id, channel, asset`.execute(
    db,
  )
  return rows
}

export interface OpenReceipt extends Receipt {
  readonly decimals: number
  readonly source: 'notice' | 'statement' | 'coins'
  readonly sourceId: string
  readonly about: string | null
  readonly reference: string
  readonly why: UnmatchedReceiptWhy
  readonly state: 'open' | 'parked'
  readonly arrivedAt: Date
}

const OPEN =
  sql.raw(`id, brand_id as "brandId", channel, asset, amount, decimals, source, source_id as "sourceId", about, reference, why, state,
  arrived_at as "arrivedAt"`)

/** What stands in suspense for a deposit, the oldest first. */
export async function findOpen(db: Db, about: string): Promise<readonly OpenReceipt[]> {
  const { rows } = await sql<OpenReceipt>`
    select ${OPEN} from cashier.unmatched_receipt where about = ${about} and state in ('open', 'parked')
    order by arrived_at, id`.execute(db)
  return rows
}

/** The same, locked against whoever else decides on it. */
export async function findOpenForUpdate(tx: Tx, about: string): Promise<readonly OpenReceipt[]> {
  const { rows } = await sql<OpenReceipt>`
    select ${OPEN} from cashier.unmatched_receipt where about = ${about} and state in ('open', 'parked')
    order by arrived_at, id for update`.execute(tx)
  return rows
}

/** The request that a receipt names; undefined for none. */
export async function findAbout(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{
    about: string | null
  }>`select about from cashier.unmatched_receipt where id = ${id}`.execute(db)
  return rows[0]?.about ?? undefined
}

/** A receipt that could not be processed and that nobody has decided on, locked. */
export async function findUnprocessedForUpdate(tx: Tx, id: string): Promise<OpenReceipt | undefined> {
  const { rows } = await sql<OpenReceipt>`
    select ${OPEN} from cashier.unmatched_receipt where id = ${id} and state = 'open' and why = 'not_processed' for update`.execute(
    tx,
  )
  return rows[0]
}

/** Why it waits for a person after all. */
export const updateWhy = (tx: Tx, id: string, why: UnmatchedReceiptWhy) =>
  sql`update cashier.unmatched_receipt set why = ${why}, fault = null where id = ${id}`.execute(tx)

export interface NewReceipt {
  readonly id: string
  readonly brandId: number
  readonly source: 'notice' | 'statement' | 'coins'
  /** By which it is known at its source: the company's event, or the line of its statement. */
  readonly sourceId: string
  /** The request that it names, ours or not. */
  readonly about: string | null
  readonly reference: string
  readonly asset: string
  readonly amount: bigint
  /** Of its amount. */
  readonly decimals: number
  readonly why: UnmatchedReceiptWhy
  /** Why it could not be processed by itself, in a word. */
  readonly fault: string | null
  /** By whose account it came in. */
  readonly channel: string
  readonly arrivedAt: Date
}

/** Keep money that belongs to no open deposit; false where it is known already, and stays as it is. */
export async function insertReceipt(tx: Tx, one: NewReceipt): Promise<boolean> {
  const { rows } = await sql`
    insert into cashier.unmatched_receipt
      (id, brand_id, source, source_id, about, reference, asset, amount, decimals, why, fault, channel, arrived_at)
    values (${one.id}, ${one.brandId}, ${one.source}, ${one.sourceId}, ${one.about}, ${one.reference}, ${one.asset}, ${one.amount},
            ${one.decimals}, ${one.why}, ${one.fault}, ${one.channel}, ${one.arrivedAt})
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

export interface ReceiptRow extends NewReceipt {
  /** Whether the ledger has it in the suspense account. */
  readonly suspended: boolean
  readonly state: UnmatchedReceiptState
  readonly reason: string | null
  readonly note: string | null
  readonly bankReference: string | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
}

export const RECEIPT =
  sql.raw(`id, brand_id as "brandId", source, source_id as "sourceId", about, reference, asset, amount, decimals, why, fault, channel,
  suspended, arrived_at as "arrivedAt", state, reason, note, bank_reference as "bankReference", decided_by as "decidedBy",
  decided_at as "decidedAt"`)

/** Money as the company tells of it. */
export interface ReceiptNotice {
  readonly eventId: string
  readonly about: string
  readonly asset: string
  readonly amount: bigint
}

/** The same money, of which only the statement has spoken so far, locked. */
export async function findOfStatementForUpdate(
  tx: Tx,
  { about, asset, amount }: ReceiptNotice,
): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select ${RECEIPT} from cashier.unmatched_receipt
    where about = ${about} and source = 'statement' and asset = ${asset} and amount = ${amount} and notice_event_id is null
      and state <> 'arrived'
    order by id limit 1 for update`.execute(tx)
  return rows[0]
}

/** The company has spoken of it now. */
export const updateNotice = (tx: Tx, id: string, eventId: string) =>
  sql`update cashier.unmatched_receipt set notice_event_id = ${eventId} where id = ${id}`.execute(tx)

/** Has somebody spoken of this request before? */
export async function isSpokenOf(db: Db, about: string): Promise<boolean> {
  const { rows } = await sql`select from cashier.unmatched_receipt where about = ${about} limit 1`.execute(db)
  return rows.length > 0
}

export interface ReceiptEnd {
  readonly state: Exclude<UnmatchedReceiptState, 'open'>
  readonly reason: string
  readonly note: string
  readonly bankReference?: string
  /** What it was credited as. */
  readonly depositId?: string
  readonly by: string
}

/** It is decided, or put aside. */
export const endReceipt = (tx: Tx, id: string, end: ReceiptEnd, now: Date) =>
  sql`
  update cashier.unmatched_receipt
  set state = ${end.state}, reason = ${end.reason}, note = ${end.note}, bank_reference = ${end.bankReference ?? null},
      deposit_id = ${end.depositId ?? null}, decided_by = ${end.by}, decided_at = ${now}
  where id = ${id}`.execute(tx)
