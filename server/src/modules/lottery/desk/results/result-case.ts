import type { Db } from '#kernel/database.ts'
import type { ResultCase } from './rules.ts'
import * as store from './store.ts'

/** What has been entered and told of the result of an issue. */
export interface IssueResult extends ResultCase {
  readonly entries: readonly store.ResultEntryRow[]
  readonly notices: readonly store.NoticeRow[]
}

/** What has been entered and told of the result of an issue, as it stands. */
export async function resultCaseOf(
  db: Db,
  { id, release }: Pick<store.DeskIssueRow, 'id' | 'release'>,
): Promise<IssueResult> {
  const [entries, notices] = await Promise.all([store.findEntries(db, [id]), store.findNotices(db, id)])
  return { entries, notices, notice: notices[0]?.numbers, release }
}

/** Whether an issue waits for people to say its result. */
export const isDue = (
  { drawnBy, status, drawAt }: Pick<store.DeskIssueRow, 'drawnBy' | 'status' | 'drawAt'>,
  now: Date,
): boolean => drawnBy === 'official' && status === 'closed' && drawAt <= now
