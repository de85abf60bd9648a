import { useSyncExternalStore } from 'react'

/** Something that is off until a person switches it on, and then remembered on this device. */
export interface Switch {
  readonly on: () => boolean
  readonly set: (on: boolean) => void
  readonly watch: (listener: () => void) => () => void
}

/** A remembered switch under this name. Where the browser keeps nothing, it holds for this page. */
export function makeSwitch(name: string): Switch {
  const key = `games.${name}`
  const listeners = new Set<() => void>()
  let on = kept(key)
  return {
    on: () => on,
    set: (next) => {
      on = next
      keep(key, next)
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether the switch is on, again whenever it is turned. */
export const useSwitch = ({ on, watch }: Switch): boolean => useSyncExternalStore(watch, on, () => false)

export const soundSwitch = makeSwitch('sound')
/** Keys that stake, such as space. */
export const hotKeysSwitch = makeSwitch('hot-keys')
export const turboSwitch = makeSwitch('turbo')
export const instantSwitch = makeSwitch('instant')

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

// Private windows may refuse to keep anything.
function keep(key: string, on: boolean) {
  try {
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  } catch {
    // The switch still holds for this page.
  }
}
