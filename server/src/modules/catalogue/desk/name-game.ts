import type * as contract from '@croupier/contract/console-game-names.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { nameGames } from '#modules/betting/game-names/game-names.ts'
import { nextEdition } from '../store.ts'
import { namesFrom } from './rules.ts'
import * as store from './store.ts'

/** What a game is called in each language, in the lists and in the betting record of every brand. */
export async function nameGame(deps: Deps, ask: Ask<typeof contract.nameGame>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const game = await store.lockNames(tx, brandId, params.code)
    if (!game) throw new Refusal('not_found')

    const after = must(namesFrom(body.names))
    const { en: name, ...names } = after
    await store.saveNames(tx, game.code, { name, names }, deps.now())
    await nextEdition(tx)
    await nameGames(tx, [{ vendor: game.vendor, vendorName: game.vendorName, gameCode: game.code, name, names }])

    const { reason, note } = body
    const before = { en: game.name, ...game.names }
    const subject = { type: 'game', id: game.code, name: game.name }
    await record(tx, doerOf(ask), { brandId, action: 'games.name', subject, before, after, reason, note }, deps.now())
  })
  return {}
}
