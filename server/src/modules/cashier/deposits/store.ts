import type { DepositState, Rail } from '@croupier/contract/cashier.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Subject } from '#kernel/failed-task.ts'
import { type ListFilter, lockRows, type Paging, listCondition } from '../store.ts'

export interface CreditorAccount {
  readonly bank: string
  readonly account: string
  readonly name: string
}

export interface DepositRow {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly channel: string
  readonly rail: Rail
  readonly asset: string
  readonly amount: bigint
  readonly fee: bigint
  readonly bonus: string | null
  readonly credited: bigint | null
  readonly reference: string
  readonly state: DepositState
  readonly reason: string | null
  readonly payTo: CreditorAccount | null
  readonly qr: string | null
  readonly payUrl: string | null
  readonly slip: string | null
  readonly requestedAt: Date
  readonly expiresAt: Date
}

const DEPOSIT =
  sql.raw(`id, brand_id as "brandId", member_id as "memberId", channel, rail, asset, amount, fee, bonus, credited, reference,
  state, reason, pay_to as "payTo", qr, pay_url as "payUrl", slip, requested_at as "requestedAt", expires_at as "expiresAt"`)

/** Write a deposit down; false when the id is taken, or the member has one under way in this channel. */
export async function insertDeposit(tx: Tx, one: DepositRow): Promise<boolean> {
  const { rows } = await sql`
    insert into cashier.deposit (id, brand_id, member_id, channel, rail, asset, amount, fee, bonus, reference, state, pay_to, qr,
                                 requested_at, expires_at)
    values (${one.id}, ${one.brandId}, ${one.memberId}, ${one.channel}, ${one.rail}, ${one.asset}, ${one.amount}, ${one.fee},
            ${one.bonus}, ${one.reference}, ${one.state}, ${one.payTo === null ? null : JSON.stringify(one.payTo)}::jsonb, ${one.qr},
            ${one.requestedAt}, ${one.expiresAt})
    on conflict do nothing
    returning id`.execute(tx)
  return rows.length > 0
}

/** A deposit, as it stands. */
export async function findDeposit(db: Db, id: string): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`select ${DEPOSIT} from cashier.deposit where id = ${id}`.execute(db)
  return rows[0]
}

/** The same, locked against everything else that may end it. */
export async function findDepositForUpdate(tx: Tx, id: string): Promise<DepositRow | undefined> {
  const { rows } = await sql<DepositRow>`select ${DEPOSIT} from cashier.deposit where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Whose deposits these are, by their ids. */
export async function findOwners(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; memberId: string }>`
    select id, member_id as "memberId" from cashier.deposit where id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, memberId }) => [id, memberId]))
}

/** Whose deposits these are, all of them locked. */
export const lockDeposits = (tx: Tx, ids: readonly string[]) => lockRows(tx, sql`cashier.deposit`, ids)

/** A member's deposits that are under way. */
export async function findOpenDeposits(db: Db, memberId: string): Promise<readonly DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select ${DEPOSIT} from cashier.deposit where member_id = ${memberId} and state in ('waiting', 'review', 'confirming')
    order by requested_at desc, id desc`.execute(db)
  return rows
}

/** Deposits that a person has to look at, the oldest first. */
export async function findInReview(db: Db): Promise<readonly DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select ${DEPOSIT} from cashier.deposit where state = 'review' order by requested_at, id`.execute(db)
  return rows
}

/** Where the payment page is, once the gateway has said so. */
export const updatePayUrl = (db: Db, id: string, payUrl: string) =>
  sql`update cashier.deposit set pay_url = ${payUrl} where id = ${id}`.execute(db)

/** A picture of the transfer has come; false when this brand has seen it before. */
export async function updateSlip(
  tx: Tx,
  id: string,
  { slip, hash }: { readonly slip: string; readonly hash: string },
): Promise<boolean> {
  const { rows } = await sql`
    update cashier.deposit set slip = ${slip}, slip_hash = ${hash}
    where id = ${id} and not exists (
      select from cashier.deposit as other
      where other.brand_id = deposit.brand_id and other.slip_hash = ${hash} and other.id <> ${id})
      and not exists (select from cashier.match as part where part.brand_id = deposit.brand_id and part.slip_hash = ${hash})
    returning id`.execute(tx)
  return rows.length > 0
}

export interface DepositChange {
  readonly state: DepositState
  readonly reason?: string | null
  readonly credited?: bigint
  readonly fee?: bigint
  readonly ended: boolean
}

/** A deposit stands otherwise from now on. */
export const updateDeposit = (tx: Tx, id: string, change: DepositChange, now: Date) =>
  sql`
  update cashier.deposit
  set state = ${change.state}, reason = ${change.reason ?? null}, credited = ${change.credited ?? null},
      fee = coalesce(${change.fee ?? null}::int8, fee), ended_at = ${change.ended ? now : null}
  where id = ${id}`.execute(tx)

/** Deposits whose time is over, locked; those that somebody else is at work on are left for the next time. */
export async function findExpired(db: Db, now: Date, { most, aside }: DueQuery): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select brand_id as "brandId", id as key from cashier.deposit
    where state = 'waiting' and rail <> 'matched' and expires_at <= ${now} and id <> all(${arrayOf(aside)}::uuid[])
    order by expires_at limit ${most}::int`.execute(db)
  return rows
}

/** How many at the most, without those that were set aside. */
interface DueQuery {
  readonly most: number
  readonly aside: readonly string[]
}

/** One page of a member's deposits, newest first, and how many there are. */
export async function findDeposits(db: Db, filter: ListFilter, { pageNo, pageSize }: Paging) {
  const { rows } = await sql<DepositRow>`
    select ${DEPOSIT} from cashier.deposit where ${listCondition(filter)} order by requested_at desc, id desc
    limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from cashier.deposit where ${listCondition(filter)}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}
