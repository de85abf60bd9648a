import { useSyncExternalStore } from 'react'

const KEY = 'recentSearches'
const KEPT = 5
const LONGEST = 40

const listeners = new Set<() => void>()
let known: readonly string[] | undefined

/** What was looked for last in this browser, newest first. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(watch, recent)

/** Remember what was looked for, once something was found by it. */
export const rememberSearch = (query: string) => {
  const words = query.trim().slice(0, LONGEST)
  if (words !== '') keep([words, ...recent().filter((one) => one !== words)].slice(0, KEPT))
}

/** Delete what was looked for. */
export const forgetSearches = () => keep([])

const recent = () => (known ??= read())

function keep(next: readonly string[]) {
  known = next
  localStorage.setItem(KEY, JSON.stringify(next))
  for (const listener of listeners) listener()
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, KEPT) : []
  } catch {
    // Whatever else stands there is not ours.
    return []
  }
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
