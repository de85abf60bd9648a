import type { IssueStatus } from '@croupier/contract/lottery.ts'
import type { ChaseState } from '@croupier/contract/lottery-chases.ts'
import { type RawBuilder, sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import { isSelected, type MemberSelection } from '#kernel/member-selection.ts'
import { type ChaseProgress, PROGRESS, PROGRESS_SUMS } from '../../chases/store.ts'
import { ISSUE, type IssueRow } from '../../store.ts'
import type { KeptOdds } from '../../terms.ts'
import type { OrderLineOwner } from '../store.ts'

/** Rows of a page, and how many there are up to a number. */
export interface PageSpan {
  readonly offset: number
  readonly limit: number
  readonly most: number
}

export interface IssueFilter {
  readonly lottery: string | undefined
  readonly status: IssueStatus | undefined
  readonly from: Date | undefined
  /** Itself not included. */
  readonly until: Date | undefined
  readonly now: Date
}

export interface ListedIssueRow extends IssueRow {
  readonly drawnBy: 'house' | 'official' | 'lottery'
}

const hasStatus = (status: IssueStatus | undefined, now: Date): RawBuilder<unknown> => {
  switch (status) {
    case undefined:
      return sql`(i.status <> 'ready' or i.open_at <= ${now}::timestamptz)`
    case 'pending':
      return sql`i.status = 'ready' and i.open_at > ${now}::timestamptz`
    case 'open':
      return sql`i.status = 'ready' and i.open_at <= ${now}::timestamptz and i.close_at > ${now}::timestamptz`
    case 'closed':
      return sql`(i.status = 'closed' or i.status = 'ready' and i.close_at <= ${now}::timestamptz)`
    default:
      return sql`i.status = ${status}`
  }
}

/** Issues by the time of their draw, the latest first, and how many there are up to a number. */
export async function findIssues(
  db: Db,
  { lottery, status, from, until, now }: IssueFilter,
  { offset, limit, most }: PageSpan,
): Promise<{ readonly rows: readonly ListedIssueRow[]; readonly total: number }> {
  const where = sql.join(
    [
      hasStatus(status, now),
      ...(lottery === undefined ? [] : [sql`i.lottery = ${lottery}`]),
      ...(from === undefined ? [] : [sql`i.draw_at >= ${from}::timestamptz`]),
      ...(until === undefined ? [] : [sql`i.draw_at < ${until}::timestamptz`]),
    ],
    sql` and `,
  )
  const [{ rows }, counted] = await Promise.all([
    sql<ListedIssueRow>`
      select ${ISSUE}, l.drawn_by as "drawnBy" from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
      where ${where} order by i.draw_at desc, i.lottery desc offset ${offset}::int limit ${limit}::int`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from lottery.issue as i where ${where} order by i.draw_at desc, i.lottery desc limit ${most}::int
      ) as found`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Issues of this number, of one lottery or of each that has it. */
export async function findNumbered(
  db: Db,
  issueNo: string,
  lottery: string | undefined,
): Promise<readonly { readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lottery.issue
    where issue_no = ${issueNo} and (${lottery ?? null}::text is null or lottery = ${lottery ?? null}::text)`.execute(
    db,
  )
  return rows
}

/** Whose orders or chases are meant, and of when. */
export interface PlacedFilter extends OrderLineOwner {
  readonly members: MemberSelection
  readonly memberId: string | undefined
  readonly lottery: string | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

export interface OrderLineFilter extends PlacedFilter {
  /** Of a line or of an order. */
  readonly id: string | undefined
  readonly issueIds: readonly string[] | undefined
  readonly method: string | undefined
  readonly state: 'open' | 'won' | 'lost' | 'cancelled' | 'corrected' | undefined
}

const placedIn = ({ brandId, asset, members, memberId, from, until }: PlacedFilter) => [
  sql`o.brand_id = ${brandId}::int`,
  sql`o.asset = ${asset}`,
  isSelected(sql`o.member_id`, members),
  ...(memberId === undefined ? [] : [sql`o.member_id = ${memberId}::uuid`]),
  ...(from === undefined ? [] : [sql`o.placed_at >= ${from}::timestamptz`]),
  ...(until === undefined ? [] : [sql`o.placed_at < ${until}::timestamptz`]),
]

/** As far as orders say it: what a line of an order has won says its bet. */
const mayStand = (state: OrderLineFilter['state']): readonly RawBuilder<unknown>[] => {
  switch (state) {
    case undefined:
      return []
    case 'corrected':
      return [sql`l.corrected_at is not null`]
    case 'cancelled':
      return [sql`(l.cancelled_at is not null or i.status = 'void')`]
    case 'open':
      return [sql`l.cancelled_at is null`, sql`o.state = 'open'`]
    case 'won':
      return [sql`l.cancelled_at is null`, sql`o.state = 'won'`]
    case 'lost':
      return [sql`l.cancelled_at is null`, sql`o.state in ('won', 'lost')`]
    default:
      return state satisfies never
  }
}

export interface FoundOrderLine {
  readonly id: string
  readonly amount: bigint
  readonly isCancelled: boolean
}

/**
 * Lines by the time of their orders, the latest first, at most so many. They are looked for among the latest orders of whom and when the
 * filter says, so many of them: `whole` is false where there are more.
 */
export async function findLines(
  db: Db,
  filter: OrderLineFilter,
  { orders, most }: { readonly orders: number; readonly most: number },
): Promise<{ readonly rows: readonly FoundOrderLine[]; readonly whole: boolean }> {
  const { id, issueIds, lottery, method, state } = filter
  const placed = sql.join(
    [
      ...placedIn(filter),
      ...(issueIds === undefined ? [] : [sql`o.issue_id = any(${arrayOf(issueIds)}::uuid[])`]),
      ...(id === undefined
        ? []
        : [
            sql`o.id in (${id}::uuid, (select own.order_id from lottery.order_line as own where own.id = ${id}::uuid))`,
          ]),
    ],
    sql` and `,
  )
  const wanted = sql.join(
    [
      sql`true`,
      ...(lottery === undefined ? [] : [sql`o.lottery = ${lottery}`]),
      ...(method === undefined ? [] : [sql`l.method = ${method}`]),
      ...(id === undefined ? [] : [sql`(l.id = ${id}::uuid or l.order_id = ${id}::uuid)`]),
      ...mayStand(state),
    ],
    sql` and `,
  )
  const [{ rows }, counted] = await Promise.all([
    sql<FoundOrderLine>`
      select l.id, l.amount, l.cancelled_at is not null as "isCancelled"
      from (
        select o.id, o.lottery, o.issue_id, o.state, o.placed_at from lottery.member_order as o
        where ${placed} order by o.placed_at desc, o.id limit ${orders}::int
      ) as o
      join lottery.order_line as l on l.order_id = o.id
      join lottery.issue as i on i.id = o.issue_id
      where ${wanted} order by o.placed_at desc, o.id, l.number limit ${most}::int`.execute(db),
    sql<{ orders: number }>`
      select count(*)::int as orders from (
        select from lottery.member_order as o where ${placed} order by o.placed_at desc, o.id limit ${orders + 1}::int
      ) as found`.execute(db),
  ])
  return { rows, whole: (counted.rows[0]?.orders ?? 0) <= orders }
}

export interface ListedOrderLine {
  readonly id: string
  readonly orderId: string
  readonly memberId: string
  readonly lottery: string
  readonly issueNo: string
  readonly method: string
  /** Its beginning: typed tickets fill pages. */
  readonly content: string
  readonly tickets: number
  readonly amount: bigint
  readonly rebate: bigint
  readonly mode: number | null
  readonly odds: KeptOdds
  readonly half: readonly string[] | null
  readonly most: bigint
  readonly cancelledAt: Date | null
  readonly isCorrected: boolean
  readonly placedAt: Date
  readonly chaseId: string | null
}

/** These lines with their orders and issues. */
export async function findListed(
  db: Db,
  ids: readonly string[],
  contentMost: number,
): Promise<ReadonlyMap<string, ListedOrderLine>> {
  const { rows } = await sql<ListedOrderLine>`
    select l.id, l.order_id as "orderId", l.member_id as "memberId", o.lottery, i.issue_no as "issueNo", l.method,
           left(l.content, ${contentMost}::int) as content, l.tickets, l.amount, l.rebate, l.mode, l.odds, l.half, l.most,
           l.cancelled_at as "cancelledAt", l.corrected_at is not null as "isCorrected", o.placed_at as "placedAt",
           o.chase_id as "chaseId"
    from lottery.order_line as l
    join lottery.member_order as o on o.id = l.order_id
    join lottery.issue as i on i.id = l.issue_id
    where l.id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface ListedChaseFilter extends PlacedFilter {
  readonly id: string | undefined
  readonly state: ChaseState | undefined
}

/** Chases of a brand, the latest first, and how many there are among the latest ones up to a number. */
export async function findChases(
  db: Db,
  filter: ListedChaseFilter,
  { offset, limit, most }: PageSpan,
): Promise<{ readonly rows: readonly ChaseProgress[]; readonly total: number; readonly whole: boolean }> {
  const { id, lottery, state } = filter
  const placed = sql.join(
    [
      ...placedIn(filter),
      ...(id === undefined ? [] : [sql`o.id = ${id}::uuid`]),
      ...(lottery === undefined ? [] : [sql`o.lottery = ${lottery}`]),
    ],
    sql` and `,
  )
  const isWanted = sql`${state ?? null}::text is null or one.state = ${state ?? null}::text`
  const [{ rows }, counted] = await Promise.all([
    sql<ChaseProgress>`
      select * from (
        select ${PROGRESS} from (
          select o.* from lottery.chase as o where ${placed} order by o.placed_at desc, o.id limit ${most}::int
        ) as c ${PROGRESS_SUMS}
      ) as one
      where ${isWanted} order by "placedAt" desc, id offset ${offset}::int limit ${limit}::int`.execute(db),
    sql<{ total: number; latest: number }>`
      select count(*) filter (where ${isWanted})::int as total, count(*)::int as latest from (
        select ${PROGRESS} from (
          select o.* from lottery.chase as o where ${placed} order by o.placed_at desc, o.id limit ${most}::int
        ) as c ${PROGRESS_SUMS}
      ) as one`.execute(db),
  ])
  const { total = 0, latest: seen = 0 } = counted.rows[0] ?? {}
  return { rows, total, whole: seen < most }
}
