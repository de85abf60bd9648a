import type { Db } from '#kernel/database.ts'
import { brokenLinks } from './trail.ts'
import * as store from './store.ts'

/** A link of a member's chain of changes. */
export interface ChangeLink {
  readonly memberId: string
  readonly number: number
}

export interface ChangesVerdict {
  readonly changes: number
  /** Links that are not what was written, or are missing; and those that a migration has marked. */
  readonly wrong: readonly ChangeLink[]
  readonly marked: readonly ChangeLink[]
}

const MEMBERS_AT_ONCE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Recompute every member's chain of changes. */
export async function verifyChanges(db: Db): Promise<ChangesVerdict> {
  const marks = await store.findMarks(db)
  const [wrong, marked]: [ChangeLink[], ChangeLink[]] = [[], []]
  let changes = 0
  for (let rows = await store.findChains(db, FIRST, MEMBERS_AT_ONCE); rows.length > 0;) {
    for (const [memberId, chain] of Map.groupBy(rows, (row) => row.memberId)) {
      const found = brokenLinks(chain, marks)
      wrong.push(...found.wrong.map((number) => ({ memberId, number })))
      marked.push(...found.marked.map((number) => ({ memberId, number })))
    }
    changes += rows.length
    rows = await store.findChains(db, rows.at(-1)?.memberId ?? FIRST, MEMBERS_AT_ONCE)
  }
  return { changes, wrong, marked }
}
