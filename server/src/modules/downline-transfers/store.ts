import type { DownlineWay } from '@croupier/contract/downline-transfers.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface DownlineTransferRow {
  readonly id: string
  readonly brandId: number
  readonly senderId: string
  readonly receiverId: string
  readonly way: DownlineWay
  readonly asset: string
  readonly amount: bigint
  readonly reference: string
  readonly requestedAt: Date
}

const LINE_TRANSFER =
  sql.raw(`id, brand_id as "brandId", sender_id as "senderId", receiver_id as "receiverId", way, asset,
  amount, reference, requested_at as "requestedAt"`)

/** Write a transfer down. */
export const insertLineTransfer = (tx: Tx, one: DownlineTransferRow) =>
  sql`
  insert into downline_transfers.transfer (id, brand_id, sender_id, receiver_id, way, asset, amount, reference, requested_at)
  values (${one.id}, ${one.brandId}, ${one.senderId}, ${one.receiverId}, ${one.way}, ${one.asset}, ${one.amount},
          ${one.reference}, ${one.requestedAt})`.execute(tx)

/** A transfer by its id. */
export async function findLineTransfer(db: Db, id: string): Promise<DownlineTransferRow | undefined> {
  const { rows } = await sql<DownlineTransferRow>`
    select ${LINE_TRANSFER} from downline_transfers.transfer where id = ${id}`.execute(db)
  return rows[0]
}

/** What a member has sent since a moment. */
export async function sumSent(db: Db, memberId: string, asset: string, since: Date): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::int8 as sum from downline_transfers.transfer
    where sender_id = ${memberId} and asset = ${asset} and requested_at >= ${since}`.execute(db)
  return rows[0]?.sum ?? 0n
}

interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

/** One page of what a member has sent and got, newest first, and how much there is. */
export async function findLineTransfers(db: Db, memberId: string, { pageNo, pageSize }: Paging) {
  const { rows } = await sql<DownlineTransferRow>`
    select ${LINE_TRANSFER} from downline_transfers.transfer where sender_id = ${memberId} or receiver_id = ${memberId}
    order by requested_at desc, id desc limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from downline_transfers.transfer
    where sender_id = ${memberId} or receiver_id = ${memberId}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}
