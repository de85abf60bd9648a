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

interface Words {
  readonly [name: string]: unknown
}

/** A tree of texts with every message parsed. */
export const parsedWords = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, inside]) => [name, parsedInside(inside)]))

const parsedInside = (inside: unknown): unknown => {
  if (typeof inside === 'string') return isPlain(inside) ? inside : parsed(inside)
  return typeof inside === 'object' && inside !== null && !Array.isArray(inside) ? parsedWords({ ...inside }) : inside
}
