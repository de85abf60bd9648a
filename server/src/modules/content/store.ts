import type { Announcement } from '@croupier/contract/content.ts'
import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'

export interface AnnouncementRow {
  readonly id: string
  readonly type: Announcement['type']
  readonly title: string
  readonly body: string
  readonly art: string | null
  readonly link: string | null
  readonly linkLabel: string | null
  readonly from: Date
  readonly until: Date | null
  /** Promotions only. */
  readonly category: string | null
}

export interface Audience extends Readership {
  readonly execution: 'A' | 'B'
  /** Whether anything may be offered to them; if not, they read notices to players alone. */
  readonly offers: boolean
  /** Null for a guest, of whom nobody knows what was read, and to whom nobody writes. */
  readonly memberId: string | null
}

/** Who reads: at which brand, in which languages. */
export interface Readership {
  readonly brandId: number
  /** BCP 47 tags, the most wanted first. */
  readonly languages: readonly string[]
}

const columns = sql`id, type, words.title, words.body, art, link, words.link_label as "linkLabel", shown_from as "from",
    shown_until as "until", category`

/** Announcements, each in the first of the languages that it is written in. */
export const announcementsIn = ({ languages }: Readership) => sql`
    content.announcement
    join lateral (
      select title, body, link_label from content.announcement_text
      where announcement_id = announcement.id and language = any(${texts(languages)}::text[])
      order by array_position(${texts(languages)}::text[], language) limit 1
    ) words on true`

/** Of a brand's announcements those that are meant for an audience; what is written to one member is for nobody else. */
export const meantFor = ({ brandId, execution, offers, memberId }: Audience) =>
  sql`brand_id = ${brandId} and (execution is null or execution = ${execution}) and (${offers} or type = 'PL')
    and (announcement.member_id is null or announcement.member_id = ${memberId}::uuid)`

const announcementsFor = (audience: Audience) => sql`from ${announcementsIn(audience)} where ${meantFor(audience)}`

/** Of announcements those that are shown at this moment. */
export const isShownAt = (now: Date) => sql`shown_from <= ${now} and (shown_until is null or shown_until > ${now})`

/** What holds at this moment for this audience. */
export async function findAnnouncements(db: Db, audience: Audience, now: Date): Promise<readonly AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select ${columns} ${announcementsFor(audience)} and ${isShownAt(now)}
    order by position, shown_from desc, id`.execute(db)
  return rows
}

/** Promotions by their dates: what holds or will hold, and what ended after `since`. */
export async function findPromotions(db: Db, audience: Audience, since: Date): Promise<readonly AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select ${columns} ${announcementsFor(audience)} and type = 'PR' and (shown_until is null or shown_until > ${since})
    order by position, shown_from desc, id`.execute(db)
  return rows
}

export interface Words {
  readonly title: string
  readonly body: string
  readonly linkLabel: string | null
}

export interface NewAnnouncement {
  readonly id: string
  readonly brandId: number
  readonly type: Announcement['type']
  /** The shelf of a promotion. */
  readonly category?: string | null
  readonly execution: 'A' | 'B' | null
  readonly position: number
  readonly art: string | null
  readonly link: string | null
  readonly from: Date
  readonly until: Date | null
  readonly publishedBy: string
  /** The one whom it is written to; for everybody without. */
  readonly memberId?: string
  /** By BCP 47 tag. */
  readonly words: Readonly<Record<string, Words>>
}

/** Write an announcement down, or bring it up to date with its texts. */
export async function saveAnnouncement(tx: Tx, one: NewAnnouncement, now: Date): Promise<void> {
  await sql`
    insert into content.announcement (id, brand_id, type, category, execution, position, art, link, shown_from, shown_until,
                                      published_at, published_by, member_id)
    values (${one.id}, ${one.brandId}, ${one.type}, ${one.category ?? null}, ${one.execution}, ${one.position}, ${one.art}, ${one.link},
            ${one.from}, ${one.until}, ${now}, ${one.publishedBy}, ${one.memberId ?? null})
    on conflict (id) do update
    set type = excluded.type, category = excluded.category, execution = excluded.execution, position = excluded.position,
        art = excluded.art, link = excluded.link,
        shown_from = excluded.shown_from, shown_until = excluded.shown_until, published_by = excluded.published_by`.execute(
    tx,
  )
  const words = Object.entries(one.words)
  await sql`
    insert into content.announcement_text (announcement_id, language, title, body, link_label)
    select ${one.id}::uuid, language, title, body, link_label
    from unnest(${texts(words.map(([language]) => language))}::text[], ${texts(words.map(([, text]) => text.title))}::text[],
                ${texts(words.map(([, text]) => text.body))}::text[], ${texts(words.map(([, text]) => text.linkLabel))}::text[])
      as words (language, title, body, link_label)
    on conflict (announcement_id, language) do update
    set title = excluded.title, body = excluded.body, link_label = excluded.link_label`.execute(tx)
}
