import type * as contract from '@croupier/contract/console-catalogue.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { nextEdition } from '../store.ts'
import * as store from './store.ts'

/** How the brand shows a game: hot, new, jackpot, its place and tags. */
export async function markGame(deps: Deps, ask: Ask<typeof contract.markGame>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const game = await store.lockOffer(tx, brandId, params.code)
    if (!game) throw new Refusal('not_found')

    const { reason, note, ...marks } = body
    const after = { ...marks, tags: [...new Set(marks.tags)].toSorted() }
    await store.saveMarks(tx, brandId, game.code, after)
    await nextEdition(tx)

    const { hot, new: isNew, jackpot, position, tags } = game
    const before = { hot, new: isNew, jackpot, position, tags }
    const subject = { type: 'game', id: game.code, name: game.name }
    await record(tx, doerOf(ask), { brandId, action: 'games.mark', subject, before, after, reason, note }, deps.now())
  })
  return {}
}

/** Put the vendors of a category into another order: each of them once. */
export async function sortVendors(deps: Deps, ask: Ask<typeof contract.sortVendors>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const before = (await store.lockPlaces(tx, brandId, params.category)).map(({ code }) => code)
    if (before.length === 0) throw new Refusal('not_found')
    if (before.toSorted().join() !== body.codes.toSorted().join()) must(atField('codes', 'invalid'))

    await store.orderPlaces(tx, brandId, params.category, body.codes)
    await nextEdition(tx)

    const subject = { type: 'category', id: params.category, name: params.category }
    const { reason, note, codes: after } = body
    await record(tx, doerOf(ask), { brandId, action: 'vendors.sort', subject, before, after, reason, note }, deps.now())
  })
  return {}
}

/** Put games of a category into another order; those that are not named stay where they are. */
export async function sortGames(deps: Deps, ask: Ask<typeof contract.sortGames>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const { codes: after, reason, note } = body
    const games = await store.lockGames(tx, { brandId, category: params.category, codes: after })
    if (games.length !== after.length) must(atField('codes', 'invalid'))

    const before = games.map(({ code }) => code)
    await store.placeGames(tx, brandId, { codes: after, positions: rising(games.map(({ position }) => position)) })
    await nextEdition(tx)

    const subject = { type: 'category', id: params.category, name: params.category }
    await record(tx, doerOf(ask), { brandId, action: 'games.sort', subject, before, after, reason, note }, deps.now())
  })
  return {}
}

/** The same places, each behind the one before. */
const rising = (positions: readonly number[]): readonly number[] =>
  positions.reduce<readonly number[]>((all, one) => [...all, Math.max(one, (all.at(-1) ?? -1) + 1)], [])
