import type { DisputeStage } from '@croupier/contract/console-disputes.ts'
import type { MatchAnswer, MatchState } from '@croupier/contract/matched-transfers.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'

export interface QueuedDispute {
  readonly id: string
  readonly reference: string
  readonly payerId: string
  readonly receiverId: string
  readonly amount: bigint
  readonly asset: string
  readonly state: MatchState
  readonly late: boolean
  readonly answer: MatchAnswer | null
  readonly remaining: bigint | null
  readonly received: bigint | null
  /** When the receiver has denied it, or the picture came too late. */
  readonly since: Date
}

const LINE =
  sql.raw(`id, reference, payer_id as "payerId", receiver_id as "receiverId", amount, asset, state, late, answer,
  remaining, received, coalesce(answered_at, sent_at) as since`)

/** What a person has to decide on, or had to. */
const DISPUTE = sql.raw(`(state = 'disputed' or late or answer in ('not_received', 'partly')) and slip is not null`)

export interface DisputeFilter {
  readonly brandId: number
  readonly members: MemberSelection
  /** Disputes that wait for a second person. */
  readonly second: readonly string[]
  /** When the brand's day began. */
  readonly today: Date
}

/** Whose they are: a dispute that one person is in is not one of demo players. */
function inBrand({ brandId, members }: DisputeFilter) {
  const both = [isSelected(sql`payer_id`, members), isSelected(sql`receiver_id`, members)]
  return sql`brand_id = ${brandId} and (${sql.join(both, members.kind === 'only' ? sql` and ` : sql` or `)})`
}

const inStage = (stage: DisputeStage, { second, today }: DisputeFilter) => {
  const waits = sql`id = any(${arrayOf(second)}::uuid[])`
  return {
    open: sql`state = 'disputed' and not ${waits}`,
    second: sql`state = 'disputed' and ${waits}`,
    done: sql`ended_at >= ${today} and ${DISPUTE}`,
  }[stage]
}

/** Disputes of one stage, the oldest first; what is done, the newest first. */
export async function findStage(db: Db, stage: DisputeStage, filter: DisputeFilter): Promise<readonly QueuedDispute[]> {
  const order = stage === 'done' ? sql.raw('ended_at desc, id') : sql.raw('coalesce(answered_at, sent_at), id')
  const { rows } = await sql<QueuedDispute>`
    select ${LINE} from cashier.match
    where ${inBrand(filter)} and ${inStage(stage, filter)} order by ${order} limit 200`.execute(db)
  return rows
}

/** How many disputes there are in each stage. */
export async function countStages(db: Db, filter: DisputeFilter): Promise<Record<DisputeStage, number>> {
  const many = (stage: DisputeStage) => sql`count(*) filter (where ${inStage(stage, filter)})::int`
  const { rows } = await sql<Record<DisputeStage, number>>`
    select ${many('open')} as open, ${many('second')} as second, ${many('done')} as done
    from cashier.match where ${inBrand(filter)} and (state = 'disputed' or ended_at >= ${filter.today})`.execute(db)
  return rows[0] ?? { open: 0, second: 0, done: 0 }
}

/** One dispute, as the desk lists it; a payment that nobody has denied is none. */
export async function findLine(db: Db, brandId: number, id: string): Promise<QueuedDispute | undefined> {
  const { rows } = await sql<QueuedDispute>`
    select ${LINE} from cashier.match where brand_id = ${brandId} and id = ${id} and ${DISPUTE}`.execute(db)
  return rows[0]
}

export interface BeforeRow {
  readonly payments: number
  readonly disputes: number
  readonly lost: number
}

/** How a member's payments with others went, but for this one: as payer they lose what has not arrived, as receiver what has. */
export async function countBefore(db: Db, memberId: string, but: string): Promise<BeforeRow> {
  const { rows } = await sql<BeforeRow>`
    select count(*)::int as payments, (count(*) filter (where ${DISPUTE}))::int as disputes,
           (count(*) filter (where ${DISPUTE} and case when payer_id = ${memberId} then state = 'returned'
                                                       else received = amount end))::int as lost
    from cashier.match
    where ${memberId} in (payer_id, receiver_id) and id <> ${but} and slip is not null`.execute(db)
  return rows[0] ?? { payments: 0, disputes: 0, lost: 0 }
}
