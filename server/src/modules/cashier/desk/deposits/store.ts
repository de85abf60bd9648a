import type { DepositStage } from '@croupier/contract/console-deposits.ts'
import type { DepositState } from '@croupier/contract/cashier.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'

export interface QueuedDeposit {
  readonly id: string
  readonly reference: string
  readonly memberId: string
  readonly channel: string
  readonly amount: bigint
  readonly asset: string
  readonly state: DepositState
  readonly differs: boolean
  readonly requestedAt: Date
}

const LINE = sql.raw(`id, reference, member_id as "memberId", channel, amount, asset, state,
  coalesce(reason = 'amount_differs', false) and state = 'review' as differs, requested_at as "requestedAt"`)

export interface DepositFilter {
  readonly brandId: number
  readonly members: MemberSelection
  /** When the brand's day began. */
  readonly today: Date
}

const DIFFERS = sql.raw(`coalesce(reason = 'amount_differs', false)`)
const inStage = (stage: DepositStage, today: Date) =>
  ({
    slip: sql`state = 'review' and not ${DIFFERS}`,
    differs: sql`state = 'review' and ${DIFFERS}`,
    waiting: sql`state = 'waiting' and rail <> 'matched'`,
    done: sql`ended_at >= ${today}`,
  })[stage]

/** Deposits of one stage, the oldest first; what is done, the newest first. */
export async function findStage(
  db: Db,
  stage: DepositStage,
  { brandId, members, today }: DepositFilter,
): Promise<readonly QueuedDeposit[]> {
  const order = stage === 'done' ? sql.raw('ended_at desc, id') : sql.raw('requested_at, id')
  const { rows } = await sql<QueuedDeposit>`
    select ${LINE} from cashier.deposit
    where brand_id = ${brandId} and ${isSelected(sql`member_id`, members)} and ${inStage(stage, today)}
    order by ${order} limit 200`.execute(db)
  return rows
}

/** How many deposits there are in each stage. */
export async function countStages(
  db: Db,
  { brandId, members, today }: DepositFilter,
): Promise<Record<DepositStage, number>> {
  const many = (stage: DepositStage) => sql`count(*) filter (where ${inStage(stage, today)})::int`
  const { rows } = await sql<Record<DepositStage, number>>`
    select ${many('slip')} as slip, ${many('differs')} as differs, ${many('waiting')} as waiting, 0 as done
    from cashier.deposit where brand_id = ${brandId} and ${isSelected(sql`member_id`, members)} and state in ('waiting', 'review')`.execute(
    db,
  )
  const { rows: ended } = await sql<{ done: number }>`
    select count(*)::int as done from cashier.deposit
    where brand_id = ${brandId} and ${isSelected(sql`member_id`, members)} and ${inStage('done', today)}`.execute(db)
  return { slip: 0, differs: 0, waiting: 0, ...rows[0], done: ended[0]?.done ?? 0 }
}

/** One deposit, as the desk lists it. */
export async function findLine(db: Db, brandId: number, id: string): Promise<QueuedDeposit | undefined> {
  const { rows } = await sql<QueuedDeposit>`
    select ${LINE} from cashier.deposit where brand_id = ${brandId} and id = ${id}`.execute(db)
  return rows[0]
}

export interface NoticeSummary {
  readonly amount: bigint
  readonly asset: string
  readonly outcome: string
  readonly at: Date
}

/** What the payment company has said about one, the last first. */
export async function findSaid(db: Db, id: string): Promise<readonly NoticeSummary[]> {
  const { rows } = await sql<NoticeSummary>`
    select amount, asset, outcome, at from cashier.notice where about = ${id} order by at desc, event_id limit 20`.execute(
    db,
  )
  return rows
}

export interface Reading {
  readonly amount: bigint
  readonly paidAt: string
  readonly reference: string
  readonly by: string
  /** Another deposit of the brand whose slip says the same reference. */
  readonly usedBy: string | null
}

/** What somebody has read in the picture of a transfer. */
export async function findReading(
  db: Db,
  { id, brandId }: { readonly id: string; readonly brandId: number },
): Promise<Reading | undefined> {
  const { rows } = await sql<Reading>`
    select amount, paid_at as "paidAt", reference, read_by as by,
           (select deposit.reference from cashier.slip_reading as other
            join cashier.deposit on deposit.id = other.deposit_id
            where other.reference = one.reference and one.reference <> '' and other.deposit_id <> ${id}
              and deposit.brand_id = ${brandId}
            order by other.at limit 1) as "usedBy"
    from cashier.slip_reading as one where deposit_id = ${id}`.execute(db)
  return rows[0]
}

/** Somebody has read it; read again, the newer holds. */
export const saveReading = (
  tx: Tx,
  depositId: string,
  { amount, paidAt, reference, by }: Omit<Reading, 'usedBy'>,
  now: Date,
) =>
  sql`
  insert into cashier.slip_reading (deposit_id, amount, paid_at, reference, read_by, at)
  values (${depositId}, ${amount}, ${paidAt}, ${reference}, ${by}, ${now})
  on conflict (deposit_id) do update
  set amount = excluded.amount, paid_at = excluded.paid_at, reference = excluded.reference, read_by = excluded.read_by,
      at = excluded.at`.execute(tx)
