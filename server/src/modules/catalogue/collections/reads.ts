import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-catalogue.ts'
import type { Deps } from '#kernel/deps.ts'
import { nameIn } from '#kernel/translated-name.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { findNames } from '../desk/store.ts'
import * as store from './store.ts'

/** The collections of the brand, and which of them have something to publish. */
export async function readDeskCollections(
  deps: Deps,
  { session: { brandId }, query: { pageNo, pageSize } }: Ask<typeof contract.deskCollections>,
): Promise<ReplyOf<typeof contract.deskCollections>> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await store.findCollections(deps.db, brandId, page)
  const list = rows.map(({ id, code, shown, content, publishedAt, savedAt }) => ({
    id,
    code,
    title: content.titles['en'] ?? Object.values(content.titles)[0] ?? code,
    place: content.place,
    games: content.games.length,
    shown,
    draft: publishedAt === null,
    savedAt: savedAt.toISOString(),
  }))
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, list }
}

/** A collection with all its versions. */
export async function readCollection(
  deps: Deps,
  { session: { brandId }, params, language }: Ask<typeof contract.deskCollection>,
): Promise<ReplyOf<typeof contract.deskCollection>> {
  const collection = await store.findCollection(deps.db, brandId, params.collectionId)
  if (!collection) throw new Refusal('not_found')
  const rows = await store.findVersions(deps.db, collection.id)
  const codes = [...new Set(rows.flatMap(({ content }) => content.games))]
  const versions = rows.map((row) => ({
    ...row,
    savedAt: row.savedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  }))
  const games = await findNames(deps.db, brandId, codes)
  const names = Object.fromEntries([...games].map(([code, game]) => [code, nameIn(game, language)]))
  return { ...collection, versions, names }
}
