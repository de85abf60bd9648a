import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { countHours, findFirstSettled, findHours, lockCounted, saveCounted } from './store.ts'

/** Settlements that are looked through in one transaction. */
const AT_ONCE_MS = 86_400_000
/** How long a transaction may take at most until what it settled is seen. */
const LATE_MS = 5 * 60_000

/**
 * Count what games took and gave: again in each hour that has a bet which was settled since the last time, for the first time or
 * again. A long while is made up for in parts, so that nobody waits for it.
 */
export async function countReturns(deps: Deps): Promise<void> {
  while (await countSome(deps));
}

/** Count a part of what is due; whether there is more. */
const countSome = (deps: Deps): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now().getTime()
    const from = (await lockCounted(tx)) ?? (await findFirstSettled(tx))
    if (!from) return false

    const to = from.getTime() + AT_ONCE_MS
    const more = to < now
    // What commits while this counts is settled by a clock that may be ahead.
    const hours = await findHours(tx, from, new Date(more ? to : now + LATE_MS))
    if (hours.length > 0) await countHours(tx, hours)
    await saveCounted(tx, new Date(more ? to : Math.max(from.getTime(), now - LATE_MS)))
    return more
  })
