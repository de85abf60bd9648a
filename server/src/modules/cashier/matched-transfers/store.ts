import type { MatchAnswer, MatchState } from '@croupier/contract/matched-transfers.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Subject } from '#kernel/failed-task.ts'

export interface MatchRow {
  readonly id: string
  readonly brandId: number
  readonly asset: string
  readonly depositId: string
  readonly payerId: string
  readonly withdrawalId: string
  readonly receiverId: string
  readonly reference: string
  readonly amount: bigint
  readonly state: MatchState
  readonly received: bigint | null
  readonly late: boolean
  readonly slip: string | null
  readonly answer: MatchAnswer | null
  readonly remaining: bigint | null
  readonly answerSlip: string | null
  readonly reason: string | null
  readonly matchedAt: Date
  readonly payBy: Date
  readonly sentAt: Date | null
  readonly answerBy: Date | null
  readonly answeredAt: Date | null
}

const MATCH =
  sql.raw(`id, brand_id as "brandId", asset, deposit_id as "depositId", payer_id as "payerId", withdrawal_id as "withdrawalId",
  receiver_id as "receiverId", reference, amount, state, received, late, slip, answer, remaining, answer_slip as "answerSlip", reason,
  matched_at as "matchedAt", pay_by as "payBy", sent_at as "sentAt", answer_by as "answerBy", answered_at as "answeredAt"`)

export type NewMatch = Pick<
  MatchRow,
  | 'id'
  | 'brandId'
  | 'asset'
  | 'depositId'
  | 'payerId'
  | 'withdrawalId'
  | 'receiverId'
  | 'reference'
  | 'amount'
  | 'matchedAt'
  | 'payBy'
>

/** Write a part down. */
export const insertMatch = (tx: Tx, one: NewMatch) =>
  sql`
  insert into cashier.match (id, brand_id, asset, deposit_id, payer_id, withdrawal_id, receiver_id, reference, amount, state,
                             matched_at, pay_by)
  values (${one.id}, ${one.brandId}, ${one.asset}, ${one.depositId}, ${one.payerId}, ${one.withdrawalId}, ${one.receiverId},
          ${one.reference}, ${one.amount}, 'waiting', ${one.matchedAt}, ${one.payBy})`.execute(tx)

/** A part, as it stands. */
export async function findMatch(db: Db, id: string): Promise<MatchRow | undefined> {
  const { rows } = await sql<MatchRow>`select ${MATCH} from cashier.match where id = ${id}`.execute(db)
  return rows[0]
}

/** The parts of these deposits or withdrawals, the first matched first. */
export async function findParts(db: Db, ids: readonly string[]): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select ${MATCH} from cashier.match
    where deposit_id = any(${arrayOf(ids)}::uuid[]) or withdrawal_id = any(${arrayOf(ids)}::uuid[])
    order by matched_at, reference`.execute(db)
  return rows
}

/** What waits for a member: to be paid by them, or for their answer. */
export async function findForMember(db: Db, memberId: string): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select ${MATCH} from cashier.match
    where (payer_id = ${memberId} and state = 'waiting') or (receiver_id = ${memberId} and state = 'sent')
    order by matched_at, reference`.execute(db)
  return rows
}

/** Parts that were not paid by now. */
export async function findUnpaid(db: Db, now: Date, { most, aside }: DueQuery): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select brand_id as "brandId", id as key from cashier.match
    where state = 'waiting' and pay_by <= ${now} and id <> all(${arrayOf(aside)}::uuid[])
    order by pay_by, id limit ${most}::int`.execute(db)
  return rows
}

/** Parts that nobody has answered by now. */
export async function findUnanswered(db: Db, now: Date, { most, aside }: DueQuery): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select brand_id as "brandId", id as key from cashier.match
    where state = 'sent' and answer_by <= ${now} and id <> all(${arrayOf(aside)}::uuid[])
    order by answer_by, id limit ${most}::int`.execute(db)
  return rows
}

