import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/favourites.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { findTable } from '../store.ts'
import * as store from './store.ts'

type Favourites = ReplyOf<typeof contract.addTableFavourite>

/** A table becomes a favourite; one that is stays so. */
export const addFavourite = (deps: Deps, ask: Ask<typeof contract.addTableFavourite>): Promise<Favourites> =>
  change(deps, ask, (tx, memberId, tableId) => store.insertFavourite(tx, memberId, tableId, deps.now()))

/** A table is no favourite any more. */
export const removeFavourite = (deps: Deps, ask: Ask<typeof contract.removeTableFavourite>): Promise<Favourites> =>
  change(deps, ask, store.deleteFavourite)

const change = (
  deps: Deps,
  {
    params: { tableId },
    session: { memberId },
    brandId,
  }: Pick<Ask<typeof contract.addTableFavourite>, 'params' | 'session' | 'brandId'>,
  write: (tx: Tx, memberId: string, tableId: string) => Promise<unknown>,
): Promise<Favourites> =>
  inTransaction(deps.db, async (tx) => {
    const table = await findTable(tx, tableId)
    if (table?.brandId !== brandId) throw new Refusal('not_found')
    await write(tx, memberId, tableId)
    return { favourites: [...(await store.findFavourites(tx, memberId))] }
  })
