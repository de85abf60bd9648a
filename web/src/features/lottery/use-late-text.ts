import { useDeferredValue } from 'react'

/** Shorter texts are read at once: their results do not lag behind the keys. */
const LONG = 5000

/** A text as far as it is to be read: a long one is read after the page has answered to what was typed, and not in between. */
export function useLateText(text: string): string {
  const late = useDeferredValue(text)
  return text.length > LONG ? late : text
}
