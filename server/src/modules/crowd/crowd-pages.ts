import type { Deps } from '#kernel/deps.ts'

const pages = new WeakMap<Deps, number>()

/** How many pages the crowd said it has open on this node. */
export const crowdPagesOf = (deps: Deps): number => pages.get(deps) ?? 0

export const noteCrowdPages = (deps: Deps, count: number): void => void pages.set(deps, count)
