import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { OfficialResult, ResultNotice } from '../../outside/bureau.ts'
import { ISSUE, type IssueRow, type ReleaseRule } from '../../store.ts'

/** An issue of a lottery with what a desk has to know of the lottery. */
export interface DeskIssueRow extends IssueRow {
  readonly family: string
  readonly drawnBy: 'house' | 'official' | 'lottery'
  /** Of a lottery that another one's draws serve: who draws that one. */
  readonly sourceDrawnBy: 'house' | 'official' | 'lottery' | null
  readonly release: ReleaseRule
}

export const DESK_ISSUE = sql`${ISSUE}, l.family, l.drawn_by as "drawnBy", l.release,
  (select source.drawn_by from lottery.lottery as source where source.code = l.draws_from) as "sourceDrawnBy"`

export async function findDeskIssue(
  db: Db,
  { gameCode, issueNo }: { readonly gameCode: string; readonly issueNo: string },
): Promise<DeskIssueRow | undefined> {
  const { rows } = await sql<DeskIssueRow>`
    select ${DESK_ISSUE} from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
    where i.lottery = ${gameCode} and i.issue_no = ${issueNo}`.execute(db)
  return rows[0]
}

/** The same, locked against everybody who bets on it, pays it, or decides on it. */
export async function lockDeskIssue(
  tx: Tx,
  { gameCode, issueNo }: { readonly gameCode: string; readonly issueNo: string },
): Promise<DeskIssueRow | undefined> {
  const { rows } = await sql<DeskIssueRow>`
    select ${DESK_ISSUE} from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
    where i.lottery = ${gameCode} and i.issue_no = ${issueNo} for update of i`.execute(tx)
  return rows[0]
}

export interface ResultEntryRow {
  readonly issueId: string
  /** The first or the second. */
  readonly place: number
  readonly version: number
  readonly operatorId: string
  readonly operatorName: string
  readonly numbers: readonly string[]
  readonly enteredAt: Date
}

/** The entries of these issues as they stand, in the order of their places. */
export async function findEntries(db: Db, issueIds: readonly string[]): Promise<readonly ResultEntryRow[]> {
  const { rows } = await sql<ResultEntryRow>`
    select distinct on (issue_id, place) issue_id as "issueId", place, version, operator_id as "operatorId",
           operator_name as "operatorName", numbers, entered_at as "enteredAt"
    from lottery.result_entry where issue_id = any(${arrayOf(issueIds)}::uuid[])
    order by issue_id, place, version desc`.execute(db)
  return rows
}

export const insertEntry = (tx: Tx, entry: ResultEntryRow) =>
  sql`
  insert into lottery.result_entry (issue_id, place, version, operator_id, operator_name, numbers, entered_at)
  values (${entry.issueId}, ${entry.place}, ${entry.version}, ${entry.operatorId}, ${entry.operatorName},
          ${JSON.stringify(entry.numbers)}::jsonb, ${entry.enteredAt}::timestamptz)`.execute(tx)

/** Keep what the bureau has said; a version that is there stays as it was said first. */
export const insertNotice = (tx: Tx, notice: ResultNotice, now: Date) =>
  sql`
  insert into lottery.result_notice (event_id, lottery, issue_no, version, numbers, drawn_at, said_at, heard_at)
  values (${notice.eventId}, ${notice.gameCode}, ${notice.issueNo}, ${notice.version}, ${JSON.stringify(notice.numbers)}::jsonb,
          ${notice.drawAt}::timestamptz, ${notice.at}::timestamptz, ${now}::timestamptz)
  on conflict do nothing`.execute(tx)

export type NoticeRow = Pick<OfficialResult, 'version' | 'numbers' | 'at'>

/** What the bureau has said of an issue, the latest version first. */
export async function findNotices(db: Db, issueId: string): Promise<readonly NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.version, n.numbers, n.said_at as at from lottery.issue as i
    join lottery.result_notice as n on n.lottery = i.lottery and n.issue_no = i.issue_no
    where i.id = ${issueId}::uuid order by n.version desc`.execute(db)
  return rows
}

/** The latest version of what the bureau has said of these issues. */
export async function findLatestNotices(
  db: Db,
  issueIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ issueId: string; numbers: readonly string[] }>`
    select distinct on (i.id) i.id as "issueId", n.numbers from lottery.issue as i
    join lottery.result_notice as n on n.lottery = i.lottery and n.issue_no = i.issue_no
    where i.id = any(${arrayOf(issueIds)}::uuid[]) order by i.id, n.version desc`.execute(db)
  return new Map(rows.map(({ issueId, numbers }) => [issueId, numbers]))
}

export async function findDeskIssueById(db: Db, id: string): Promise<DeskIssueRow | undefined> {
  const { rows } = await sql<DeskIssueRow>`
    select ${DESK_ISSUE} from lottery.issue as i join lottery.lottery as l on l.code = i.lottery
    where i.id = ${id}::uuid`.execute(db)
  return rows[0]
}
