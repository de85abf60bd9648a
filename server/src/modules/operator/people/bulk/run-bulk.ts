import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { doEach, keysAside, type Task } from '#kernel/failed-task.ts'
import type { News } from '#kernel/outbox.ts'
import { doToMember } from '#modules/identity/desk/desk.ts'
import * as store from './store.ts'

const AT_ONCE = 200

/** Do to each what was asked for all, one after the other: judged and recorded by itself, once, also when it is begun again. */
export async function runBulk(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  for (const id of keys) {
    const bulk = await store.findBulk(deps.db, id)
    if (bulk) await run(deps, bulk)
  }
}

async function run(deps: Deps, { id, brandId }: store.BulkRow): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const aside = (await keysAside(deps.db, bulkAction)).filter((key) => key.startsWith(id))
    const waiting = await store.findWaiting(deps.db, id, { most: AT_ONCE, aside: aside.map((key) => memberOf(key)) })
    await doEach(
      deps,
      bulkAction,
      waiting.map((memberId) => ({ brandId, key: `${id}:${memberId}` })),
    )
    found = waiting.length
  }
}

const memberOf = (key: string): string => key.slice(key.indexOf(':') + 1)

/** What was asked for many, done to one of them. */
export const bulkAction: Task = {
  name: 'bulk_action',
  async work(tx, deps, subjects) {
    for (const { key } of subjects) {
      const bulk = await store.findBulk(tx, key.slice(0, key.indexOf(':')))
      if (bulk) await doOne(tx, deps, bulk, memberOf(key))
    }
  },
}

/** What became of it goes with the action: both are there or neither. */
async function doOne(tx: Tx, deps: Deps, bulk: store.BulkRow, memberId: string): Promise<void> {
  const { id, brandId, action, tags, reason, note, doer } = bulk
  if (!(await store.lockWaiting(tx, id, memberId))) return
  const verdict = await doToMember(tx, deps, { doer, brandId, memberId, reason, note }, { action, tags })
  await store.endMember(tx, id, memberId, verdict.ok ? 'done' : verdict.code)
}
