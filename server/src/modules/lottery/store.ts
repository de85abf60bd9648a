import type { PrizeMode } from '@croupier/contract/lottery.ts'
import type { DrawSchedule } from '@croupier/engine/lottery/schedule.ts'
import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

/** By whose word an official result is released: two people's, or one person's that the bureau confirms. */
export type ReleaseRule = 'two_people' | 'feed_and_one'

export interface LotteryRow {
  readonly code: string
  /** Of the lock that a dealer has it in hand by. */
  readonly number: number
  readonly family: string
  readonly prizeMode: PrizeMode
  readonly vendor: string
  readonly names: Readonly<Record<string, string>>
  readonly schedule: DrawSchedule
  readonly drawnBy: 'house' | 'official' | 'lottery'
  /** The lottery whose draws serve this one too. */
  readonly drawsFrom: string | null
  readonly readyTo: Date | null
}

const LOTTERY = sql`code, number, family, prize_mode as "prizeMode", vendor, names, schedule, drawn_by as "drawnBy",
  draws_from as "drawsFrom", ready_to as "readyTo"`

/** All lotteries in their order. */
export async function findLotteries(db: Db): Promise<readonly LotteryRow[]> {
  const { rows } = await sql<LotteryRow>`select ${LOTTERY} from lottery.lottery order by position, code`.execute(db)
  return rows
}

export async function findLottery(db: Db, code: string): Promise<LotteryRow | undefined> {
  const { rows } = await sql<LotteryRow>`select ${LOTTERY} from lottery.lottery where code = ${code}`.execute(db)
  return rows[0]
}

/** Until closing time an issue is `ready`, whether its sale has begun or not. */
export type IssueState = 'ready' | 'closed' | 'drawn' | 'settled' | 'void'

export interface IssueRow {
  readonly id: string
  readonly lottery: string
  readonly issueNo: string
  readonly openAt: Date
  readonly closeAt: Date
  readonly drawAt: Date
  readonly status: IssueState
  readonly chainId: number | null
  readonly link: number | null
  readonly links: number | null
  readonly head: string | null
  readonly salt: string | null
  readonly hash: string | null
  readonly numbers: readonly string[] | null
  readonly lines: number | null
  readonly stakes: Readonly<Record<string, string>> | null
  readonly seal: string | null
}

export const ISSUE = sql`i.id, i.lottery, i.issue_no as "issueNo", i.open_at as "openAt", i.close_at as "closeAt", i.draw_at as "drawAt",
  i.status, i.chain_id as "chainId", i.link, i.links, i.head, i.salt, i.hash, i.numbers, i.lines, i.stakes, i.seal`

export async function findIssue(db: Db, lottery: string, issueNo: string): Promise<IssueRow | undefined> {
  const { rows } = await sql<IssueRow>`
    select ${ISSUE} from lottery.issue as i where i.lottery = ${lottery} and i.issue_no = ${issueNo}`.execute(db)
  return rows[0]
}

export async function findIssuesById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, IssueRow>> {
  const { rows } =
    await sql<IssueRow>`select ${ISSUE} from lottery.issue as i where i.id = any(${arrayOf(ids)}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The families of the lotteries that these issues are of, by issue. */
export async function findFamilies(db: Db, issueIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; family: string }>`
    select i.id, l.family from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
    where i.id = any(${arrayOf(issueIds)}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, family }) => [id, family]))
}

/** The issue of each lottery that is on sale or comes next. */
export async function findCurrent(db: Db, codes: readonly string[], now: Date): Promise<ReadonlyMap<string, IssueRow>> {
  const { rows } = await sql<IssueRow>`
    select i.* from unnest(${tokens(codes)}::text[]) as wanted (code)
    cross join lateral (
      select ${ISSUE} from lottery.issue as i
      where i.lottery = wanted.code and i.draw_at > ${now}::timestamptz and i.close_at > ${now}::timestamptz and i.status = 'ready'
      order by i.draw_at limit 1
    ) as i`.execute(db)
  return new Map(rows.map((row) => [row.lottery, row]))
}

/** The last issue of each lottery that has an end. */
export async function findLast(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, IssueRow>> {
  const { rows } = await sql<IssueRow>`
    select i.* from unnest(${tokens(codes)}::text[]) as wanted (code)
    cross join lateral (
      select ${ISSUE} from lottery.issue as i
      where i.lottery = wanted.code and i.status in ('drawn', 'settled', 'void')
      order by i.draw_at desc limit 1
    ) as i`.execute(db)
  return new Map(rows.map((row) => [row.lottery, row]))
}

/** Issues from the one on sale on. */
export async function findNext(db: Db, lottery: string, now: Date, count: number): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${ISSUE} from lottery.issue as i
    where i.lottery = ${lottery} and i.draw_at > ${now}::timestamptz and i.close_at > ${now}::timestamptz and i.status = 'ready'
    order by i.draw_at limit ${count}::int`.execute(db)
  return rows
}

export interface EndedSpan {
  readonly from: Date | null
  /** Itself not included. */
  readonly to: Date | null
  readonly count: number
}

/** Issues with an end, the newest first. */
export async function findEnded(db: Db, lottery: string, { from, to, count }: EndedSpan): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${ISSUE} from lottery.issue as i
    where i.lottery = ${lottery} and i.status in ('drawn', 'settled', 'void')
      and i.draw_at >= coalesce(${from}::timestamptz, '-infinity') and i.draw_at < coalesce(${to}::timestamptz, 'infinity')
    order by i.draw_at desc limit ${count}::int`.execute(db)
  return rows
}

/** The link above an issue's in its chain, where it has been told. */
export async function findLinkAfter(db: Db, chainId: number, link: number): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string | null }>`
    select hash from lottery.issue where chain_id = ${chainId}::int and link = ${link + 1}::int`.execute(db)
  return rows[0]?.hash ?? undefined
}

/** A member's own rebate point in tenths of a per cent, where they have one. */
export async function findRebatePoints(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ memberId: string; tenths: number }>`
    select member_id as "memberId", tenths from lottery.rebate_point where member_id = any(${arrayOf(memberIds)}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ memberId, tenths }) => [memberId, tenths]))
}

export type NewLottery = Omit<LotteryRow, 'number' | 'readyTo'> & { readonly position: number }

/** Set out lotteries. One that is there keeps what has been made of it. */
export const insertLotteries = (tx: Tx, lotteries: readonly NewLottery[]) =>
  sql`
  insert into lottery.lottery (code, family, prize_mode, vendor, names, schedule, drawn_by, draws_from, position)
  select "code", "family", "prizeMode", "vendor", "names", "schedule", "drawnBy", "drawsFrom", "position"
  from jsonb_to_recordset(${JSON.stringify(lotteries)}::jsonb)
    as one ("code" text, "family" text, "prizeMode" text, "vendor" text, "names" jsonb, "schedule" jsonb,
            "drawnBy" text, "drawsFrom" text, "position" int)
  on conflict (code) do nothing`.execute(tx)

export const saveRebatePoint = (tx: Tx, memberId: string, tenths: number) =>
  sql`
  insert into lottery.rebate_point (member_id, tenths) values (${memberId}::uuid, ${tenths}::int)
  on conflict (member_id) do update set tenths = excluded.tenths`.execute(tx)

/** From now on the brand's holds. */
export const deleteRebatePoint = (tx: Tx, memberId: string) =>
  sql`delete from lottery.rebate_point where member_id = ${memberId}::uuid`.execute(tx)
