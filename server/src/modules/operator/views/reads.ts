import type { savedViews } from '@croupier/contract/lists.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { findOperator } from '../store.ts'
import * as store from './store.ts'

/** The operator's views of a list, and those that others share with their roles. */
export async function readViews(deps: Deps, { session, query }: Ask<typeof savedViews>) {
  const { brandId, operatorId } = session
  const operator = await findOperator(deps.db, operatorId)
  const rows = await store.findViews(deps.db, query.resource, { brandId, operatorId, roles: operator?.roles ?? [] })
  return rows.map(({ id, name, search, sharedWith, operatorId: owner }) => ({
    id,
    name,
    search,
    sharedWith,
    own: owner === operatorId,
  }))
}
