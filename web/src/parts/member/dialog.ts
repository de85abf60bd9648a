import { useSyncExternalStore } from 'react'

export type IdentityDialog = 'logout' | 'true_account' | 'welcome'

let open: IdentityDialog | undefined
const listeners = new Set<() => void>()

/** Ask whether to log out, say that a real account is needed, or welcome a newcomer; undefined closes. */
export function showDialog(next: IdentityDialog | undefined) {
  open = next
  for (const listener of listeners) listener()
}

/** Which of identity's small dialogs is open. */
export const useDialog = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
