import { useSyncExternalStore } from 'react'

const KEY = 'balanceHidden'
const listeners = new Set<() => void>()

const read = () => localStorage.getItem(KEY) === '1'

/** Whether balances are shown as stars, which this browser remembers. */
export const useHidden = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read,
    () => false,
  )

/** Show balances as stars, or as figures again: wherever they stand. */
export function hide(hidden: boolean) {
  if (hidden) localStorage.setItem(KEY, '1')
  else localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}
