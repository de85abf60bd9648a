import type { ModalName } from './modals.ts'

/** What is fetched before it is opened: a modal, the deposit page in the member centre, a game's page and the list of its screens. */
export type PrefetchTarget = ModalName | 'deposit' | 'game_page' | 'game_screens'

const ways = new Map<PrefetchTarget, () => Promise<unknown>>()

/** Say how something is fetched; what stands above the parts says it, so that they need not know what it is made of. */
export const offerPrefetch = (name: PrefetchTarget, fetch: () => Promise<unknown>): void => void ways.set(name, fetch)

/** Fetch ahead of need, when a pointer nears a button or a page has nothing else to do. What fails is fetched when it opens. */
export const prefetch = (name: PrefetchTarget): void =>
  void ways
    .get(name)?.()
    .catch(() => undefined)
