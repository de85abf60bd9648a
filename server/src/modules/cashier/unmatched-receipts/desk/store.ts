import type { UnmatchedReceiptStage } from '@croupier/contract/console-unmatched-receipts.ts'
import type { DepositState } from '@croupier/contract/cashier.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import { RECEIPT, type ReceiptRow } from '../store.ts'

/** One of this brand. */
export async function findReceipt(db: Db, brandId: number, id: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select ${RECEIPT} from cashier.unmatched_receipt where brand_id = ${brandId} and id = ${id}`.execute(db)
  return rows[0]
}

/** The same, locked against whoever else decides on it. */
export async function findReceiptForUpdate(tx: Tx, brandId: number, id: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select ${RECEIPT} from cashier.unmatched_receipt where brand_id = ${brandId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

const inStage = (stage: UnmatchedReceiptStage, today: Date) =>
  ({
    open: sql`state = 'open'`,
    parked: sql`state = 'parked'`,
    done: sql`state in ('credited', 'returned', 'written_off', 'arrived') and decided_at >= ${today}`,
  })[stage]

export interface ReceiptFilter {
  readonly brandId: number
  /** When the brand's day began. */
  readonly today: Date
}

/** Those of a stage, the oldest first; what is done, the newest first. */
export async function findStage(
  db: Db,
  stage: UnmatchedReceiptStage,
  { brandId, today }: ReceiptFilter,
): Promise<readonly ReceiptRow[]> {
  const order = stage === 'done' ? sql.raw('decided_at desc, id') : sql.raw('arrived_at, id')
  const { rows } = await sql<ReceiptRow>`
    select ${RECEIPT} from cashier.unmatched_receipt where brand_id = ${brandId} and ${inStage(stage, today)}
    order by ${order} limit 200`.execute(db)
  return rows
}

/** How many there are in each stage. */
export async function countStages(
  db: Db,
  { brandId, today }: ReceiptFilter,
): Promise<Record<UnmatchedReceiptStage, number>> {
  const many = (stage: UnmatchedReceiptStage) => sql`count(*) filter (where ${inStage(stage, today)})::int`
  const { rows } = await sql<Record<UnmatchedReceiptStage, number>>`
    select ${many('open')} as open, ${many('parked')} as parked, ${many('done')} as done
    from cashier.unmatched_receipt where brand_id = ${brandId}`.execute(db)
  return rows[0] ?? { open: 0, parked: 0, done: 0 }
}

export interface CandidateRow {
  readonly depositId: string
  readonly reference: string
  readonly memberId: string
  readonly amount: bigint
  readonly state: DepositState
  readonly at: Date
  readonly named: boolean
}

const AROUND = '7 days'

/** Requests that a payment may be meant for: the one that it names, and those of its amount in the days around it, the nearest first. */
export async function findCandidates(db: Db, receipt: ReceiptRow): Promise<readonly CandidateRow[]> {
  const { brandId, about, asset, amount, arrivedAt } = receipt
  const { rows } = await sql<CandidateRow>`
    select id as "depositId", reference, member_id as "memberId", amount, state, requested_at as at,
           coalesce(id = ${about}::uuid, false) as named
    from cashier.deposit
    where brand_id = ${brandId} and rail <> 'matched'
      and (id = ${about}::uuid
           or (asset = ${asset} and amount = ${amount} and state in ('waiting', 'review', 'expired', 'cancelled', 'refused')
               and requested_at between ${arrivedAt}::timestamptz - ${AROUND}::interval
                                    and ${arrivedAt}::timestamptz + ${AROUND}::interval))
    order by named desc, abs(extract(epoch from requested_at - ${arrivedAt}::timestamptz)) limit 8`.execute(db)
  return rows
}

/** A deposit that stands for money which was not asked for: it is credited in the same transaction. */
export const insertFound = (
  tx: Tx,
  one: {
    readonly receipt: Pick<ReceiptRow, 'id' | 'brandId' | 'channel'>
    readonly memberId: string
    readonly asset: string
    readonly amount: bigint
    readonly reference: string
  },
  now: Date,
) =>
  sql`
  insert into cashier.deposit (id, brand_id, member_id, channel, rail, asset, amount, fee, reference, state, requested_at, expires_at)
  values (${one.receipt.id}, ${one.receipt.brandId}, ${one.memberId}, ${one.receipt.channel}, 'bank', ${one.asset}, ${one.amount},
          0, ${one.reference}, 'expired', ${now}, ${now})`.execute(tx)
