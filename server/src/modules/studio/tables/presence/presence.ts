import type { Deps } from '#kernel/deps.ts'

/** Presence is recorded so often at most, for each table: a table rests only after nobody has viewed it for longer. */
const RECORDED_FOR_MS = 5000

/** The tables that are viewed through one node. */
interface ViewedTables {
  readonly fresh: Set<string>
  readonly recordedAt: Map<string, number>
}

/** Of each node: what has been viewed since that was last recorded. */
const viewed = new WeakMap<Deps, ViewedTables>()

function viewedTablesOf(deps: Deps): ViewedTables {
  const tables = viewed.get(deps) ?? { fresh: new Set(), recordedAt: new Map() }
  viewed.set(deps, tables)
  return tables
}

/** Somebody views these tables now. */
export function noteViews(deps: Deps, tableIds: readonly string[]): void {
  const { fresh } = viewedTablesOf(deps)
  for (const id of tableIds) fresh.add(id)
}

/** The tables that are viewed now and of which that has to be recorded. */
export function takePresence(deps: Deps, now: Date): readonly string[] {
  const { fresh, recordedAt } = viewedTablesOf(deps)
  const ids = [...fresh].filter((id) => now.getTime() - (recordedAt.get(id) ?? 0) >= RECORDED_FOR_MS)
  fresh.clear()
  for (const id of ids) recordedAt.set(id, now.getTime())
  return ids
}
