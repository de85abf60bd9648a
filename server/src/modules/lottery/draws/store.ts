import { sql } from 'kysely'
import { arrayOf, tokens } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { TakenLink } from '../../chains/chains.ts'
import type { StakedOrderLine } from '../numbers/store.ts'
import { ISSUE, type IssueRow } from '../store.ts'

export interface NewIssue {
  readonly id: string
  readonly issueNo: string
  readonly openAt: Date
  readonly closeAt: Date
  readonly drawAt: Date
  /** Its sale was over long before it was made. */
  readonly unsold: boolean
  /** Of a draw of the house. */
  readonly taken: TakenLink | undefined
}

/** Lock a lottery as its issues are made: by one at a time. Answers up to which draw they lie ready. */
export async function lockLottery(tx: Tx, code: string): Promise<{ readonly readyTo: Date | null } | undefined> {
  const { rows } = await sql<{ readyTo: Date | null }>`
    select ready_to as "readyTo" from lottery.lottery where code = ${code} for no key update`.execute(tx)
  return rows[0]
}

/** Issues lie ready; an issue that is there stays as it is. */
export const insertIssues = (tx: Tx, lottery: string, issues: readonly NewIssue[]) =>
  sql`
  insert into lottery.issue (id, lottery, issue_no, open_at, close_at, draw_at, unsold, chain_id, link, links, head, salt)
  select "id", ${lottery}, "issueNo", "openAt", "closeAt", "drawAt", "unsold", "chainId", "link", "links", "head", "salt"
  from jsonb_to_recordset(${JSON.stringify(issues.map(({ taken, ...issue }) => ({ ...issue, ...taken })))}::jsonb)
    as one ("id" uuid, "issueNo" text, "openAt" timestamptz, "closeAt" timestamptz, "drawAt" timestamptz, "unsold" boolean,
            "chainId" int, "link" int, "links" int, "head" text, "salt" text)`.execute(tx)

export const saveReadyTo = (tx: Tx, code: string, readyTo: Date) =>
  sql`update lottery.lottery set ready_to = ${readyTo}::timestamptz where code = ${code}`.execute(tx)

/** No sale ends earlier before its draw. */
const CUT_OFF_MOST = sql`interval '1 day'`

/** Whether the numbers of an issue can be had: an official result waits for people, and so does what shares it. */
const DRAWN_HERE = sql`(l.drawn_by = 'house' or l.drawn_by = 'lottery' and exists (
  select from lottery.issue as source
  where source.lottery = l.draws_from and source.draw_at = i.draw_at and source.status in ('drawn', 'settled')))`

/** A void draw of the house tells its link when it would have been drawn, and never before one that is drawn from a later link. */
const untold = (now: Date) => sql`
  i.status = 'void' and i.hash is null and i.chain_id is not null and i.draw_at <= ${now}::timestamptz
  and not exists (
    select from lottery.issue as before
    where before.chain_id = i.chain_id and before.link > i.link and before.status in ('ready', 'closed'))`

/** Void issues whose links are to be told, in order. */
export async function findUntold(db: Db, code: string, now: Date, most: number): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${ISSUE} from lottery.issue as i
    where i.lottery = ${code} and ${untold(now)} order by i.draw_at limit ${most}::int`.execute(db)
  return rows
}

export const saveHashes = (tx: Tx, links: readonly Pick<Draw, 'id' | 'hash'>[]) =>
  sql`
  update lottery.issue as i set hash = told.hash
  from unnest(${arrayOf(links.map(({ id }) => id))}::uuid[], ${tokens(links.map(({ hash }) => hash ?? ''))}::text[]) as told (id, hash)
  where i.id = told.id and i.status = 'void'`.execute(tx)

/** Whether an issue is still to be paid: it may have been made void meanwhile. */
export async function isDrawn(tx: Tx, issueId: string): Promise<boolean> {
  const { rows } = await sql`
    select id from lottery.issue where id = ${issueId}::uuid and status = 'drawn'`.execute(tx)
  return rows.length > 0
}

/** Lotteries of these that have an issue to close or to draw. */
export async function findDue(db: Db, codes: readonly string[], now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct i.lottery as code from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
    where i.lottery = any(${tokens(codes)}::text[]) and i.status in ('ready', 'closed', 'drawn')
      and i.draw_at <= ${now}::timestamptz + ${CUT_OFF_MOST}
      and (i.status = 'ready' and i.close_at <= ${now}::timestamptz
        or i.status = 'closed' and (i.seal is null or i.draw_at <= ${now}::timestamptz and i.numbers is null and ${DRAWN_HERE}))
    union
    select i.lottery from lottery.issue as i where i.lottery = any(${tokens(codes)}::text[]) and ${untold(now)}`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

