import type { Deps } from '#kernel/deps.ts'
import { setAside } from '#kernel/failed-task.ts'
import { inParts } from '#kernel/in-parts.ts'
import type { News } from '#kernel/outbox.ts'
import { refreshPerson } from './refresh-people.ts'
import { findBrandOf, findStale, insertStale, leaveDisk, lockPeople, savePeople, takeStale } from './store.ts'

const AT_ONCE = 100
/** How long a turn without work is followed by rest: the list is never further behind than this while little happens. */
const IDLE_MS = 500
/** After a turn there is so many times as much rest: bets have the database, and the list follows them. */
const REST_TIMES = 9

/** Money of these members has moved: they are written down anew soon, once, however often it moves until then. */
export async function notePeople({ db }: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  await insertStale(db, [...new Set(keys)])
}

/** A turn of writing down those who were noted; answers how long to rest. Who cannot be written down is tried again by itself. */
export async function refreshStale(deps: Deps): Promise<number> {
  const begun = performance.now()
  const ids = await findStale(deps.db, AT_ONCE)
  await inParts(deps.db, ids, {
    async work(tx, part) {
      await leaveDisk(tx)
      const taken = await takeStale(tx, part)
      if (taken.length === 0) return
      await lockPeople(tx, taken)
      // A statement of its own: it sees what was committed before the locks were had.
      await savePeople(tx, taken)
    },
    async setAside(tx, memberId, reason) {
      await takeStale(tx, [memberId])
      const brandId = await findBrandOf(tx, memberId)
      await setAside(tx, deps, refreshPerson, { brandId, key: memberId, reason })
    },
  })
  return ids.length === 0 ? IDLE_MS : (performance.now() - begun) * REST_TIMES
}
