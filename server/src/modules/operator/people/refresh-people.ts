import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { findUnwritten, lockPeople, savePeople } from './store.ts'

const AT_ONCE = 500

/** Write down anew how these members are: something about them has changed. */
export async function refreshPeople(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  const ids = [...new Set(keys)]
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    await inTransaction(deps.db, async (tx) => {
      await lockPeople(tx, some)
      // A statement of its own: it sees what was committed before the locks were had.
      await savePeople(tx, some)
    })
  }
}

/** Write down those whom no news has told of, such as members from before there was a list. */
export async function findPeople(deps: Deps): Promise<void> {
  for (;;) {
    const keys = await findUnwritten(deps.db, AT_ONCE)
    await refreshPeople(deps, { keys })
    if (keys.length < AT_ONCE) return
  }
}
