import { useEffect, useRef } from 'react'

export interface Key {
  /** As `event.key` says it: a letter in upper case, `/`, `Escape`. */
  readonly key: string
  readonly ctrl?: true
  /** What it does, for the list of all keys; left out where it is not worth a line. */
  readonly says?: string | undefined
  /** Asked at the press; always, where it is left out. */
  readonly when?: () => boolean
  readonly run: () => void
}

interface Layer {
  readonly keys: { readonly current: readonly Key[] }
  readonly inDialog: boolean
}

const layers: Layer[] = []
const FIELDS = 'input, textarea, select, [contenteditable="true"]'

/** Keys that work while the component is there; the newest comes first. Plain letters do nothing in fields and below dialogs. */
export function useKeys(keys: readonly Key[], { inDialog = false }: { readonly inDialog?: boolean } = {}) {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const layer = { keys: current, inDialog }
    layers.push(layer)
    if (layers.length === 1) window.addEventListener('keydown', press)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) window.removeEventListener('keydown', press)
    }
  }, [inDialog])
}

/** What the keys do that work now, the nearest first. */
export const keysNow = (): readonly Key[] =>
  layers.toReversed().flatMap(({ keys }) => keys.current.filter(({ says }) => says !== undefined))

function press(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  const ctrl = event.ctrlKey || event.metaKey
  const typed = event.key.length === 1 ? event.key.toUpperCase() : event.key
  const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null
  const below = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  for (const { keys, inDialog } of layers.toReversed()) {
    if (below && !inDialog) continue
    const found = keys.current.find(
      ({ key, ctrl: wants = false, when }) => key === typed && wants === ctrl && when?.() !== false,
    )
    if (!found || (inField && !ctrl)) continue
    event.preventDefault()
    found.run()
    return
  }
}
