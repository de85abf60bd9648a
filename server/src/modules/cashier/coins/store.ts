import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Order, SentCoins } from './rules.ts'

export interface OrderRow extends Order {
  readonly depositId: string
  readonly brandId: number
  readonly decimals: number
  readonly rate: bigint
}

const ORDER =
  sql.raw(`deposit_id as "depositId", coin_order.brand_id as "brandId", network, coin, decimals, coins, rate,
  confirmations, address, pay_until as "payUntil"`)

/** Keep what a deposit waits for. */
export const insertOrder = (tx: Tx, one: OrderRow) =>
  sql`
  insert into cashier.coin_order (deposit_id, brand_id, network, coin, decimals, coins, rate, confirmations, address, pay_until)
  values (${one.depositId}, ${one.brandId}, ${one.network}, ${one.coin}, ${one.decimals}, ${one.coins}, ${one.rate},
          ${one.confirmations}, ${one.address}, ${one.payUntil})`.execute(tx)

/** What a deposit waits for. */
export async function findOrder(db: Db, depositId: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER} from cashier.coin_order where deposit_id = ${depositId}`.execute(db)
  return rows[0]
}

/** Where the coins are to go, and what the picture of it says. */
export const updateAddress = (
  db: Db,
  depositId: string,
  { address, qr }: { readonly address: string; readonly qr: string },
) =>
  sql`
  with named as (update cashier.coin_order set address = ${address} where deposit_id = ${depositId})
  update cashier.deposit set qr = ${qr} where id = ${depositId}`.execute(db)

/** A deposit waits until then. */
export const updateExpiry = (tx: Tx, depositId: string, expiresAt: Date) =>
  sql`update cashier.deposit set expires_at = ${expiresAt} where id = ${depositId}`.execute(tx)

/** Coins as they were spoken of. */
export interface TransferRow extends SentCoins {
  readonly tx: string
  readonly depositId: string | null
  readonly brandId: number | null
  readonly decimals: number
  readonly sequence: number
  /** What became of them; null while they are too young. */
  readonly outcome: string | null
}

/** Coins by the name that the chain has for them. */
export async function findTransfer(
  tx: Tx,
  { network, tx: name, address }: Pick<TransferRow, 'network' | 'tx' | 'address'>,
): Promise<Pick<TransferRow, 'sequence' | 'outcome' | 'confirmations'> | undefined> {
  const { rows } = await sql<Pick<TransferRow, 'sequence' | 'outcome' | 'confirmations'>>`
    select sequence, outcome, confirmations from cashier.coin_transfer
    where network = ${network} and tx = ${name} and address = ${address}`.execute(tx)
  return rows[0]
}

/** Keep what was said of coins, unless something later has been said already. */
export const saveTransfer = (tx: Tx, one: TransferRow, now: Date) =>
  sql`
  insert into cashier.coin_transfer (network, tx, address, deposit_id, brand_id, coin, decimals, coins, confirmations, sequence,
                                     state, outcome, seen_at, received_at)
  values (${one.network}, ${one.tx}, ${one.address}, ${one.depositId}, ${one.brandId}, ${one.coin}, ${one.decimals}, ${one.coins},
          ${one.confirmations}, ${one.sequence},
          ${one.dropped ? 'dropped' : one.outcome === null ? 'seen' : 'confirmed'}, ${one.outcome}, ${one.seenAt}, ${now})
  on conflict (network, tx, address) do update
  set confirmations = excluded.confirmations, sequence = excluded.sequence, state = excluded.state,
      outcome = coalesce(coin_transfer.outcome, excluded.outcome), received_at = excluded.received_at
  where coin_transfer.sequence < excluded.sequence`.execute(tx)

export interface ShownOrder extends OrderRow {
  /** Of the coins that are on their way; null while none are. */
  readonly tx: string | null
  readonly seen: number | null
}

/** What these deposits wait for, each with the deepest coins that were sent for it. */
export async function findOrders(db: Db, depositIds: readonly string[]): Promise<readonly ShownOrder[]> {
  const { rows } = await sql<ShownOrder>`
    select distinct on (coin_order.deposit_id) coin_order.deposit_id as "depositId", coin_order.brand_id as "brandId",
           coin_order.network, coin_order.coin, coin_order.decimals, coin_order.coins, rate, coin_order.confirmations,
           coin_order.address, pay_until as "payUntil", sent.tx, sent.confirmations as seen
    from cashier.coin_order
    left join cashier.coin_transfer as sent on sent.deposit_id = coin_order.deposit_id and sent.state <> 'dropped'
    where coin_order.deposit_id = any(${arrayOf(depositIds)}::uuid[])
    order by coin_order.deposit_id, sent.confirmations desc nulls last`.execute(db)
  return rows
}
