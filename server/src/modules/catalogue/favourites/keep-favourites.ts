import type * as contract from '@croupier/contract/favourites.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { shelfOf } from '../shelf.ts'
import * as store from './store.ts'

/** Make a game that the brand offers a favourite of the member's. */
export async function addFavourite(deps: Deps, { session, body, brandId }: Ask<typeof contract.addFavourite>) {
  const { memberId } = session
  const shelf = await shelfOf(deps, await brandOf(deps, brandId))
  if (!shelf.byCode.has(body.nodeId)) throw new Refusal('not_found')
  return inTransaction(deps.db, async (tx) => {
    await store.insertFavourite(tx, { memberId, brandId, code: body.nodeId, at: deps.now() })
    return { list: [...(await store.findFavourites(tx, memberId))] }
  })
}

/** The game is no favourite of the member's any more. */
export async function removeFavourite(deps: Deps, { session, query, body }: Ask<typeof contract.removeFavourite>) {
  const nodeId = body.nodeId ?? query.nodeId
  if (nodeId === undefined) throw new Refusal('invalid_request', { fields: { nodeId: [{ code: 'required' }] } })
  return inTransaction(deps.db, async (tx) => {
    await store.deleteFavourite(tx, session.memberId, nodeId)
    return { list: [...(await store.findFavourites(tx, session.memberId))] }
  })
}
