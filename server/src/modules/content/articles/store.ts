import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Readership } from '../store.ts'

export type ArticleSection = 'help' | 'vip' | 'join'

export interface ArticleRow {
  readonly key: string
  readonly title: string
  readonly body: string
  readonly version: number
  readonly validFrom: Date
}

/** The articles of a place, each in the newest version that holds now and in the first language that it is written in. */
export async function findArticles(
  db: Db,
  { brandId, languages }: Readership,
  { place, now }: { readonly place: ArticleSection; readonly now: Date },
): Promise<readonly ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select newest.key, words.title, words.body, newest.version, newest.valid_from as "validFrom"
    from (
      select distinct on (key) key, version, valid_from, position from content.article
      where brand_id = ${brandId} and place = ${place} and valid_from <= ${now}
      order by key, version desc
    ) newest
    join lateral (
      select title, body from content.article_text text
      where text.brand_id = ${brandId} and text.place = ${place} and text.key = newest.key and text.version = newest.version
        and language = any(${texts(languages)}::text[])
      order by array_position(${texts(languages)}::text[], language) limit 1
    ) words on true
    order by newest.position, newest.key`.execute(db)
  return rows
}

export interface NewArticle {
  readonly brandId: number
  readonly place: ArticleSection
  readonly key: string
  readonly version: number
  readonly position: number
  readonly validFrom: Date
  readonly publishedBy: string
  /** By BCP 47 tag. */
  readonly words: Readonly<Record<string, { readonly title: string; readonly body: string }>>
}

/** Write a version of an article down. One that exists stays as it is, but for languages it has not been written in yet. */
export async function insertArticle(tx: Tx, one: NewArticle, now: Date): Promise<void> {
  await sql`
    insert into content.article (brand_id, place, key, version, position, valid_from, published_at, published_by)
    values (${one.brandId}, ${one.place}, ${one.key}, ${one.version}, ${one.position}, ${one.validFrom}, ${now}, ${one.publishedBy})
    on conflict do nothing`.execute(tx)
  const words = Object.entries(one.words)
  await sql`
    insert into content.article_text (brand_id, place, key, version, language, title, body)
    select ${one.brandId}, ${one.place}, ${one.key}, ${one.version}, language, title, body
    from unnest(${texts(words.map(([language]) => language))}::text[], ${texts(words.map(([, text]) => text.title))}::text[],
                ${texts(words.map(([, text]) => text.body))}::text[]) as words (language, title, body)
    on conflict do nothing`.execute(tx)
}

export interface LevelRow {
  readonly level: number
  readonly name: string
  readonly colour: string
  readonly desk: boolean
}

/** The levels of the VIP club in the newest version that holds now. */
export async function findLevels(db: Db, brandId: number, now: Date): Promise<readonly LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select level, name, colour, desk from content.vip_level
    where brand_id = ${brandId}
      and version = (select max(version) from content.vip_level where brand_id = ${brandId} and valid_from <= ${now})
    order by level`.execute(db)
  return rows
}

export interface NewLevel extends LevelRow {
  readonly brandId: number
  readonly version: number
  readonly validFrom: Date
  readonly publishedBy: string
}

/** Write a level of a version down; one that exists stays as it is. */
export const insertLevel = (tx: Tx, one: NewLevel) =>
  sql`insert into content.vip_level (brand_id, version, level, name, colour, desk, valid_from, published_by)
      values (${one.brandId}, ${one.version}, ${one.level}, ${one.name}, ${one.colour}, ${one.desk}, ${one.validFrom}, ${one.publishedBy})
      on conflict do nothing`.execute(tx)

/** Every article of a brand in the newest version that holds now, whole. */
export async function findNewest(
  db: Db,
  brandId: number,
  now: Date,
): Promise<readonly Pick<NewArticle, 'place' | 'key' | 'position' | 'words'>[]> {
  const { rows } = await sql<Pick<NewArticle, 'place' | 'key' | 'position'> & { words: NewArticle['words'] | null }>`
    select newest.place, newest.key, newest.position,
           (select json_object_agg(language, json_build_object('title', title, 'body', body)) from content.article_text text
            where text.brand_id = ${brandId} and text.place = newest.place and text.key = newest.key
              and text.version = newest.version) as words
    from (
      select distinct on (place, key) place, key, version, position from content.article
      where brand_id = ${brandId} and valid_from <= ${now} order by place, key, version desc
    ) newest`.execute(db)
  return rows.flatMap(({ words, ...row }) => (words === null ? [] : [{ ...row, words }]))
}
