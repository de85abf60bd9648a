import type { CollectionContent, CollectionVersion } from '@croupier/contract/console-catalogue.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

export interface ShownCollection {
  readonly code: string
  readonly content: CollectionContent
}

/** The collections that visitors of a brand see, each in the version that is shown. */
export async function findShown(db: Db, brandId: number): Promise<readonly ShownCollection[]> {
  const { rows } = await sql<ShownCollection>`
    select collection.code, version.content from catalogue.collection
    join catalogue.collection_version version on version.collection_id = collection.id and version.version = collection.shown
    where collection.brand_id = ${brandId} order by collection.created_at, collection.code`.execute(db)
  return rows
}

export interface CollectionRow {
  readonly id: string
  readonly code: string
  readonly shown: number | null
}

export interface ListedRow extends CollectionRow {
  readonly content: CollectionContent
  /** The newest version, and whether it was ever published. */
  readonly version: number
  readonly publishedAt: Date | null
  readonly savedAt: Date
}

/** A page of a brand's collections, each with its newest version. */
export async function findCollections(
  db: Db,
  brandId: number,
  page: { readonly limit: number; readonly offset: number },
) {
  const { rows } = await sql<ListedRow & { total: number }>`
    select collection.id, collection.code, collection.shown, newest.content, newest.version, newest.published_at as "publishedAt",
           newest.saved_at as "savedAt", count(*) over ()::int as total
    from catalogue.collection
    join lateral (
      select content, version, published_at, saved_at from catalogue.collection_version
      where collection_id = collection.id order by version desc limit 1
    ) newest on true
    where collection.brand_id = ${brandId}
    order by collection.created_at, collection.code limit ${page.limit} offset ${page.offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** A collection of a brand. */
export async function findCollection(db: Db, brandId: number, id: string): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select id, code, shown from catalogue.collection where id = ${id} and brand_id = ${brandId}`.execute(db)
  return rows[0]
}

/** A collection of a brand, which nobody else changes until this is over. */
export async function lockCollection(tx: Tx, brandId: number, id: string): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select id, code, shown from catalogue.collection where id = ${id} and brand_id = ${brandId} for update`.execute(tx)
  return rows[0]
}

export interface VersionRow extends Pick<
  CollectionVersion,
  'version' | 'content' | 'savedBy' | 'publishedBy' | 'copyOf'
> {
  readonly savedAt: Date
  readonly publishedAt: Date | null
}

const VERSION = sql`version, content, saved_at as "savedAt", saved_by as "savedBy", published_at as "publishedAt",
  published_by as "publishedBy", copy_of as "copyOf"`

/** All versions of a collection, the newest first. */
export async function findVersions(db: Db, collectionId: string): Promise<readonly VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select ${VERSION} from catalogue.collection_version where collection_id = ${collectionId} order by version desc`.execute(
    db,
  )
  return rows
}

interface NewCollection {
  readonly id: string
  readonly brandId: number
  readonly code: string
  readonly now: Date
}

/** Begin a collection; nothing happens where it or one of its code is there. */
export const insertCollection = (tx: Tx, { id, brandId, code, now }: NewCollection) =>
  sql`insert into catalogue.collection (id, brand_id, code, created_at) values (${id}, ${brandId}, ${code}, ${now})
      on conflict do nothing`.execute(tx)

export interface NewVersion {
  readonly collectionId: string
  readonly version: number
  readonly content: CollectionContent
  readonly savedAt: Date
  readonly savedBy: string
  readonly publishedAt: Date | null
  readonly publishedBy: string | null
  readonly copyOf: number | null
}

/** Write a version down; a draft that was written before takes this content. */
export const saveVersion = (tx: Tx, one: NewVersion) =>
  sql`insert into catalogue.collection_version (collection_id, version, content, saved_at, saved_by, published_at, published_by, copy_of)
      values (${one.collectionId}, ${one.version}, ${JSON.stringify(one.content)}::jsonb, ${one.savedAt}, ${one.savedBy},
              ${one.publishedAt}, ${one.publishedBy}, ${one.copyOf})
      on conflict (collection_id, version) do update
      set content = excluded.content, saved_at = excluded.saved_at, saved_by = excluded.saved_by, published_at = excluded.published_at,
          published_by = excluded.published_by`.execute(tx)

/** Let visitors see a version, or none. */
export const showVersion = (tx: Tx, collectionId: string, version: number | null) =>
  sql`update catalogue.collection set shown = ${version} where id = ${collectionId}`.execute(tx)
