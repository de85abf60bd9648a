import { useSyncExternalStore } from 'react'

/** What this tab knows of who is logged in. The typed password is never kept. */
export interface Session {
  readonly token: string
  readonly account: string
  readonly merchant: string
  /** `1` while a change of password is forced. */
  readonly cpw: '' | '1'
  /** The agent type: 0 player, 1 2 41 42 agents, 4 trial. */
  readonly isAgent: number
}

const KEYS = ['token', 'account', 'merchant', 'cpw', 'isAgent'] as const

const listeners = new Set<() => void>()
let place = ''
let current = read()

/** The session of this tab, or undefined for a guest. */
export const session = (): Session | undefined => current

/** The session, again whenever it starts, changes or ends. */
export const useSession = (): Session | undefined => useSyncExternalStore(watchSession, session, session)

/** Keep the session under names of its own: a tab that goes from one site to the other takes neither for the other. */
export function keepSessionIn(name: string) {
  place = `${name}.`
  tell()
}

/** Keep a new session, or new facts about the same one, for this tab. */
export function startSession(next: Session) {
  const texts: Record<(typeof KEYS)[number], string> = { ...next, isAgent: String(next.isAgent) }
  for (const key of KEYS) sessionStorage.setItem(place + key, texts[key])
  tell()
}

/** Clear the stored session. */
export function endSession() {
  for (const key of KEYS) sessionStorage.removeItem(place + key)
  tell()
}

/** Hear of every start, change and end; the answer stops it. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  current = read()
  for (const listener of listeners) listener()
}

function read(): Session | undefined {
  if (typeof sessionStorage === 'undefined') return undefined
  const [token, account, merchant, cpw, isAgent] = KEYS.map((key) => sessionStorage.getItem(place + key) ?? '')
  if (!token) return undefined
  return {
    token,
    account: account ?? '',
    merchant: merchant ?? '',
    cpw: cpw === '1' ? '1' : '',
    isAgent: Number(isAgent ?? 0),
  }
}
