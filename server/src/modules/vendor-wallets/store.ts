import type { VendorDirection, VendorReason, VendorTransferState } from '@croupier/contract/vendors.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface VendorTransferRow {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly vendor: string
  readonly direction: VendorDirection
  readonly asset: string
  readonly amount: bigint
  readonly reference: string
  readonly state: VendorTransferState
  readonly reason: VendorReason | null
  readonly recallId: string | null
  readonly requestedAt: Date
}

const VENDOR_TRANSFER = sql.raw(`id, brand_id as "brandId", member_id as "memberId", vendor, direction, asset, amount,
  reference, state, reason, recall_id as "recallId", requested_at as "requestedAt"`)

/** Write a transfer down. */
export const insertVendorTransfer = (tx: Tx, one: VendorTransferRow) =>
  sql`
  insert into vendor_wallets.vendor_transfer
    (id, brand_id, member_id, vendor, direction, asset, amount, reference, state, recall_id, requested_at)
  values (${one.id}, ${one.brandId}, ${one.memberId}, ${one.vendor}, ${one.direction}, ${one.asset}, ${one.amount},
          ${one.reference}, ${one.state}, ${one.recallId}, ${one.requestedAt})`.execute(tx)

/** A transfer, as it stands. */
export async function findVendorTransfer(db: Db, id: string): Promise<VendorTransferRow | undefined> {
  const { rows } = await sql<VendorTransferRow>`
    select ${VENDOR_TRANSFER} from vendor_wallets.vendor_transfer where id = ${id}`.execute(db)
  return rows[0]
}

/** The same, locked against everybody else who may have heard from the vendor. */
export async function findVendorTransferForUpdate(tx: Tx, id: string): Promise<VendorTransferRow | undefined> {
  const { rows } = await sql<VendorTransferRow>`
    select ${VENDOR_TRANSFER} from vendor_wallets.vendor_transfer where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** A transfer stands otherwise from now on, and for good. */
export const endVendorTransfer = (
  tx: Tx,
  id: string,
  { state, reason }: { readonly state: 'done' | 'refused'; readonly reason: VendorReason | null },
  now: Date,
) =>
  sql`update vendor_wallets.vendor_transfer set state = ${state}, reason = ${reason}, ended_at = ${now} where id = ${id}`.execute(
    tx,
  )

/** Transfers that were begun before a moment and have not ended, the oldest first. */
export async function findWaiting(
  db: Db,
  before: Date,
  { most, after }: { readonly most: number; readonly after: Pick<VendorTransferRow, 'id' | 'requestedAt'> | undefined },
): Promise<readonly VendorTransferRow[]> {
  const { rows } = await sql<VendorTransferRow>`
    select ${VENDOR_TRANSFER} from vendor_wallets.vendor_transfer where state = 'sending' and requested_at <= ${before}
      and (${after?.id ?? null}::uuid is null
        or (requested_at, id) > (${after?.requestedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by requested_at, id limit ${most}::int`.execute(db)
  return rows
}

/** A member's transfers that have not ended. */
export async function findOpenVendorTransfers(db: Db, memberId: string): Promise<readonly VendorTransferRow[]> {
  const { rows } = await sql<VendorTransferRow>`
    select ${VENDOR_TRANSFER} from vendor_wallets.vendor_transfer where member_id = ${memberId} and state = 'sending'
    order by requested_at desc, id desc`.execute(db)
  return rows
}

interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

/** One page of a member's transfers, newest first, and how many there are. */
export async function findVendorTransfers(db: Db, memberId: string, { pageNo, pageSize }: Paging) {
  const { rows } = await sql<VendorTransferRow>`
    select ${VENDOR_TRANSFER} from vendor_wallets.vendor_transfer where member_id = ${memberId}
    order by requested_at desc, id desc limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from vendor_wallets.vendor_transfer where member_id = ${memberId}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** The vendors that a member has ever sent money to. */
export async function findVendorsUsed(db: Db, memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ vendor: string }>`
    select distinct vendor from vendor_wallets.vendor_transfer where member_id = ${memberId} and direction = 'in'
    order by vendor`.execute(db)
  return rows.map(({ vendor }) => vendor)
}

/** Whose recall this is; undefined where there was none. */
export async function findRecall(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from vendor_wallets.recall where id = ${id}`.execute(db)
  return rows[0]?.memberId
}

/** Write a recall down. */
export const insertRecall = (tx: Tx, id: string, who: { brandId: number; memberId: string }, now: Date) =>
  sql`
  insert into vendor_wallets.recall (id, brand_id, member_id, requested_at)
  values (${id}, ${who.brandId}, ${who.memberId}, ${now})`.execute(tx)

/** The transfers that a recall made. */
export async function findOfRecall(db: Db, recallId: string): Promise<readonly VendorTransferRow[]> {
  const { rows } = await sql<VendorTransferRow>`
    select ${VENDOR_TRANSFER} from vendor_wallets.vendor_transfer where recall_id = ${recallId} order by vendor`.execute(
    db,
  )
  return rows
}

export interface StuckRow {
  readonly count: number
  readonly oldestAt: Date | null
}

/** Transfers of which a vendor has not said for long what became of them. */
export async function countStuck(db: Db, brandId: number, before: Date): Promise<StuckRow> {
  const { rows } = await sql<StuckRow>`
    select count(*)::int as count, min(requested_at) as "oldestAt" from vendor_wallets.vendor_transfer
    where brand_id = ${brandId} and state = 'sending' and requested_at < ${before}`.execute(db)
  return rows[0] ?? { count: 0, oldestAt: null }
}
