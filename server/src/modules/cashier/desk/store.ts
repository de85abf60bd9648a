import type { Desk } from '@croupier/contract/console-desk.ts'
import type { Finding, WithdrawalStage } from '@croupier/contract/console-withdrawals.ts'
import type { WithdrawalState } from '@croupier/contract/cashier.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'

export interface ClaimRow {
  readonly requestId: string
  readonly operatorId: string
  readonly username: string
  readonly name: string
  readonly until: Date
  readonly wantedBy: string | null
}

export interface NewClaim extends Omit<ClaimRow, 'wantedBy'> {
  readonly brandId: number
  readonly desk: Desk
}

const CLAIM = sql.raw(
  `request_id as "requestId", operator_id as "operatorId", username, name, until, wanted_by as "wantedBy"`,
)

/** Take what is free, or one's own for longer; undefined while somebody else is at work on it. */
export async function takeClaim(tx: Tx, one: NewClaim, now: Date): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    insert into cashier.claim (request_id, brand_id, desk, operator_id, username, name, until)
    values (${one.requestId}, ${one.brandId}, ${one.desk}, ${one.operatorId}, ${one.username}, ${one.name}, ${one.until})
    on conflict (request_id) do update
    set operator_id = excluded.operator_id, username = excluded.username, name = excluded.name, until = excluded.until,
        wanted_by = case when claim.operator_id = excluded.operator_id then claim.wanted_by end
    where claim.operator_id = excluded.operator_id or claim.until <= ${now}
    returning ${CLAIM}`.execute(tx)
  return rows[0]
}

/** Who is at work on these, over or not. */
export async function findClaims(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ClaimRow>> {
  const { rows } = await sql<ClaimRow>`
    select ${CLAIM} from cashier.claim where request_id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.requestId, row]))
}

/** The claim of one, locked against whoever would take it over. */
export async function findClaimForUpdate(tx: Tx, requestId: string): Promise<ClaimRow | undefined> {
  const { rows } =
    await sql<ClaimRow>`select ${CLAIM} from cashier.claim where request_id = ${requestId} for update`.execute(tx)
  return rows[0]
}

/** Nobody is at work on it any more. */
export const deleteClaim = (tx: Tx, requestId: string) =>
  sql`delete from cashier.claim where request_id = ${requestId}`.execute(tx)

/** The same, where it is this operator; false where it is not. */
export async function deleteOwnClaim(tx: Tx, requestId: string, operatorId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from cashier.claim where request_id = ${requestId} and operator_id = ${operatorId} returning 1`.execute(tx)
  return rows.length > 0
}

/** Somebody else would like to have it; false where nobody has it. */
export async function updateWanted(tx: Tx, requestId: string, name: string): Promise<boolean> {
  const { rows } = await sql`
    update cashier.claim set wanted_by = ${name} where request_id = ${requestId} returning 1`.execute(tx)
  return rows.length > 0
}

/** What a desk's queue holds. */
export interface QueuedCase {
  readonly id: string
  readonly reference: string
  /** Whether a person may still decide on it. */
  readonly open: boolean
}

const QUEUED = {
  withdrawal: sql.raw(`select id, reference, brand_id, state = 'review' as open from cashier.withdrawal`),
  deposit: sql.raw(`select id, reference, brand_id, state = 'review' as open from cashier.deposit`),
  dispute: sql.raw(`select id, reference, brand_id, state = 'disputed' as open from cashier.match`),
  stray: sql.raw(`select id, reference, brand_id, state in ('open', 'parked') as open from cashier.unmatched_receipt`),
}

/** One case of this brand. */
export async function findCase(db: Db, desk: Desk, brandId: number, id: string): Promise<QueuedCase | undefined> {
  const toPay = sql`exists (select from cashier.manual_payout where withdrawal_id = ${id})`
  const { rows } = await sql<QueuedCase>`
    select id, reference, open or ${toPay} as open from (${QUEUED[desk]}) as one
    where id = ${id} and brand_id = ${brandId}`.execute(db)
  return rows[0]
}

interface QueueFilter {
  readonly desk: Desk
  readonly brandId: number
  /** Those that are left out: looked at before, or waiting for somebody's second look. */
  readonly except: readonly string[]
}

const IN_TURN = {
  withdrawal: sql.raw(`cashier.withdrawal as one where state = 'review'`),
  deposit: sql.raw(`cashier.deposit as one where state = 'review'`),
  dispute: sql.raw(`cashier.match as one where state = 'disputed'`),
  stray: sql.raw(`cashier.unmatched_receipt as one where state = 'open'`),
}

const SINCE = {
  withdrawal: sql.raw('requested_at'),
  deposit: sql.raw('requested_at'),
  dispute: sql.raw('coalesce(answered_at, sent_at)'),
  stray: sql.raw('arrived_at'),
}

/** The oldest one that nobody is at work on and that is not laid aside. */
export async function findNextFree(
  db: Db,
  { desk, brandId, except }: QueueFilter,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${IN_TURN[desk]} and brand_id = ${brandId} and id <> all(${arrayOf(except)}::uuid[])
      and not exists (select from cashier.claim where request_id = one.id and until > ${now})
      and not exists (select from cashier.snooze where withdrawal_id = one.id and until > ${now})
    order by ${SINCE[desk]}, id limit 1`.execute(db)
  return rows[0]?.id
}

