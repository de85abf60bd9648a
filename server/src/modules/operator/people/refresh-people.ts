import type { Deps } from '#kernel/deps.ts'
import { doTogether, keysAside, type Subject, type Task } from '#kernel/failed-task.ts'
import type { News } from '#kernel/outbox.ts'
import { findUnwritten, lockPeople, savePeople } from './store.ts'

const AT_ONCE = 500

/** Write down anew how these members are: something about them has changed. */
export const refreshPeople = (deps: Deps, { brandId, keys }: Pick<News, 'brandId' | 'keys'>): Promise<void> =>
  refresh(
    deps,
    [...new Set(keys)].map((key) => ({ brandId, key })),
  )

async function refresh(deps: Deps, people: readonly Subject[]): Promise<void> {
  for (let from = 0; from < people.length; from += AT_ONCE)
    await doTogether(deps, refreshPerson, people.slice(from, from + AT_ONCE))
}

/** Write down those whom no news has told of, such as members from before there was a list. */
export async function findPeople(deps: Deps): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const people = await findUnwritten(deps.db, { most: AT_ONCE, aside: await keysAside(deps.db, refreshPerson) })
    await refresh(deps, people)
    found = people.length
  }
}

/** Write down anew how a member is. */
export const refreshPerson: Task = {
  name: 'refresh_person',
  async work(tx, _deps, subjects) {
    const ids = subjects.map(({ key }) => key)
    await lockPeople(tx, ids)
    // A statement of its own: it sees what was committed before the locks were had.
    await savePeople(tx, ids)
  },
}
