import { useEffect, useState } from 'react'

/** Hears the first key or press, wherever it falls, and nothing after it. Answers how to stop listening. */
export function onFirstPress(target: EventTarget, act: () => void): () => void {
  const ending = new AbortController()
  const once = () => {
    ending.abort()
    act()
  }
  // Heard on the way down, since a game may keep its own keys to itself; the press still does what it does.
  for (const kind of ['keydown', 'pointerdown']) {
    target.addEventListener(kind, once, { signal: ending.signal, capture: true })
  }
  return () => ending.abort()
}

/** Whether any key or press has come since this was first drawn. */
export function useSkipped(listening: boolean): boolean {
  const [skipped, setSkipped] = useState(false)
  useEffect(() => (listening ? onFirstPress(window, () => setSkipped(true)) : undefined), [listening])
  return skipped
}