/** When the next of them closes or is drawn. */
export async function findNextDue(db: Db, codes: readonly string[], now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(least(case i.status when 'ready' then i.close_at end, i.draw_at)) as at
    from unnest(${tokens(codes)}::text[]) as wanted (code)
    join lottery.lottery as l on l.code = wanted.code
    cross join lateral (
      select i.status, i.close_at, i.draw_at from lottery.issue as i
      where i.lottery = wanted.code and i.status in ('ready', 'closed')
        -- What waits for others is not awaited.
        and not (i.status = 'closed' and i.draw_at <= ${now}::timestamptz and l.drawn_by <> 'house')
      order by i.draw_at limit 2
    ) as i`.execute(db)
  return rows[0]?.at ?? null
}

/** Sale is over: whoever holds an issue has bet before. Answers the issues that were closed. */
export async function closeIssues(tx: Tx, code: string, now: Date, most: number): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    with due as (
      select id from lottery.issue
      where lottery = ${code} and status = 'ready' and close_at <= ${now}::timestamptz
        and draw_at <= ${now}::timestamptz + ${CUT_OFF_MOST}
      order by draw_at limit ${most}::int for no key update
    )
    update lottery.issue as i set status = 'closed' from due where i.id = due.id returning ${ISSUE}`.execute(tx)
  return rows
}

/** Closed issues that are not sealed yet. */
export async function findUnsealed(db: Db, code: string, most: number): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${ISSUE} from lottery.issue as i
    where i.lottery = ${code} and i.status = 'closed' and i.seal is null order by i.draw_at limit ${most}::int`.execute(
    db,
  )
  return rows
}

export interface StakeSum {
  readonly issueId: string
  readonly asset: string
  readonly lines: number
  readonly amount: bigint
}

/** What was bet on issues, without what was cancelled. */
export async function sumLines(db: Db, issueIds: readonly string[]): Promise<readonly StakeSum[]> {
  const { rows } = await sql<StakeSum>`
    select issue_id as "issueId", asset, count(*)::int as lines, sum(amount)::int8 as amount from lottery.order_line
    where issue_id = any(${arrayOf(issueIds)}::uuid[]) and cancelled_at is null group by issue_id, asset order by issue_id, asset`.execute(
    db,
  )
  return rows
}

/** The next ids of an issue's lines in ascending order. */
export async function findLineIds(db: Db, issueId: string, after: string, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lottery.order_line
    where issue_id = ${issueId}::uuid and cancelled_at is null and id > ${after}::uuid order by id limit ${most}::int`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export interface Seal {
  readonly id: string
  readonly lines: number
  /** Stored units as texts, by asset. */
  readonly stakes: Readonly<Record<string, string>>
  readonly seal: string
}

export const saveSeals = (tx: Tx, seals: readonly Seal[]) =>
  sql`
  update lottery.issue as i set lines = after."lines", stakes = after."stakes", seal = after."seal"
  from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as after ("id" uuid, "lines" int, "stakes" jsonb, "seal" text)
  where i.id = after."id" and i.status = 'closed'`.execute(tx)

