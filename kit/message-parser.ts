import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'

/** An ICU message, parsed; the text itself where it is not well formed. */
export function parsed(text: string): string | readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true })
  } catch {
    return text
  }
}
