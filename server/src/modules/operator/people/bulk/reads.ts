import type { Bulk, bulkProgress } from '@croupier/contract/console-bulk.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import * as store from './store.ts'

const DONE = 'done'
const WAITS = ''

/** How far an action on many is. */
export async function bulkShown(deps: Deps, { id, action }: Pick<store.BulkRow, 'id' | 'action'>): Promise<Bulk> {
  const outcomes = await store.countOutcomes(deps.db, id)
  return {
    id,
    deed: action,
    total: [...outcomes.values()].reduce((sum, count) => sum + count, 0),
    done: outcomes.get(DONE) ?? 0,
    refused: [...outcomes]
      .filter(([code]) => code !== DONE && code !== WAITS)
      .map(([code, count]) => ({ code, count })),
    finished: !outcomes.has(WAITS),
  }
}

/** The same, asked for by somebody who watches it. */
export async function readBulk(deps: Deps, { session: { brandId }, params }: Ask<typeof bulkProgress>): Promise<Bulk> {
  const bulk = await store.findBulk(deps.db, params.bulkId)
  if (bulk?.brandId !== brandId) throw new Refusal('not_found')
  return bulkShown(deps, bulk)
}
