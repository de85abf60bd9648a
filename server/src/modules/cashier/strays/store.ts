import type { StrayStage, StrayState, StrayWhy } from '@croupier/contract/console-strays.ts'
import type { DepositState } from '@croupier/contract/cashier.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface NewStray {
  readonly id: string
  readonly brandId: number
  readonly source: 'notice' | 'statement' | 'coins'
  /** What was said, by its own name: the company's event, or the line of its statement. */
  readonly said: string
  /** The request that it names, ours or not. */
  readonly about: string | null
  readonly reference: string
  readonly asset: string
  readonly amount: bigint
  /** Of its amount. */
  readonly decimals: number
  readonly why: StrayWhy
  /** Why it could not be processed by itself, in a word. */
  readonly fault: string | null
  /** By whose account it came in. */
  readonly channel: string
  readonly arrivedAt: Date
}

/** Keep money that belongs to no open deposit; false where it is known already, and stays as it is. */
export async function insertStray(tx: Tx, one: NewStray): Promise<boolean> {
  const { rows } = await sql`
    insert into cashier.stray (id, brand_id, source, said, about, reference, asset, amount, decimals, why, fault, channel, arrived_at)
    values (${one.id}, ${one.brandId}, ${one.source}, ${one.said}, ${one.about}, ${one.reference}, ${one.asset}, ${one.amount},
            ${one.decimals}, ${one.why}, ${one.fault}, ${one.channel}, ${one.arrivedAt})
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

export interface StrayRow extends NewStray {
  /** Whether the ledger has it in the suspense account. */
  readonly suspended: boolean
  readonly state: StrayState
  readonly reason: string | null
  readonly note: string | null
  readonly bankReference: string | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
}

const STRAY =
  sql.raw(`id, brand_id as "brandId", source, said, about, reference, asset, amount, decimals, why, fault, channel,
  suspended, arrived_at as "arrivedAt", state, reason, note, bank_reference as "bankReference", decided_by as "decidedBy",
  decided_at as "decidedAt"`)

/** One of this brand. */
export async function findStray(db: Db, brandId: number, id: string): Promise<StrayRow | undefined> {
  const { rows } = await sql<StrayRow>`
    select ${STRAY} from cashier.stray where brand_id = ${brandId} and id = ${id}`.execute(db)
  return rows[0]
}

/** The same, locked against whoever else decides on it. */
export async function findStrayForUpdate(tx: Tx, brandId: number, id: string): Promise<StrayRow | undefined> {
  const { rows } = await sql<StrayRow>`
    select ${STRAY} from cashier.stray where brand_id = ${brandId} and id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Money as the company tells of it. */
export interface ToldReceipt {
  readonly eventId: string
  readonly about: string
  readonly asset: string
  readonly amount: bigint
}

/** The same money, of which only the statement has spoken so far, locked. */
export async function findOfStatementForUpdate(
  tx: Tx,
  { about, asset, amount }: ToldReceipt,
): Promise<StrayRow | undefined> {
  const { rows } = await sql<StrayRow>`
    select ${STRAY} from cashier.stray
    where about = ${about} and source = 'statement' and asset = ${asset} and amount = ${amount} and told_by is null
      and state <> 'arrived'
    order by id limit 1 for update`.execute(tx)
  return rows[0]
}

/** The company has spoken of it now. */
export const updateTold = (tx: Tx, id: string, eventId: string) =>
  sql`update cashier.stray set told_by = ${eventId} where id = ${id}`.execute(tx)

/** Has somebody spoken of this request before? */
export async function isSpokenOf(db: Db, about: string): Promise<boolean> {
  const { rows } = await sql`select from cashier.stray where about = ${about} limit 1`.execute(db)
  return rows.length > 0
}

export interface StrayEnd {
  readonly state: Exclude<StrayState, 'open'>
  readonly reason: string
  readonly note: string
  readonly bankReference?: string
  /** What it was credited as. */
  readonly depositId?: string
  readonly by: string
}

/** It is decided, or put aside. */
export const updateStray = (tx: Tx, id: string, end: StrayEnd, now: Date) =>
  sql`
  update cashier.stray
  set state = ${end.state}, reason = ${end.reason}, note = ${end.note}, bank_reference = ${end.bankReference ?? null},
      deposit_id = ${end.depositId ?? null}, decided_by = ${end.by}, decided_at = ${now}
  where id = ${id}`.execute(tx)

const inStage = (stage: StrayStage, today: Date) =>
  ({
    open: sql`state = 'open'`,
    parked: sql`state = 'parked'`,
    done: sql`state in ('credited', 'returned', 'written_off', 'arrived') and decided_at >= ${today}`,
  })[stage]

export interface StrayFilter {
  readonly brandId: number
  /** When the brand's day began. */
  readonly today: Date
}

/** Those of a stage, the oldest first; what is done, the newest first. */
export async function findStage(
  db: Db,
  stage: StrayStage,
  { brandId, today }: StrayFilter,
): Promise<readonly StrayRow[]> {
  const order = stage === 'done' ? sql.raw('decided_at desc, id') : sql.raw('arrived_at, id')
  const { rows } = await sql<StrayRow>`
    select ${STRAY} from cashier.stray where brand_id = ${brandId} and ${inStage(stage, today)}
    order by ${order} limit 200`.execute(db)
  return rows
}

/** How many there are in each stage. */
export async function countStages(db: Db, { brandId, today }: StrayFilter): Promise<Record<StrayStage, number>> {
  const many = (stage: StrayStage) => sql`count(*) filter (where ${inStage(stage, today)})::int`
  const { rows } = await sql<Record<StrayStage, number>>`
    select ${many('open')} as open, ${many('parked')} as parked, ${many('done')} as done
    from cashier.stray where brand_id = ${brandId}`.execute(db)
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
export async function findCandidates(db: Db, stray: StrayRow): Promise<readonly CandidateRow[]> {
  const { brandId, about, asset, amount, arrivedAt } = stray
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
    readonly stray: Pick<StrayRow, 'id' | 'brandId' | 'channel'>
    readonly memberId: string
    readonly asset: string
    readonly amount: bigint
    readonly reference: string
  },
  now: Date,
) =>
  sql`
  insert into cashier.deposit (id, brand_id, member_id, channel, rail, asset, amount, fee, reference, state, requested_at, expires_at)
  values (${one.stray.id}, ${one.stray.brandId}, ${one.memberId}, ${one.stray.channel}, 'bank', ${one.asset}, ${one.amount},
          0, ${one.reference}, 'expired', ${now}, ${now})`.execute(tx)
