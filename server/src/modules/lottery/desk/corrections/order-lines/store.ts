import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { BetPlace, MemberEnd } from '../../../../betting/endings/endings.ts'
import type { OrderEnd, WaitingOrderLine } from '../../../draws/store.ts'
import type { OrderLineOwner } from '../../store.ts'

/** Lines of one brand in one money on an issue: what the book of bets calls a round. */
export interface RoundOrderLines extends OrderLineOwner {
  readonly issueId: string
}

/**
 * The next lines behind a place, so many and what their members have besides, before and after: those of a member are judged together.
 * Without what members took back.
 */
export async function findRoundLines(
  db: Db,
  { issueId, brandId, asset }: RoundOrderLines,
  { memberId, betId }: BetPlace,
  many: number,
): Promise<readonly WaitingOrderLine[]> {
  const own = sql`issue_id = ${issueId}::uuid and brand_id = ${brandId}::int and asset = ${asset} and cancelled_at is null`
  const { rows } = await sql<WaitingOrderLine>`
    select id, order_id as "orderId", brand_id as "brandId", member_id as "memberId", asset, method, content, price, amount,
           odds, half, unit
    from lottery.order_line
    where ${own} and member_id >= ${memberId}::uuid and member_id <= coalesce(
      (select member_id from lottery.order_line
       where ${own} and (member_id, id) > (${memberId}::uuid, ${betId}::uuid)
       order by member_id, id offset ${many - 1}::int limit 1),
      'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by member_id, id`.execute(db)
  return rows
}

/** How these lines end, as the book asks for it. */
export const endsBy = (ends: readonly MemberEnd[]) => sql`
  select * from unnest(
    ${arrayOf(ends.map(({ betId }) => betId))}::uuid[], ${arrayOf(ends.map(({ payout }) => payout))}::int8[],
    ${tokens(ends.map(({ status }) => status))}::text[], ${arrayOf(ends.map(({ turnover }) => turnover ?? null))}::int8[]
  ) as judged (bet_id, payout, status, turnover)`

/** What the mode of a line gave up came back at once. */
export interface RebatedOrderLine {
  readonly id: string
  readonly rebate: bigint
}

/** Those of these lines with which a rebate came back. */
export async function findRebates(tx: Tx, ids: readonly string[]): Promise<readonly RebatedOrderLine[]> {
  const { rows } = await sql<RebatedOrderLine>`
    select id, rebate from lottery.order_line
    where id = any(${arrayOf(ids)}::uuid[]) and rebate > 0 and cancelled_at is null order by id`.execute(tx)
  return rows
}

/** Rebates of an issue, by brand and money. */
export async function sumRebates(
  db: Db,
  issueId: string,
): Promise<readonly (OrderLineOwner & { readonly amount: bigint })[]> {
  const { rows } = await sql<OrderLineOwner & { amount: bigint }>`
    select brand_id as "brandId", asset, sum(rebate)::int8 as amount from lottery.order_line
    where issue_id = ${issueId}::uuid and cancelled_at is null group by brand_id, asset order by brand_id, asset`.execute(
    db,
  )
  return rows
}

/** Orders of which these lines were given back: one of which nothing is left is cancelled. */
export const giveBackLines = (tx: Tx, ids: readonly string[]) =>
  sql`
  update lottery.member_order as o
  set amount = o.amount - gone.amount, rebate = o.rebate - gone.rebate,
      state = case when o.amount = gone.amount then 'cancelled' else o.state end,
      prize = case when o.amount = gone.amount then 0 else o.prize end
  from (
    select order_id, sum(amount)::int8 as amount, sum(rebate)::int8 as rebate from lottery.order_line
    where id = any(${arrayOf(ids)}::uuid[]) group by order_id
  ) as gone
  where o.id = gone.order_id`.execute(tx)

/** Lines end otherwise than they did, and their orders with them. */
export async function correctLines(
  tx: Tx,
  { ids, orders }: { readonly ids: readonly string[]; readonly orders: readonly OrderEnd[] },
  now: Date,
): Promise<void> {
  await sql`
    update lottery.order_line set corrected_at = ${now}::timestamptz where id = any(${arrayOf(ids)}::uuid[])`.execute(
    tx,
  )
  await sql`
    update lottery.member_order as o set state = after.state, prize = after.prize
    from unnest(${arrayOf(orders.map((one) => one.orderId))}::uuid[], ${tokens(orders.map((one) => one.state))}::text[],
                ${arrayOf(orders.map((one) => one.prize))}::int8[]) as after (id, state, prize)
    where o.id = after.id`.execute(tx)
}

/** Lines of an order that ended otherwise after they had been settled. */
export async function findCorrectedLines(db: Db, orderId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from lottery.order_line where order_id = ${orderId}::uuid and corrected_at is not null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
