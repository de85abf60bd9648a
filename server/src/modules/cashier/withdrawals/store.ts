import type { WithdrawalState } from '@croupier/contract/cashier.ts'
import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { type ListFilter, lockRows, type Paging, listCondition } from '../store.ts'

export interface Payee {
  readonly kind: 'bank' | 'wallet'
  readonly provider: string
  readonly providerName: string
  readonly accountName: string
  readonly numberEnd: string
  readonly usableFrom: string
}

export interface WithdrawalRow {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly payoutAccountId: string
  readonly payee: Payee
  readonly asset: string
  readonly amount: bigint
  readonly fee: bigint
  readonly reference: string
  readonly state: WithdrawalState
  readonly reason: string | null
  readonly flags: readonly string[]
  /** What is left of the hold; null once all of it stands in holds of its parts. */
  readonly holdId: string | null
  readonly rest: bigint
  /** What other members have paid of it. */
  readonly matched: bigint
  /** Until then it waits for other members; null where it never has. */
  readonly matchUntil: Date | null
  readonly requestedAt: Date
}

const WITHDRAWAL =
  sql.raw(`id, brand_id as "brandId", member_id as "memberId", payout_account_id as "payoutAccountId", payee, asset,
  amount, fee, reference, state, reason, flags, hold_id as "holdId", rest, matched, match_until as "matchUntil",
  requested_at as "requestedAt"`)

/** Write a withdrawal down. */
export const insertWithdrawal = (tx: Tx, one: WithdrawalRow) =>
  sql`
  insert into cashier.withdrawal (id, brand_id, member_id, payout_account_id, payee, asset, amount, fee, reference, state, flags,
                                  hold_id, rest, requested_at)
  values (${one.id}, ${one.brandId}, ${one.memberId}, ${one.payoutAccountId}, ${JSON.stringify(one.payee)}::jsonb, ${one.asset},
          ${one.amount}, ${one.fee}, ${one.reference}, ${one.state}, ${tokens(one.flags)}::text[], ${one.holdId}, ${one.rest},
          ${one.requestedAt})`.execute(tx)

/** A withdrawal, as it stands. */
export async function findWithdrawal(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`select ${WITHDRAWAL} from cashier.withdrawal where id = ${id}`.execute(db)
  return rows[0]
}

/** The same, locked against everything else that may end it. */
export async function findWithdrawalForUpdate(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    select ${WITHDRAWAL} from cashier.withdrawal where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Whose withdrawals these are, all of them locked. */
export const lockWithdrawals = (tx: Tx, ids: readonly string[]) => lockRows(tx, sql`cashier.withdrawal`, ids)

/** A member's withdrawals that are under way. */
export async function findOpenWithdrawals(db: Db, memberId: string): Promise<readonly WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select ${WITHDRAWAL} from cashier.withdrawal
    where member_id = ${memberId} and state in ('review', 'approved', 'matching', 'sending')
    order by requested_at desc, id desc`.execute(db)
  return rows
}

/** Withdrawals that were released or handed over and have not ended. */
export async function findUnpaid(
  db: Db,
  before: Date,
  { most, after }: { readonly most: number; readonly after: Pick<WithdrawalRow, 'id' | 'requestedAt'> | undefined },
): Promise<readonly WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select ${WITHDRAWAL} from cashier.withdrawal where state in ('approved', 'sending') and requested_at <= ${before}
      and (${after?.id ?? null}::uuid is null
        or (requested_at, id) > (${after?.requestedAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    and not exists (select from cashier.manual_payout where withdrawal_id = withdrawal.id)
    order by requested_at, id limit ${most}::int`.execute(db)
  return rows
}

/** Withdrawals that a person has to look at, the oldest first. */
export async function findInReview(db: Db): Promise<readonly WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select ${WITHDRAWAL} from cashier.withdrawal where state = 'review' order by requested_at, id`.execute(db)
  return rows
}

/** A withdrawal stands otherwise from now on. */
export const updateWithdrawal = (
  tx: Tx,
  id: string,
  change: { readonly state: WithdrawalState; readonly reason?: string | null; readonly ended: boolean },
  now: Date,
) =>
  sql`
  update cashier.withdrawal set state = ${change.state}, reason = ${change.reason ?? null}, ended_at = ${change.ended ? now : null}
  where id = ${id}`.execute(tx)

/** A person looks at a withdrawal, for this reason beside others. */
export const updateFlagged = (tx: Tx, id: string, flag: string) =>
  sql`update cashier.withdrawal set state = 'review', flags = flags || ${flag}::text where id = ${id}`.execute(tx)

/** These, locked in the order in which other members pay them, against everybody who pays in. */
export async function lockInOrder(tx: Tx, ids: readonly string[]): Promise<readonly WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    select ${WITHDRAWAL} from cashier.withdrawal
    where id = any(${arrayOf(ids)}::uuid[]) order by requested_at, id for update`.execute(tx)
  return rows
}

/** What other members pay of a withdrawal, and what is left of its hold. */
export const updateMatching = (
  tx: Tx,
  { id, holdId, rest, matched }: Pick<WithdrawalRow, 'id' | 'holdId' | 'rest' | 'matched'>,
) =>
  sql`update cashier.withdrawal set hold_id = ${holdId}, rest = ${rest}, matched = ${matched} where id = ${id}`.execute(
    tx,
  )

/** A withdrawal waits for other members until then. */
export const updateQueued = (tx: Tx, id: string, until: Date) =>
  sql`update cashier.withdrawal set state = 'matching', match_until = ${until} where id = ${id}`.execute(tx)

/** What a member has asked for since a moment that was not given back: how much, and how often. */
export async function sumWithdrawals(db: Db, memberId: string, asset: string, since: Date) {
  const { rows } = await sql<{ sum: bigint; count: number }>`
    select coalesce(sum(amount), 0)::int8 as sum, count(*)::int as count from cashier.withdrawal
    where member_id = ${memberId} and asset = ${asset} and requested_at >= ${since}
      and state not in ('refused', 'cancelled')`.execute(db)
  return rows[0] ?? { sum: 0n, count: 0 }
}

/** Whether a member has ever been paid. */
export async function wasPaid(db: Db, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cashier.withdrawal where member_id = ${memberId} and state = 'paid' limit 1`.execute(db)
  return rows.length > 0
}

/** One page of a member's withdrawals, newest first, and how many there are. */
export async function findWithdrawals(db: Db, filter: ListFilter, { pageNo, pageSize }: Paging) {
  const { rows } = await sql<WithdrawalRow>`
    select ${WITHDRAWAL} from cashier.withdrawal where ${listCondition(filter)} order by requested_at desc, id desc
    limit ${pageSize}::int offset ${(pageNo - 1) * pageSize}::int`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from cashier.withdrawal where ${listCondition(filter)}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Somebody has paid it outside the payment company, under this reference of the bank. */
export const updatePaidByHand = (tx: Tx, id: string, bankReference: string) =>
  sql`update cashier.withdrawal set by_hand = true, bank_reference = ${bankReference} where id = ${id}`.execute(tx)
