import { sql } from 'kysely'
import { arrayOf } from './array.ts'
import type { Day } from './day.ts'
import type { Db } from './database.ts'
import type { News } from './outbox.ts'

/** How far the sandbox's past has been written. */
export interface HistoryProgress {
  /** The business day that it begins with. */
  readonly firstDay: Day
  readonly days: number
  /** Days that are finished. */
  readonly done: number
  /** Of the day that comes next: how many of its events are. */
  readonly events: number
  readonly finishedAt: Date | null
  /** Until when the last hours of the tables are to be written; null once they are. */
  readonly lastHoursUntil: Date | null
}

/** How far the past has been written; undefined where nobody asked for one. */
export async function historyProgress(db: Db): Promise<HistoryProgress | undefined> {
  const { rows } = await sql<HistoryProgress>`
    select first_day as "firstDay", days, done, events, finished_at as "finishedAt",
           last_hours_until as "lastHoursUntil" from kernel.history`.execute(db)
  return rows[0]
}

/** Begin to write the past, unless it has been begun: what was begun is gone on with, whatever is asked for now. */
export async function beginHistory(
  db: Db,
  { firstDay, days, lastHoursUntil }: Pick<HistoryProgress, 'firstDay' | 'days' | 'lastHoursUntil'>,
): Promise<HistoryProgress> {
  await sql`
    insert into kernel.history (first_day, days, last_hours_until) values (${firstDay}, ${days}, ${lastHoursUntil}::timestamptz)
    on conflict do nothing`.execute(db)
  const progress = await historyProgress(db)
  if (progress === undefined) throw new Error('the history was begun and is not there')
  return progress
}

/** So many events of the day that comes next are finished. */
export const saveEvents = (db: Db, events: number) => sql`update kernel.history set events = ${events}`.execute(db)

/** The last hours of the tables are written. */
export const saveLastHours = (db: Db) => sql`update kernel.history set last_hours_until = null`.execute(db)

/** So many days are finished. */
export const saveDays = (db: Db, done: number, finishedAt: Date | null) =>
  sql`update kernel.history set done = ${done}, events = 0, finished_at = ${finishedAt}`.execute(db)

/** Let the database settle its log, where it allows that: it uses the same files again, and the log does not grow with all of the past. */
export async function settleLog(db: Db): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role('pg_checkpoint', 'usage') as may`.execute(db)
  if (rows[0]?.may) await sql`checkpoint`.execute(db)
}

/** Keep what is announced over a connection from the relay, and do not wait for the disk: what a crash takes is written again. */
export function pastUrl(url: string): string {
  const past = new URL(url)
  past.searchParams.set('options', `-c croupier.audience=${AUDIENCE} -c synchronous_commit=off`)
  return past.href
}

const AUDIENCE = 'history'

/** News of the past that nobody has heard yet, the oldest first. */
export async function pastNews(db: Db): Promise<readonly (News & { readonly id: string })[]> {
  const { rows } = await sql<Omit<News, 'detail'> & { id: string; detail: News['detail'] | null }>`
    select id::text, topic, brand_id as "brandId", keys, detail from kernel.outbox
    where audience = ${AUDIENCE} order by outbox.id`.execute(db)
  return rows.map(({ detail, ...one }) => (detail ? { ...one, detail } : one))
}

/** News of the past has been heard. */
export const forgetPastNews = (db: Db, ids: readonly string[]) =>
  sql`delete from kernel.outbox where id = any(${arrayOf(ids)}::int8[])`.execute(db)
