import type { Announcement } from '@croupier/contract/content.ts'
import { sql } from 'kysely'
import { arrayOf } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { announcementsIn, type Audience, holding, meantFor } from '../store.ts'

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
  readonly read: boolean
}

export interface Reader extends Audience {
  /** Null for a guest, of whom nobody knows what was read. */
  readonly memberId: string | null
}

/** Banners and promotions have places of their own. */
const noticesFor = (reader: Reader, now: Date) => sql`
  from ${announcementsIn(reader)}
  left join content.announcement_read seen on seen.announcement_id = announcement.id and seen.member_id = ${reader.memberId}::uuid
  where ${meantFor(reader)} and ${holding(now)} and type in ('H', 'PL', 'PU')`

/** A page of the notices that hold now, newest first. */
export async function findNotices(
  db: Db,
  reader: Reader,
  { size, skip, now }: { readonly size: number; readonly skip: number; readonly now: Date },
): Promise<readonly NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select id, type, words.title, words.body, art, link, words.link_label as "linkLabel", shown_from as "from",
           shown_until as "until", seen.read_at is not null as read
    ${noticesFor(reader, now)} order by shown_from desc, position, id limit ${size} offset ${skip}`.execute(db)
  return rows
}

export interface NoticeCounts {
  readonly total: number
  readonly unread: number
}

/** How many notices hold now, and how many of them this reader has not read. */
export async function countNotices(db: Db | Tx, reader: Reader, now: Date): Promise<NoticeCounts> {
  const { rows } = await sql<NoticeCounts>`
    select count(*)::int as total, (count(*) filter (where seen.read_at is null))::int as unread ${noticesFor(reader, now)}`.execute(
    db,
  )
  return rows[0] ?? { total: 0, unread: 0 }
}

/** Note that a member has read these of the brand's announcements; what is none of them is passed over. */
export const insertReads = (tx: Tx, { brandId, memberId }: Reader, ids: readonly string[], now: Date) =>
  sql`
  insert into content.announcement_read (member_id, announcement_id, read_at)
  select ${memberId}::uuid, id, ${now} from content.announcement where brand_id = ${brandId} and id = any(${arrayOf(ids)}::uuid[])
  on conflict do nothing`.execute(tx)
