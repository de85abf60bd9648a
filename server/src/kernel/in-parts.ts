import { type Db, inTransaction, type Tx } from './database.ts'
import { outageOf, sqlStateOf } from './outage.ts'
import { Refusal } from './refusal.ts'

export interface PartWork<Item> {
  /** Does a part of the set, whole or not at all. */
  readonly work: (tx: Tx, part: readonly Item[]) => Promise<void>
  /** Notes one that cannot be done, with its reason, so that the others go on without it. */
  readonly setAside: (tx: Tx, item: Item, reason: string) => Promise<void>
}

/**
 * Do a set in one transaction. Where that fails it is done again in halves, down to the one that fails alone: that one is
 * set aside, and the rest is done. A database that cannot answer is nobody's fault: its error goes on to the caller.
 */
export async function inParts<Item>(db: Db, items: readonly Item[], parts: PartWork<Item>): Promise<void> {
  if (items.length === 0) return
  try {
    await inTransaction(db, (tx) => parts.work(tx, items))
  } catch (error) {
    if (!isOwnFault(error)) throw error
    const [first] = items
    if (items.length === 1 && first !== undefined)
      return inTransaction(db, (tx) => parts.setAside(tx, first, reasonOf(error)))
    const half = items.length >> 1
    await inParts(db, items.slice(0, half), parts)
    await inParts(db, items.slice(half), parts)
  }
}

/** Classes of SQLSTATE that speak of what was written: a value, a constraint, or what a trigger has raised. */
const OF_WHAT_WAS_WRITTEN = new Set(['22', '23', 'P0'])

/** Whether an error comes from what was to be done; one of the connection, a lock or the disk does not. */
function isOwnFault(error: unknown): boolean {
  if (error instanceof Refusal) return true
  if (outageOf(error) !== undefined) return false
  const state = sqlStateOf(error)
  if (state !== undefined) return state.length === SQLSTATE_LENGTH && OF_WHAT_WAS_WRITTEN.has(state.slice(0, 2))
  return error instanceof Error
}

const SQLSTATE_LENGTH = 5
const REASON_MAX = 500

/** What went wrong in one line, without the row that a database shows beside it. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX)
