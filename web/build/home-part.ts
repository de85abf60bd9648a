import { join } from 'node:path'

const SCREENS = ['home/home-screen.tsx', 'features/betting/winner-board.tsx'].map((path) =>
  join(import.meta.dirname, '../src', path),
)

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

let needed: ReadonlySet<string> | undefined

/** Names the part that home is made of: all that its screens import, and nothing that only others do. */
export function homePart(id: string, modules: Modules): 'home' | null {
  needed ??= importedBy(SCREENS, modules)
  return needed.has(id) && !SCREENS.includes(id) ? 'home' : null
}

function importedBy(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries.forEach(visit)
  return found
}