/** Keep what the checks have found. */
export const insertAssessment = (tx: Tx, withdrawalId: string, findings: readonly Finding[], now: Date) =>
  sql`insert into cashier.assessment values (${withdrawalId}, ${JSON.stringify(findings)}::jsonb, ${now})`.execute(tx)

/** What was found of these. */
export async function findAssessments(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const { rows } = await sql<{ id: string; findings: readonly Finding[] }>`
    select withdrawal_id as id, findings from cashier.assessment
    where withdrawal_id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, findings }) => [id, findings]))
}

/** Released: somebody has to pay it. */
export const insertManualPayout = (tx: Tx, id: string, now: Date) =>
  sql`insert into cashier.manual_payout values (${id}, ${now}) on conflict do nothing`.execute(tx)

/** Somebody pays it now; false when nobody has to any more. */
export async function deleteManualPayout(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`delete from cashier.manual_payout where withdrawal_id = ${id} returning 1`.execute(tx)
  return rows.length > 0
}

/** Does it wait for somebody to pay it? */
export async function isManualPayout(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from cashier.manual_payout where withdrawal_id = ${id}`.execute(db)
  return rows.length > 0
}

export interface PaidRow {
  readonly count: number
  /** On average. */
  readonly usual: bigint
  readonly lastAt: Date | null
  readonly lastAmount: bigint | null
  /** Whether this account was ever paid. */
  readonly toAccount: boolean
}

