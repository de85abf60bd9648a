import type { Announcement } from '@croupier/contract/content.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { announcementsIn, type Audience, isShownAt, meantFor } from '../store.ts'

export interface NoticeRow {
  readonly id: string
  readonly type: Announcement['type']
  readonly title: string
  readonly body: string
  readonly art: string | null
  readonly link: string | null
  readonly linkLabel: string | null
  readonly from: Date
  readonly until: Date | null
  /** Written to this reader alone. */
  readonly own: boolean
  readonly read: boolean
}

/** Banners and promotions have places of their own. */
const noticesFor = (reader: Audience, now: Date) => sql`
  from ${announcementsIn(reader)}
  left join content.announcement_read seen on seen.announcement_id = announcement.id and seen.member_id = ${reader.memberId}::uuid
  where ${meantFor(reader)} and ${isShownAt(now)} and type in ('H', 'PL', 'PU')`

/** A page of the notices that hold now, newest first. */
export async function findNotices(
  db: Db,
  reader: Audience,
  { size, skip, now }: { readonly size: number; readonly skip: number; readonly now: Date },
): Promise<readonly NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select id, type, words.title, words.body, art, link, words.link_label as "linkLabel", shown_from as "from",
           shown_until as "until", announcement.member_id is not null as own, seen.read_at is not null as read
    ${noticesFor(reader, now)} order by shown_from desc, position, id limit ${size} offset ${skip}`.execute(db)
  return rows
}

export interface NoticeCounts {
  readonly total: number
  readonly unread: number
}

/** How many notices hold now, and how many of them this reader has not read. */
export async function countNotices(db: Db | Tx, reader: Audience, now: Date): Promise<NoticeCounts> {
  const { rows } = await sql<NoticeCounts>`
    select count(*)::int as total, (count(*) filter (where seen.read_at is null))::int as unread ${noticesFor(reader, now)}`.execute(
    db,
  )
  return rows[0] ?? { total: 0, unread: 0 }
}

/** Note that a member has read these of the brand's announcements; what is none of them is passed over. */
export const insertReads = (tx: Tx, { brandId, memberId }: Audience, ids: readonly string[], now: Date) =>
  sql`
  insert into content.announcement_read (member_id, announcement_id, read_at)
  select ${memberId}::uuid, id, ${now} from content.announcement
  where brand_id = ${brandId} and id = any(${arrayOf(ids)}::uuid[])
    and (announcement.member_id is null or announcement.member_id = ${memberId}::uuid)
  on conflict do nothing`.execute(tx)

/** How many notices were written to a member: a number that grows. */
export async function countOwn(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.announcement where member_id = ${memberId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** To whom the notice of this id is written, if there is one; asked behind a lock, so that the same one twice at once is one. */
export async function findWritten(tx: Tx, id: string): Promise<{ readonly memberId: string | null } | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content.announcement ${id}`}, 0))`.execute(tx)
  const { rows } = await sql<{ memberId: string | null }>`
    select member_id as "memberId" from content.announcement where id = ${id}`.execute(tx)
  return rows[0]
}
