import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { insertStale, leaveDisk, lockPeople, savePeople, takeStale } from './store.ts'

const AT_ONCE = 100
/** How long a turn without work is followed by rest: the list is never further behind than this while little happens. */
const IDLE_MS = 500
/** After a turn there is so many times as much rest: bets have the database, and the list follows them. */
const REST_TIMES = 9

/** Money of these members has moved: they are written down anew soon, once, however often it moves until then. */
export async function notePeople({ db }: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  await insertStale(db, [...new Set(keys)])
}

/** A turn of writing down those who were noted; answers how long to rest. */
export async function refreshStale({ db }: Deps): Promise<number> {
  const begun = performance.now()
  const ids = await inTransaction(db, async (tx) => {
    await leaveDisk(tx)
    const taken = await takeStale(tx, AT_ONCE)
    if (taken.length === 0) return taken
    await lockPeople(tx, taken)
    // A statement of its own: it sees what was committed before the locks were had.
    await savePeople(tx, taken)
    return taken
  })
  return ids.length === 0 ? IDLE_MS : (performance.now() - begun) * REST_TIMES
}