/** What a member was paid. */
export async function findPaid(db: Db, memberId: string, asset: string, payoutAccountId: string): Promise<PaidRow> {
  const { rows } = await sql<PaidRow>`
    select count(*)::int as count, coalesce(trunc(avg(amount)), 0)::int8 as usual, max(ended_at) as "lastAt",
           (array_agg(amount order by ended_at desc))[1] as "lastAmount",
           coalesce(bool_or(payout_account_id = ${payoutAccountId}), false) as "toAccount"
    from cashier.withdrawal where member_id = ${memberId} and asset = ${asset} and state = 'paid'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count has a row')
  return row
}

/** What a member has paid in, and was paid, since a moment. */
export async function sumMoney(db: Db, memberId: string, asset: string, since: Date) {
  const { rows } = await sql<{ deposits: bigint; withdrawals: bigint }>`
    select (select coalesce(sum(credited), 0)::int8 from cashier.deposit
            where member_id = ${memberId} and asset = ${asset} and state = 'credited' and requested_at >= ${since}) as deposits,
           (select coalesce(sum(amount), 0)::int8 from cashier.withdrawal
            where member_id = ${memberId} and asset = ${asset} and state = 'paid' and requested_at >= ${since}) as withdrawals`.execute(
    db,
  )
  return rows[0] ?? { deposits: 0n, withdrawals: 0n }
}

export interface QueuedWithdrawal {
  readonly id: string
  readonly reference: string
  readonly memberId: string
  readonly amount: bigint
  readonly asset: string
  readonly state: WithdrawalState
  readonly toPay: boolean
  readonly sentAt: Date | null
  readonly approvedBy: readonly string[]
  readonly requestedAt: Date
  /** Laid aside until then, over or not. */
  readonly asideUntil: Date | null
}

const LINE = sql.raw(`one.id, reference, one.member_id as "memberId", amount, asset, state,
  exists (select from cashier.manual_payout where withdrawal_id = one.id) as "toPay",
  (select max(at) from cashier.step where request_id = one.id and step = 'sending') as "sentAt",
  array(select substr(by, 10) from cashier.step
        where request_id = one.id and step = 'approved' and starts_with(by, 'operator:') order by id) as "approvedBy",
  requested_at as "requestedAt",
  (select until from cashier.snooze where withdrawal_id = one.id) as "asideUntil"`)

export interface StageFilter {
  readonly brandId: number
  readonly members: MemberSelection
  readonly operatorId: string
  /** Withdrawals that wait for a second person. */
  readonly second: readonly string[]
  readonly now: Date
  /** When the brand's day began. */
  readonly today: Date
}

/** Whose they are. */
const inBrand = ({ brandId, members }: StageFilter) =>
  sql`brand_id = ${brandId} and ${isSelected(sql`one.member_id`, members)}`

const inStage = (stage: WithdrawalStage, { operatorId, second, now, today }: StageFilter) => {
  const waits = sql`one.id = any(${arrayOf(second)}::uuid[])`
  const toPay = sql`exists (select from cashier.manual_payout where withdrawal_id = one.id)`
  const aside = sql`exists (select from cashier.snooze where withdrawal_id = one.id and until > ${now})`
  return {
    review: sql`state = 'review' and not ${waits} and not ${aside}`,
    aside: sql`state = 'review' and not ${waits} and ${aside}`,
    mine: sql`state in ('review', 'approved') and exists (
      select from cashier.claim where request_id = one.id and operator_id = ${operatorId} and until > ${now})
      and (state = 'review' or ${toPay})`,
    second: sql`state = 'review' and ${waits}`,
    pay: sql`state in ('approved', 'matching', 'sending')`,
    done: sql`ended_at >= ${today}`,
  }[stage]
}

/** Withdrawals of one stage, the oldest first; what is done, the newest first. */
export async function findStage(
  db: Db,
  stage: WithdrawalStage,
  filter: StageFilter,
): Promise<readonly QueuedWithdrawal[]> {
  const order = stage === 'done' ? sql.raw('ended_at desc, id') : sql.raw('requested_at, id')
  const { rows } = await sql<QueuedWithdrawal>`
    select ${LINE} from cashier.withdrawal as one
    where ${inBrand(filter)} and ${inStage(stage, filter)} order by ${order} limit 200`.execute(db)
  return rows
}

/** One withdrawal, as the desk lists it. */
export async function findLine(db: Db, brandId: number, id: string): Promise<QueuedWithdrawal | undefined> {
  const { rows } = await sql<QueuedWithdrawal>`
    select ${LINE} from cashier.withdrawal as one where brand_id = ${brandId} and one.id = ${id}`.execute(db)
  return rows[0]
}

/** How many withdrawals there are in each stage. */
export async function countStages(db: Db, filter: StageFilter): Promise<Record<WithdrawalStage, number>> {
  const many = (stage: WithdrawalStage) => sql`count(*) filter (where ${inStage(stage, filter)})::int`
  const { rows } = await sql<Record<WithdrawalStage, number>>`
    select ${many('review')} as review, ${many('mine')} as mine, ${many('aside')} as aside, ${many('second')} as second,
           ${many('pay')} as pay, 0 as done
    from cashier.withdrawal as one
    where ${inBrand(filter)} and state in ('review', 'approved', 'matching', 'sending')`.execute(db)
  const { rows: ended } = await sql<{ done: number }>`
    select count(*)::int as done from cashier.withdrawal as one
    where ${inBrand(filter)} and ${inStage('done', filter)}`.execute(db)
  return { review: 0, mine: 0, aside: 0, second: 0, pay: 0, ...rows[0], done: ended[0]?.done ?? 0 }
}
