import { useSyncExternalStore } from 'react'

/** The game that also plays in a small window over the site. */
export const MINI_GAME = 'DICE'

export type MiniState = 'closed' | 'open' | 'small'

const listeners = new Set<() => void>()
let state: MiniState = 'closed'

function become(next: MiniState) {
  state = next
  listeners.forEach((listener) => listener())
}

/** Open the small window, or bring it back to its size. */
export const openMini = () => become('open')
/** Leave only a button of it; the round under way goes on. */
export const shrinkMini = () => become('small')
export const closeMini = () => become('closed')

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the small window stands. */
export const useMini = (): MiniState =>
  useSyncExternalStore(
    watch,
    () => state,
    () => 'closed',
  )
