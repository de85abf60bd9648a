import { sql } from 'kysely'
import { arrayOf, jsons, moments, texts, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { ISSUE, type IssueRow } from '../store.ts'
import type { KeptOdds } from '../terms.ts'

export interface OrderRow {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly asset: string
  readonly decimals: number
  readonly lottery: string
  readonly issueId: string
  readonly content: string
  /** The first answer. */
  readonly reply: unknown
  readonly lines: number
  readonly amount: bigint
  readonly rebate: bigint
  readonly state: 'open' | 'won' | 'lost' | 'cancelled'
  readonly prize: bigint
  readonly placedAt: Date
}

const ORDER = sql`o.id, o.brand_id as "brandId", o.member_id as "memberId", o.asset, o.decimals, o.lottery,
  o.issue_id as "issueId", o.content, o.reply, o.lines, o.amount, o.rebate, o.state, o.prize, o.placed_at as "placedAt"`

export interface OrderLineRow {
  readonly id: string
  readonly orderId: string
  readonly number: number
  readonly issueId: string
  readonly brandId: number
  readonly memberId: string
  readonly asset: string
  readonly method: string
  readonly content: string
  readonly tickets: number
  readonly price: bigint
  readonly amount: bigint
  readonly mode: number | null
  readonly odds: KeptOdds
  readonly most: bigint
  readonly unit: bigint
  readonly rebate: bigint
  readonly cancelledAt: Date | null
}

const LINE = sql`l.id, l.order_id as "orderId", l.number, l.issue_id as "issueId", l.brand_id as "brandId",
  l.member_id as "memberId", l.asset, l.method, l.content, l.tickets, l.price, l.amount, l.mode, l.odds,
  l.most, l.unit, l.rebate, l.cancelled_at as "cancelledAt"`

export async function findOrders(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OrderRow>> {
  const { rows } =
    await sql<OrderRow>`select ${ORDER} from lottery.member_order as o where o.id = any(${arrayOf(ids)}::uuid[])`.execute(
      db,
    )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Issues of these lotteries by number, held: none closes before this transaction is over. */
export async function holdIssues(
  tx: Tx,
  wanted: readonly { readonly lottery: string; readonly issueNo: string }[],
): Promise<ReadonlyMap<string, IssueRow>> {
  const { rows } = await sql<IssueRow>`
    select ${ISSUE} from lottery.issue as i
    where (i.lottery, i.issue_no) in (
      select * from unnest(${tokens(wanted.map((one) => one.lottery))}::text[], ${tokens(wanted.map((one) => one.issueNo))}::text[])
    ) order by i.id for share of i`.execute(tx)
  return new Map(rows.map((row) => [`${row.lottery} ${row.issueNo}`, row]))
}

/** The issue of an order, held as whoever bets holds it. */
export async function holdIssue(tx: Tx, id: string): Promise<IssueRow | undefined> {
  const { rows } =
    await sql<IssueRow>`select ${ISSUE} from lottery.issue as i where i.id = ${id}::uuid for share of i`.execute(tx)
  return rows[0]
}

/** An order, locked: its lines are cancelled by one at a time. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const { rows } =
    await sql<OrderRow>`select ${ORDER} from lottery.member_order as o where o.id = ${id}::uuid for update`.execute(tx)
  return rows[0]
}

export async function findLines(db: Db, orderId: string): Promise<readonly OrderLineRow[]> {
  const { rows } =
    await sql<OrderLineRow>`select ${LINE} from lottery.order_line as l where l.order_id = ${orderId}::uuid order by l.number`.execute(
      db,
    )
  return rows
}

export const insertOrders = (tx: Tx, orders: readonly OrderRow[]) =>
  sql`
  insert into lottery.member_order (id, brand_id, member_id, asset, decimals, lottery, issue_id, content, reply, lines, amount, rebate,
    placed_at)
  select * from unnest(
    ${arrayOf(orders.map((one) => one.id))}::uuid[], ${arrayOf(orders.map((one) => one.brandId))}::int[],
    ${arrayOf(orders.map((one) => one.memberId))}::uuid[], ${tokens(orders.map((one) => one.asset))}::text[],
    ${arrayOf(orders.map((one) => one.decimals))}::int[], ${tokens(orders.map((one) => one.lottery))}::text[],
    ${arrayOf(orders.map((one) => one.issueId))}::uuid[], ${texts(orders.map((one) => one.content))}::text[],
    ${jsons(orders.map((one) => one.reply))}::jsonb[], ${arrayOf(orders.map((one) => one.lines))}::int[],
    ${arrayOf(orders.map((one) => one.amount))}::int8[], ${arrayOf(orders.map((one) => one.rebate))}::int8[],
    ${moments(orders.map((one) => one.placedAt))}::timestamptz[])`.execute(tx)

export const insertLines = (tx: Tx, lines: readonly OrderLineRow[]) =>
  sql`
  insert into lottery.order_line (id, order_id, number, issue_id, brand_id, member_id, asset, method, content, tickets, price,
    amount, mode, odds, most, unit, rebate)
  select * from unnest(
    ${arrayOf(lines.map((one) => one.id))}::uuid[], ${arrayOf(lines.map((one) => one.orderId))}::uuid[],
    ${arrayOf(lines.map((one) => one.number))}::int[], ${arrayOf(lines.map((one) => one.issueId))}::uuid[],
    ${arrayOf(lines.map((one) => one.brandId))}::int[], ${arrayOf(lines.map((one) => one.memberId))}::uuid[],
    ${tokens(lines.map((one) => one.asset))}::text[], ${tokens(lines.map((one) => one.method))}::text[],
    ${texts(lines.map((one) => one.content))}::text[], ${arrayOf(lines.map((one) => one.tickets))}::int[],
    ${arrayOf(lines.map((one) => one.price))}::int8[], ${arrayOf(lines.map((one) => one.amount))}::int8[],
    ${arrayOf(lines.map((one) => one.mode))}::int[], ${jsons(lines.map((one) => one.odds))}::jsonb[],
    ${arrayOf(lines.map((one) => one.most))}::int8[], ${arrayOf(lines.map((one) => one.unit))}::int8[],
    ${arrayOf(lines.map((one) => one.rebate))}::int8[])`.execute(tx)

export interface OrderCancelRow {
  readonly id: string
  readonly orderId: string
  readonly memberId: string
  readonly content: string
  readonly reply: unknown
}

export async function findOrderCancel(db: Db, id: string): Promise<OrderCancelRow | undefined> {
  const { rows } = await sql<OrderCancelRow>`
    select id, order_id as "orderId", member_id as "memberId", content, reply from lottery.order_cancel where id = ${id}::uuid`.execute(
    db,
  )
  return rows[0]
}

export const insertOrderCancel = (tx: Tx, { id, orderId, memberId, content, reply }: OrderCancelRow, now: Date) =>
  sql`
  insert into lottery.order_cancel (id, order_id, member_id, content, reply, at)
  values (${id}, ${orderId}, ${memberId}, ${content}, ${JSON.stringify(reply)}::jsonb, ${now}::timestamptz)`.execute(tx)

export const cancelLines = (tx: Tx, ids: readonly string[], now: Date) =>
  sql`update lottery.order_line set cancelled_at = ${now}::timestamptz where id = any(${arrayOf(ids)}::uuid[])`.execute(
    tx,
  )

/** What is left of an order after lines of it were cancelled. */
export const saveLeft = (tx: Tx, { id, amount, rebate, state }: Pick<OrderRow, 'id' | 'amount' | 'rebate' | 'state'>) =>
  sql`update lottery.member_order set amount = ${amount}, rebate = ${rebate}, state = ${state} where id = ${id}::uuid`.execute(
    tx,
  )

export interface OrderFilter {
  readonly memberId: string
  readonly lottery: string | null
  readonly state: string | null
}

const wanted = ({ memberId, lottery, state }: OrderFilter) => sql`
  o.member_id = ${memberId}::uuid and (${lottery}::text is null or o.lottery = ${lottery}::text)
  and (${state}::text is null or o.state = ${state}::text)`

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from lottery.member_order as o where ${wanted(filter)}`.execute(db)
  return rows[0]?.orders ?? 0
}

export async function findOrdersOf(
  db: Db,
  filter: OrderFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER} from lottery.member_order as o where ${wanted(filter)}
    order by o.placed_at desc, o.id offset ${offset}::int limit ${limit}::int`.execute(db)
  return rows
}
