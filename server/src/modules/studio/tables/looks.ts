import type { Deps } from '#kernel/deps.ts'

/** Looks are written down so often at most, for each table: a table rests only after it was left alone for longer. */
const NOTED_FOR_MS = 5000

interface Looks {
  readonly fresh: Set<string>
  readonly notedAt: Map<string, number>
}

/** Tables that somebody has looked at through this node since that was last written down. */
const looked = new WeakMap<Deps, Looks>()

function looksOf(deps: Deps): Looks {
  const looks = looked.get(deps) ?? { fresh: new Set(), notedAt: new Map() }
  looked.set(deps, looks)
  return looks
}

/** Somebody looks at these tables now. */
export function look(deps: Deps, tableIds: readonly string[]): void {
  const { fresh } = looksOf(deps)
  for (const id of tableIds) fresh.add(id)
}

/** The tables of which it has to be written down that somebody looks at them. */
export function takeLooks(deps: Deps, now: Date): readonly string[] {
  const { fresh, notedAt } = looksOf(deps)
  const ids = [...fresh].filter((id) => now.getTime() - (notedAt.get(id) ?? 0) >= NOTED_FOR_MS)
  fresh.clear()
  for (const id of ids) notedAt.set(id, now.getTime())
  return ids
}
