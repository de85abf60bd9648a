import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { doToMember } from '#modules/identity/identity.ts'
import * as store from './store.ts'

const AT_ONCE = 200

/** Do to each what was asked for all, one after the other: judged and recorded by itself, once, also when it is begun again. */
export async function runBulk(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  for (const id of keys) {
    const bulk = await store.findBulk(deps.db, id)
    if (bulk) await run(deps, bulk)
  }
}

async function run(deps: Deps, bulk: store.BulkRow): Promise<void> {
  for (;;) {
    const waiting = await store.findWaiting(deps.db, bulk.id, AT_ONCE)
    for (const memberId of waiting) await inTransaction(deps.db, (tx) => doOne(tx, deps, bulk, memberId))
    if (waiting.length < AT_ONCE) return
  }
}

/** What became of it goes with the deed: both are there or neither. */
async function doOne(tx: Tx, deps: Deps, bulk: store.BulkRow, memberId: string): Promise<void> {
  const { id, brandId, deed, tags, reason, note, doer } = bulk
  if (!(await store.lockWaiting(tx, id, memberId))) return
  const verdict = await doToMember(tx, deps, { doer, brandId, memberId, reason, note }, { deed, tags })
  await store.endMember(tx, id, memberId, verdict.ok ? 'done' : verdict.code)
}
