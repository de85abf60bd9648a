import type { CategoryPath } from './navigation-entries.ts'

const keyOf = (lobby: CategoryPath) => `vassalage ${lobby}`

/** Keeps which vendor was chosen in a lobby, for the way back from a game; no vendor is all of them. */
export function keepVassalage(lobby: CategoryPath, vassalage: string | undefined): void {
  if (vassalage === undefined) sessionStorage.removeItem(keyOf(lobby))
  else sessionStorage.setItem(keyOf(lobby), vassalage)
}

/** The address of a lobby as it was left. */
export const lobbyLeft = (lobby: CategoryPath) => {
  const page = sessionStorage.getItem(keyOf(lobby))
  return { to: lobby, search: page === null ? {} : { page } }
}
