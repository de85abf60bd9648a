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
  /** The first answer; null of a chase's later issues. */
  readonly reply: unknown
  readonly lines: number
  readonly amount: bigint
  readonly rebate: bigint
  readonly state: 'open' | 'won' | 'lost' | 'cancelled'
  readonly prize: bigint
  readonly placedAt: Date
  readonly chaseId: string | null
  /** Of the chase's lines. */
  readonly multiple: number | null
}

export const ORDER = sql`o.id, o.brand_id as "brandId", o.member_id as "memberId", o.asset, o.decimals, o.lottery,
  o.issue_id as "issueId", o.content, o.reply, o.lines, o.amount, o.rebate, o.state, o.prize, o.placed_at as "placedAt",
  o.chase_id as "chaseId", o.multiple`

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
  readonly half: readonly string[] | null
  readonly most: bigint
  readonly unit: bigint
  readonly rebate: bigint
  readonly cancelledAt: Date | null
}

const LINE = sql`l.id, l.order_id as "orderId", l.number, l.issue_id as "issueId", l.brand_id as "brandId",
  l.member_id as "memberId", l.asset, l.method, l.content, l.tickets, l.price, l.amount, l.mode, l.odds,
  l.half, l.most, l.unit, l.rebate, l.cancelled_at as "cancelledAt"`

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

/** Issues of orders by id, held as whoever bets holds them. */
export async function holdIssuesById(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, IssueRow>> {
  const { rows } = await sql<IssueRow>`
    select ${ISSUE} from lottery.issue as i where i.id = any(${arrayOf(ids)}::uuid[]) order by i.id for share of i`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Orders, locked: their lines are cancelled by one at a time. */
export async function lockOrders(tx: Tx, ids: readonly string[]): Promise<readonly OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER} from lottery.member_order as o where o.id = any(${arrayOf(ids)}::uuid[]) order by o.id for update`.execute(
    tx,
  )
  return rows
}

/** All lines of these orders, each in its place. */
export async function findLines(db: Db, orderIds: readonly string[]): Promise<readonly OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select ${LINE} from lottery.order_line as l where l.order_id = any(${arrayOf(orderIds)}::uuid[])
    order by l.order_id, l.number`.execute(db)
  return rows
}

export const insertOrders = (tx: Tx, orders: readonly OrderRow[]) =>
  sql`
  insert into lottery.member_order (id, brand_id, member_id, asset, decimals, lottery, issue_id, content, reply, lines, amount, rebate,
    placed_at, chase_id, multiple)
  select * from unnest(
    ${arrayOf(orders.map((one) => one.id))}::uuid[], ${arrayOf(orders.map((one) => one.brandId))}::int[],
    ${arrayOf(orders.map((one) => one.memberId))}::uuid[], ${tokens(orders.map((one) => one.asset))}::text[],
    ${arrayOf(orders.map((one) => one.decimals))}::int[], ${tokens(orders.map((one) => one.lottery))}::text[],
    ${arrayOf(orders.map((one) => one.issueId))}::uuid[], ${texts(orders.map((one) => one.content))}::text[],
    ${jsons(orders.map((one) => one.reply))}::jsonb[], ${arrayOf(orders.map((one) => one.lines))}::int[],
    ${arrayOf(orders.map((one) => one.amount))}::int8[], ${arrayOf(orders.map((one) => one.rebate))}::int8[],
    ${moments(orders.map((one) => one.placedAt))}::timestamptz[], ${arrayOf(orders.map((one) => one.chaseId))}::uuid[],
    ${arrayOf(orders.map((one) => one.multiple))}::int[])`.execute(tx)

export const insertLines = (tx: Tx, lines: readonly OrderLineRow[]) =>
  sql`
  insert into lottery.order_line (id, order_id, number, issue_id, brand_id, member_id, asset, method, content, tickets, price,
    amount, mode, odds, half, most, unit, rebate)
  select * from unnest(
    ${arrayOf(lines.map((one) => one.id))}::uuid[], ${arrayOf(lines.map((one) => one.orderId))}::uuid[],
    ${arrayOf(lines.map((one) => one.number))}::int[], ${arrayOf(lines.map((one) => one.issueId))}::uuid[],
    ${arrayOf(lines.map((one) => one.brandId))}::int[], ${arrayOf(lines.map((one) => one.memberId))}::uuid[],
    ${tokens(lines.map((one) => one.asset))}::text[], ${tokens(lines.map((one) => one.method))}::text[],
    ${texts(lines.map((one) => one.content))}::text[], ${arrayOf(lines.map((one) => one.tickets))}::int[],
    ${arrayOf(lines.map((one) => one.price))}::int8[], ${arrayOf(lines.map((one) => one.amount))}::int8[],
    ${arrayOf(lines.map((one) => one.mode))}::int[], ${jsons(lines.map((one) => one.odds))}::jsonb[],
    ${jsons(lines.map((one) => one.half))}::jsonb[],
    ${arrayOf(lines.map((one) => one.most))}::int8[], ${arrayOf(lines.map((one) => one.unit))}::int8[],
    ${arrayOf(lines.map((one) => one.rebate))}::int8[])`.execute(tx)

/** Lines of an order, or issues of a chase, are taken back. */
export interface OrderCancelRow {
  readonly id: string
  readonly orderId: string | null
  readonly chaseId: string | null
  readonly memberId: string
  readonly content: string
  readonly reply: unknown
}

export async function findOrderCancel(db: Db, id: string): Promise<OrderCancelRow | undefined> {
  const { rows } = await sql<OrderCancelRow>`
    select id, order_id as "orderId", chase_id as "chaseId", member_id as "memberId", content, reply from lottery.order_cancel
    where id = ${id}::uuid`.execute(db)
  return rows[0]
}

export const insertOrderCancel = (
  tx: Tx,
  { id, orderId, chaseId, memberId, content, reply }: OrderCancelRow,
  now: Date,
) =>
  sql`
  insert into lottery.order_cancel (id, order_id, chase_id, member_id, content, reply, at)
  values (${id}::uuid, ${orderId}::uuid, ${chaseId}::uuid, ${memberId}::uuid, ${content}, ${JSON.stringify(reply)}::jsonb,
          ${now}::timestamptz)`.execute(tx)

export const cancelLines = (tx: Tx, ids: readonly string[], now: Date) =>
  sql`update lottery.order_line set cancelled_at = ${now}::timestamptz where id = any(${arrayOf(ids)}::uuid[])`.execute(
    tx,
  )

/** What is left of orders after lines of them were cancelled. */
export const saveLeft = (tx: Tx, orders: readonly Pick<OrderRow, 'id' | 'amount' | 'rebate' | 'state'>[]) =>
  sql`
  update lottery.member_order as o set amount = after.amount, rebate = after.rebate, state = after.state
  from unnest(
    ${arrayOf(orders.map((one) => one.id))}::uuid[], ${arrayOf(orders.map((one) => one.amount))}::int8[],
    ${arrayOf(orders.map((one) => one.rebate))}::int8[], ${tokens(orders.map((one) => one.state))}::text[]
  ) as after (id, amount, rebate, state)
  where o.id = after.id`.execute(tx)

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
