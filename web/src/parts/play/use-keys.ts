import { useEffect, useEffectEvent } from 'react'

/** What keys do, by `KeyboardEvent.key`, letters in lower case. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>

/** Keys of the focused game. None acts while a field or a window has the focus, or with a modifier held; a held key acts once. */
export function useKeys(keys: KeyMap) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act =
      keys[
        event.shiftKey && event.key === ' '
          ? 'Shift+Space'
          : event.key.length === 1
            ? event.key.toLowerCase()
            : event.key
      ]
    if (!act || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (isTaken(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('input, select, textarea, [role="dialog"], [role="slider"], [contenteditable="true"]')) return true
  // Space and Enter act on what has the focus.
  return (key === ' ' || key === 'Enter') && target.closest('button, a, [role="tab"]') !== null
}
