import { type RawBuilder, sql } from 'kysely'
import { arrayOf, texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** Money of ours that went through the payment company, as our requests have it. */
export interface BookedRow {
  readonly kind: 'payment' | 'payout' | 'coins'
  /** As the statement names it: of the request, or of the coins in their chain. */
  readonly id: string
  readonly brandId: number
  readonly reference: string
  readonly asset: string
  readonly decimals: number
  readonly amount: bigint
  /** Paid by a person outside the payment company. */
  readonly byHand: boolean
}

const PAYMENT = sql.raw(`'payment' as kind, id::text, brand_id as "brandId", reference, asset, 4 as decimals,
  credited + fee as amount, false as "byHand"`)
/** What belonged to no open deposit and was decided on stands for the request that it names, unless that was credited with it. */
const RECEIPT =
  sql.raw(`'payment' as kind, about::text as id, brand_id as "brandId", reference, asset, decimals, amount,
  false as "byHand"`)
const PAYOUT =
  sql.raw(`'payout' as kind, id::text, brand_id as "brandId", reference, asset, 4 as decimals, rest as amount,
  by_hand as "byHand"`)
const COINS =
  sql.raw(`'coins' as kind, tx as id, coin_transfer.brand_id as "brandId", deposit.reference, coin as asset, decimals,
  coins as amount, false as "byHand"`)
/** Coins that belonged to no open deposit, by how their chain names them. */
const COIN_RECEIPT =
  sql.raw(`'coins' as kind, tx as id, unmatched_receipt.brand_id as "brandId", reference, coin as asset,
  coin_transfer.decimals, coins as amount, false as "byHand"`)

/** What we have booked of these lines of a statement. */
export async function findBooked(tx: Tx, ids: readonly string[]): Promise<readonly BookedRow[]> {
  const named = sql`any(${texts(ids)}::text[])`
  const { rows } = await sql<BookedRow>`
    select ${RECEIPT} from cashier.unmatched_receipt
    where about::text = ${named} and source <> 'coins' and state in ('credited', 'returned', 'written_off')
      and deposit_id is distinct from about
    union all
    select ${COIN_RECEIPT} from cashier.coin_transfer
    join cashier.unmatched_receipt on source_id = 'coins ' || network || ' ' || tx || ' ' || address
    where tx = ${named} and unmatched_receipt.state in ('credited', 'returned', 'written_off')
    union all
    select ${PAYMENT} from cashier.deposit where id::text = ${named} and state = 'credited'
    union all
    select ${PAYOUT} from cashier.withdrawal where id::text = ${named} and state = 'paid'
    union all
    select ${COINS} from cashier.coin_transfer join cashier.deposit on deposit.id = deposit_id
    where tx = ${named} and outcome like 'credited%'`.execute(tx)
  return rows
}

/** When the company first spoke of it. */
const said = (id: RawBuilder<unknown>, type: string) => sql`
  left join lateral (select min(notice.at) as at from cashier.notice where about = ${id} and type = ${type}) as said on true`

/** What of ours was moved by the payment company between these moments: by what it said, or, where it said nothing, by what we did. */
export async function findExpected(tx: Tx, { from, to }: Span): Promise<readonly BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    select ${PAYMENT} from cashier.deposit ${said(sql`deposit.id`, 'payment_received')}
    where state = 'credited' and rail not in ('bank', 'matched', 'crypto') and ended_at >= ${from}
      and coalesce(said.at, ended_at) >= ${from} and coalesce(said.at, ended_at) < ${to}
    union all
    select ${PAYOUT} from cashier.withdrawal ${said(sql`withdrawal.id`, 'payout_paid')}
    where state = 'paid' and rest > 0 and not by_hand and ended_at >= ${from}
      and coalesce(said.at, ended_at) >= ${from} and coalesce(said.at, ended_at) < ${to}
    union all
    select ${COINS} from cashier.coin_transfer join cashier.deposit on deposit.id = deposit_id
    where coin_transfer.outcome like 'credited%' and seen_at >= ${from} and seen_at < ${to}`.execute(tx)
  return rows
}

export interface Span {
  readonly from: Date
  readonly to: Date
}

/** The deposits that these transfers of coins were for, by how their chain names them. */
export async function findCoinDeposits(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ tx: string; depositId: string }>`
    select tx, deposit_id as "depositId" from cashier.coin_transfer
    where tx = any(${texts(names)}::text[]) and deposit_id is not null`.execute(db)
  return new Map(rows.map(({ tx, depositId }) => [tx, depositId]))
}

/** Whose these requests are, as far as they are ours. */
export async function findBrands(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const named = sql`any(${texts(ids)}::text[])`
  const { rows } = await sql<{ id: string; brandId: number }>`
    select id::text, brand_id as "brandId" from cashier.deposit where id::text = ${named}
    union all
    select id::text, brand_id from cashier.withdrawal where id::text = ${named}`.execute(tx)
  return new Map(rows.map(({ id, brandId }) => [id, brandId]))
}

/** Which of these are requests of ours. */
export async function findRequests(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from cashier.deposit where id = any(${arrayOf(ids)}::uuid[])
    union all
    select id from cashier.withdrawal where id = any(${arrayOf(ids)}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Which of these are withdrawals that are under way. */
export async function findUnderWay(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from cashier.withdrawal
    where id = any(${arrayOf(ids)}::uuid[]) and state not in ('paid', 'refused', 'cancelled')`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
