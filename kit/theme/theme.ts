import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const KEY = 'theme'
const YEAR_S = 31_536_000
const listeners = new Set<() => void>()

const system = () => matchMedia('(prefers-color-scheme: light)')

/** The theme being shown: the visitor's choice, else the system's. */
const theme = (): Theme => chosen() ?? (system().matches ? 'light' : 'dark')

/** The theme being shown, again whenever it changes. */
export const useTheme = (): Theme => useSyncExternalStore(watchTheme, theme, () => 'dark')

/** Show this theme and remember it; the cookie lets the server send the next page in it. */
export function chooseTheme(next: Theme) {
  localStorage.setItem(KEY, next)
  document.cookie = `${KEY}=${next}; path=/; max-age=${YEAR_S}; samesite=lax`
  wear(next)
  for (const listener of listeners) listener()
}

/** Dress the page in the remembered theme, if there is one: once, before anything is drawn. */
export function wearRememberedTheme() {
  wear(chosen())
}

function wear(next: Theme | undefined) {
  if (next) document.documentElement.dataset['theme'] = next
  else delete document.documentElement.dataset['theme']
}

function chosen(): Theme | undefined {
  const kept = localStorage.getItem(KEY)
  return kept === 'dark' || kept === 'light' ? kept : undefined
}

function watchTheme(listener: () => void) {
  const query = system()
  listeners.add(listener)
  query.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    query.removeEventListener('change', listener)
  }
}
