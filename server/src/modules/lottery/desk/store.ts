import type { DRAW_TABS } from '@croupier/contract/console-draws.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db } from '#kernel/database.ts'
import { DESK_ISSUE, type DeskIssueRow } from './results/store.ts'

export type DrawTab = (typeof DRAW_TABS)[number]

const isOf = (tab: DrawTab, now: Date) =>
  ({
    // What was never on sale takes its result from the bureau alone.
    due: sql`i.status = 'closed' and l.drawn_by = 'official' and i.draw_at <= ${now}::timestamptz and not i.unsold`,
    open: sql`i.status = 'ready' and i.open_at <= ${now}::timestamptz and i.close_at > ${now}::timestamptz`,
    unsettled: sql`i.status = 'drawn'`,
    settled: sql`i.status in ('settled', 'void')
      and i.draw_at > ${now}::timestamptz - interval '1 day' and i.draw_at <= ${now}::timestamptz`,
    schedule: sql`i.status = 'ready' and i.open_at > ${now}::timestamptz`,
  })[tab]

export interface DrawFilter {
  readonly tab: DrawTab
  readonly lottery: string | null
  readonly now: Date
}

/** Draws of a tab in the order in which they are drawn, of what is over the latest first, and how many there are. */
export async function findDraws(
  db: Db,
  { tab, lottery, now }: DrawFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly DeskIssueRow[]; readonly total: number }> {
  const order = tab === 'settled' ? sql`i.draw_at desc, i.lottery` : sql`i.draw_at, i.lottery`
  const where = sql`${isOf(tab, now)} and (${lottery}::text is null or i.lottery = ${lottery}::text)`
  const [{ rows }, counted] = await Promise.all([
    sql<DeskIssueRow>`
      select ${DESK_ISSUE} from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
      where ${where} order by ${order} offset ${offset}::int limit ${limit}::int`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
      where ${where}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** How many draws there are to do something about. */
export async function countDraws(db: Db, now: Date): Promise<Readonly<Record<'due' | 'open' | 'unsettled', number>>> {
  const { rows } = await sql<{ due: number; open: number; unsettled: number }>`
    select count(*) filter (where ${isOf('due', now)})::int as due, count(*) filter (where ${isOf('open', now)})::int as open,
           count(*) filter (where ${isOf('unsettled', now)})::int as unsettled
    from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
    where i.status in ('ready', 'closed', 'drawn')`.execute(db)
  if (!rows[0]) throw new Error('a count has one row')
  return rows[0]
}

/** Whose lines are meant: of one brand in one money. */
export interface OrderLineOwner {
  readonly brandId: number
  readonly asset: string
}

export interface DrawSums {
  readonly issueId: string
  readonly lines: number
  readonly stakes: bigint
  readonly exposure: bigint
}

/** What was bet on these issues, without what members took back, and the most that the lines can win. */
export async function sumDraws(
  db: Db,
  issueIds: readonly string[],
  { brandId, asset }: OrderLineOwner,
): Promise<ReadonlyMap<string, DrawSums>> {
  const { rows } = await sql<DrawSums>`
    select issue_id as "issueId", count(*)::int as lines, sum(amount)::int8 as stakes, sum(most)::int8 as exposure
    from lottery.order_line
    where issue_id = any(${arrayOf(issueIds)}::uuid[]) and brand_id = ${brandId}::int and asset = ${asset} and cancelled_at is null
    group by issue_id`.execute(db)
  return new Map(rows.map((row) => [row.issueId, row]))
}

/** What orders on these issues have won. */
export async function sumPrizes(
  db: Db,
  issueIds: readonly string[],
  { brandId, asset }: OrderLineOwner,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ issueId: string; prizes: bigint }>`
    select issue_id as "issueId", sum(prize)::int8 as prizes from lottery.member_order
    where issue_id = any(${arrayOf(issueIds)}::uuid[]) and brand_id = ${brandId}::int and asset = ${asset} and prize > 0
    group by issue_id`.execute(db)
  return new Map(rows.map(({ issueId, prizes }) => [issueId, prizes]))
}

/** Whether a line was taken when sale was over. */
export async function hasLateLine(db: Db, issueId: string): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    select exists (
      select from lottery.order_line as l
      join lottery.member_order as o on o.id = l.order_id
      join lottery.issue as i on i.id = l.issue_id
      where l.issue_id = ${issueId}::uuid and l.cancelled_at is null and o.placed_at >= i.close_at
    ) as late`.execute(db)
  return rows[0]?.late ?? false
}
