/** On or off, for something that several places open and one place shows. */
export function makeSwitch() {
  let on = false
  const listeners = new Set<() => void>()
  return {
    get: () => on,
    set(next: boolean) {
      on = next
      for (const listener of listeners) listener()
    },
    watch(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
