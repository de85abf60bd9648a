import type { Deps } from '#kernel/deps.ts'

const pages = new WeakMap<Deps, Map<number, number>>()

/** How many pages the crowd said it has open on this node, at all brands. */
export const crowdPagesOf = (deps: Deps): number =>
  [...(pages.get(deps)?.values() ?? [])].reduce((sum, count) => sum + count, 0)

export function noteCrowdPages(deps: Deps, brandId: number, count: number): void {
  const known = pages.get(deps) ?? new Map<number, number>()
  pages.set(deps, known.set(brandId, count))
}
