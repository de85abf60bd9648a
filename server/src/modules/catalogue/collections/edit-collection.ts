import type * as contract from '@croupier/contract/console-catalogue.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { findNames } from '../desk/store.ts'
import { nextEdition } from '../store.ts'
import * as store from './store.ts'

type SaveRequest = Ask<typeof contract.saveCollection>

/** Write a draft: a version of its own until it is published, then the next one is. Visitors see none of it. */
export const saveCollection = (deps: Deps, ask: SaveRequest): Promise<{ version: number }> =>
  inTransaction(deps.db, async (tx) => {
    const { session, body } = ask
    const { brandId } = session
    await mustBeOffered(tx, brandId, body.content.games)
    const collection = await openCollection(tx, deps, ask)
    const [newest] = await store.findVersions(tx, collection.id)
    if ((newest?.version ?? 0) !== body.base) throw new Refusal('settings_changed')

    const version = newest === undefined ? 1 : newest.publishedAt === null ? newest.version : newest.version + 1
    const draft = { publishedAt: null, publishedBy: null, copyOf: null, savedAt: deps.now(), savedBy: session.username }
    await store.saveVersion(tx, { collectionId: collection.id, version, content: body.content, ...draft })

    const { reason, note } = body
    const subject = { type: 'collection', id: collection.id, name: collection.code }
    const [before, after] = [newest?.content ?? null, body.content]
    const entry = { brandId, action: 'collections.save', subject, before, after, reason, note }
    await record(tx, doerOf(ask), entry, deps.now())
    return { version }
  })

/** Show a draft, go back to an older version by publishing it anew, or show none. */
export const publishCollection = (
  deps: Deps,
  ask: Ask<typeof contract.publishCollection>,
): Promise<{ shown: number | null }> =>
  inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const collection = await store.lockCollection(tx, brandId, params.collectionId)
    if (!collection) throw new Refusal('not_found')
    const versions = await store.findVersions(tx, collection.id)
    const wanted = versions.find(({ version }) => version === body.version)
    if (!wanted && body.version !== null) throw new Refusal('not_found')

    const shown = wanted
      ? await publish(tx, deps, { collectionId: collection.id, versions, wanted, by: session.username })
      : null
    await store.showVersion(tx, collection.id, shown)
    await nextEdition(tx)

    const was = versions.find(({ version }) => version === collection.shown)
    const { reason, note } = body
    const subject = { type: 'collection', id: collection.id, name: collection.code }
    const before = { shown: collection.shown, content: was?.content ?? null }
    const after = { shown, content: wanted?.content ?? null }
    const entry = { brandId, action: 'collections.publish', subject, before, after, reason, note }
    await record(tx, doerOf(ask), entry, deps.now())
    return { shown }
  })

interface Publication {
  readonly collectionId: string
  readonly versions: readonly store.VersionRow[]
  readonly wanted: store.VersionRow
  readonly by: string
}

/** A draft becomes public as it is; what was public before comes back as a version of its own, so that history stays in order. */
async function publish(tx: Tx, deps: Deps, { collectionId, versions, wanted, by }: Publication): Promise<number> {
  const now = deps.now()
  const published = { collectionId, content: wanted.content, publishedAt: now, publishedBy: by }
  if (wanted.publishedAt === null) {
    const { version, savedAt, savedBy, copyOf } = wanted
    await store.saveVersion(tx, { ...published, version, savedAt, savedBy, copyOf })
    return version
  }
  const version = Math.max(...versions.map((one) => one.version)) + 1
  await store.saveVersion(tx, { ...published, version, savedAt: now, savedBy: by, copyOf: wanted.version })
  return version
}

/** The collection, begun now if need be; of those who begin the same at once one waits for the other. */
async function openCollection(
  tx: Tx,
  deps: Deps,
  { session: { brandId }, params, body }: SaveRequest,
): Promise<store.CollectionRow> {
  const begun = { id: params.collectionId, brandId, code: body.code, now: deps.now() }
  await store.insertCollection(tx, begun)
  return (await store.lockCollection(tx, brandId, begun.id)) ?? must(atField('code', 'already_used'))
}

async function mustBeOffered(tx: Tx, brandId: number, games: readonly string[]): Promise<void> {
  const names = await findNames(tx, brandId, games)
  if (new Set(games).size !== games.length || games.some((code) => !names.has(code))) must(atField('games', 'invalid'))
}
