import { useSyncExternalStore } from 'react'

const KEY = 'counting'
type Choice = 'yes' | 'no'

const listeners = new Set<() => void>()

function chosen(): Choice | undefined {
  const kept = localStorage.getItem(KEY)
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

/** Whether the visitor lets their visits be counted; undefined until they have said. */
export const useAnalyticsConsent = (): Choice | undefined => useSyncExternalStore(watch, chosen)

/** Keep the visitor's answer; undefined asks them again. */
export function chooseAnalyticsConsent(choice: Choice | undefined) {
  if (choice === undefined) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, choice)
  for (const listener of listeners) listener()
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
