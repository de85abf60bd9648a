import type { Restraint } from '@croupier/contract/limits.ts'
import { useSyncExternalStore } from 'react'

/** What holds somebody back whose session has just ended or begun because of it. */
export type HeldBack = Omit<Restraint, 'kind'> & { readonly kind: Restraint['kind'] | 'session_time_over' }

/** A dialog of the limits that something elsewhere asks for. */
export type LimitsDialog = { readonly name: 'held'; readonly held: HeldBack }

let open: LimitsDialog | undefined
const listeners = new Set<() => void>()

/** Say what holds somebody back; undefined closes. */
export function showLimitsDialog(next: LimitsDialog | undefined) {
  open = next
  for (const listener of listeners) listener()
}

/** Which of the small dialogs is open. */
export const useLimitsDialog = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