/** Sealed issues whose time to be drawn has come, in order. */
export async function findUndrawn(db: Db, code: string, now: Date, most: number): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select ${ISSUE} from lottery.issue as i
    where i.lottery = ${code} and i.status = 'closed' and i.seal is not null and i.draw_at <= ${now}::timestamptz
    order by i.draw_at limit ${most}::int`.execute(db)
  return rows
}

/** What was drawn for another lottery at the same moments. */
export async function findDrawnAt(
  db: Db,
  code: string,
  moments: readonly Date[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ drawAt: Date; numbers: readonly string[] | null }>`
    select draw_at as "drawAt", numbers from lottery.issue
    where lottery = ${code} and status in ('drawn', 'settled')
      and draw_at = any(${arrayOf(moments.map((moment) => moment.toISOString()))}::timestamptz[])`.execute(db)
  return new Map(rows.flatMap(({ drawAt, numbers }) => (numbers ? [[drawAt.getTime(), numbers]] : [])))
}

export interface Draw {
  readonly id: string
  readonly numbers: readonly string[]
  readonly hash: string | null
}

/** Issues are drawn; one on which nothing was ever bet is settled with that. Answers those that wait to be settled. */
export async function saveDraws(tx: Tx, draws: readonly Draw[], now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; waits: boolean }>`
    update lottery.issue as i
    set numbers = after."numbers", hash = after."hash", drawn_at = ${now}::timestamptz,
        status = case when bet.there then 'drawn' else 'settled' end,
        settled_at = case when not bet.there then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(draws)}::jsonb) as after ("id" uuid, "numbers" jsonb, "hash" text)
    cross join lateral (select exists (select from lottery.order_line as l where l.issue_id = after."id") as there) as bet
    where i.id = after."id" and i.status = 'closed' returning i.id, i.status = 'drawn' as waits`.execute(tx)
  return rows.filter(({ waits }) => waits).map(({ id }) => id)
}

/** Drawn issues whose lines wait to be settled, in order. */
export async function findUnsettled(db: Db): Promise<readonly DrawnRow[]> {
  const { rows } = await sql<DrawnRow>`
    select ${ISSUE}, i.settled_to as "settledTo", l.family from lottery.issue as i
    join lottery.lottery as l on l.code = i.lottery
    where i.status = 'drawn' order by i.draw_at`.execute(db)
  return rows
}

export interface DrawnRow extends IssueRow {
  /** Lines of members up to this one are settled. */
  readonly settledTo: string | null
  readonly family: string
}

export interface WaitingOrderLine extends StakedOrderLine {
  readonly orderId: string
  readonly brandId: number
}

/** The next lines of an issue: so many, and what their members have besides, so that those of one member are judged together. */
export async function findWaiting(
  db: Db,
  issueId: string,
  after: string | null,
  atOnce: number,
): Promise<readonly WaitingOrderLine[]> {
  const next = sql`issue_id = ${issueId}::uuid and member_id > ${after ?? NOBODY}::uuid`
  const { rows } = await sql<WaitingOrderLine>`
    select id, order_id as "orderId", brand_id as "brandId", member_id as "memberId", asset, method, content, price, amount,
           odds, half, unit
    from lottery.order_line
    where ${next} and cancelled_at is null and member_id <= coalesce(
      (select member_id from lottery.order_line where ${next} order by member_id offset ${atOnce - 1}::int limit 1),
      'ffffffff-ffff-ffff-ffff-ffffffffffff')
    order by member_id, id`.execute(db)
  return rows
}

export const NOBODY = '00000000-0000-0000-0000-000000000000'

export interface OrderEnd {
  readonly orderId: string
  readonly state: 'won' | 'lost'
  readonly prize: bigint
}

/** Orders end as their lines do; so does the part of an issue up to this member. False where the issue was made void meanwhile. */
export async function savePart(
  tx: Tx,
  { issueId, upTo, ends }: { readonly issueId: string; readonly upTo: string; readonly ends: readonly OrderEnd[] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update lottery.issue set settled_to = greatest(settled_to, ${upTo}::uuid) where id = ${issueId}::uuid and status = 'drawn'`.execute(
    tx,
  )
  if (numAffectedRows === 0n) return false
  await sql`
    update lottery.member_order as o set state = after.state, prize = after.prize
    from unnest(${arrayOf(ends.map((one) => one.orderId))}::uuid[], ${tokens(ends.map((one) => one.state))}::text[],
                ${arrayOf(ends.map((one) => one.prize))}::int8[]) as after (id, state, prize)
    where o.id = after.id`.execute(tx)
  return true
}

/** Every line is paid: false where somebody else has seen to it. */
export async function saveSettled(tx: Tx, issueId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update lottery.issue set status = 'settled', settled_at = ${now}::timestamptz where id = ${issueId}::uuid and status = 'drawn'`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
