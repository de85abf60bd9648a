import { useEffect, useSyncExternalStore } from 'react'

let sayers = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1) {
  sayers += change
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** While a part of the page says that the line is gone, and what that means for what is done there, the site does not say it too. */
export function useSayOffline(says: boolean) {
  useEffect(() => {
    if (!says) return undefined
    count(1)
    return () => count(-1)
  }, [says])
}

/** Whether some part of the page says that the line is gone. */
export const useOfflineNoticed = (): boolean =>
  useSyncExternalStore(
    watch,
    () => sayers > 0,
    () => false,
  )
