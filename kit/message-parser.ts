import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { isPlain } from './plain-text.ts'

/** An ICU message, parsed; the text itself where it is not well formed. */
export function parsed(text: string): string | readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true })
  } catch {
    return text
  }
}

/** A tree of texts: plain ones as they are, every other one as `read` answers it. */
export function withMessages(tree: unknown, read: (text: string) => unknown): unknown {
  if (typeof tree === 'string') return isPlain(tree) ? tree : read(tree)
  return Object.fromEntries(Object.entries(tree ?? {}).map(([key, inside]) => [key, withMessages(inside, read)]))
}