/** Parts that a person has to decide on, the oldest first. */
export async function findDisputed(db: Db, brandId?: number): Promise<readonly MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select ${MATCH} from cashier.match
    where state = 'disputed' and (${brandId ?? null}::int is null or brand_id = ${brandId ?? null}::int)
    order by sent_at, id`.execute(db)
  return rows
}

export interface Proof {
  readonly slip: string
  readonly hash: string
  readonly late: boolean
  readonly answerBy: Date | null
}

/** A picture of the payment has come; false when this brand has seen it before, with a deposit or with another part. */
export async function updateProof(tx: Tx, { id, brandId }: MatchRow, proof: Proof, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cashier.slip ${brandId} ${proof.hash}`}, 0))`.execute(tx)
  const { rows } = await sql`
    update cashier.match
    set slip = ${proof.slip}, slip_hash = ${proof.hash}, late = ${proof.late}, sent_at = ${now}, answer_by = ${proof.answerBy},
        state = ${proof.late ? 'disputed' : 'sent'}, ended_at = null
    where id = ${id}
      and not exists (select from cashier.match as other
                      where other.brand_id = ${brandId} and other.slip_hash = ${proof.hash} and other.id <> ${id})
      and not exists (select from cashier.deposit where brand_id = ${brandId} and slip_hash = ${proof.hash})
    returning id`.execute(tx)
  return rows.length > 0
}

export interface MatchReply {
  readonly answer: MatchAnswer
  readonly remaining: bigint | null
  readonly answerSlip: string | null
}

/** The receiver has answered; what is not received, or not all of it, waits for a person. */
export const updateAnswer = (tx: Tx, id: string, { answer, remaining, answerSlip }: MatchReply, now: Date) =>
  sql`
  update cashier.match
  set answer = ${answer}, remaining = ${remaining}, answer_slip = ${answerSlip}, answered_at = ${now},
      state = case when ${answer}::text = 'received' then state else 'disputed' end
  where id = ${id}`.execute(tx)

export interface MatchEnd {
  /** What has arrived; nothing where the part goes back. */
  readonly received: bigint
  readonly reason?: string
}

/** A part has come to its end. */
export const endMatch = (tx: Tx, id: string, { received, reason }: MatchEnd, now: Date) =>
  sql`
  update cashier.match
  set state = ${received > 0n ? 'received' : 'returned'}, received = ${received > 0n ? received : null},
      reason = coalesce(${reason ?? null}, reason), ended_at = ${now}
  where id = ${id}`.execute(tx)

export interface WaitingRow {
  readonly id: string
  readonly memberId: string
}

/** Withdrawals that wait for other members, the oldest first. */
export async function findWaiting(
  db: Db,
  { brandId, asset, notOf, now }: { brandId: number; asset: string; notOf: string; now: Date },
  most: number,
): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select id, member_id as "memberId" from cashier.withdrawal
    where brand_id = ${brandId} and asset = ${asset} and state = 'matching' and rest > 0 and match_until > ${now}
      and member_id <> ${notOf}
    order by requested_at, id limit ${most}::int`.execute(db)
  return rows
}

/** Withdrawals whose wait for other members is over. */
export async function findWaitedOut(db: Db, now: Date, { most, aside }: DueQuery): Promise<readonly Subject[]> {
  const { rows } = await sql<Subject>`
    select brand_id as "brandId", id as key from cashier.withdrawal
    where state = 'matching' and match_until <= ${now} and id <> all(${arrayOf(aside)}::uuid[]) and not exists (
      select from cashier.match where withdrawal_id = withdrawal.id and not late and state in ('waiting', 'sent', 'disputed'))
    order by match_until, id limit ${most}::int`.execute(db)
  return rows
}

/** How many at the most, without those that were set aside. */
interface DueQuery {
  readonly most: number
  readonly aside: readonly string[]
}
