import { z } from 'zod'

/** Control characters, halves of a pair of surrogates, and marks that turn the direction of writing. */
const ODD = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A text that came past the contract as it may be kept, hashed and shown: one line of well-formed characters, so many at most. */
export const plainText = (text: string, max: number): string =>
  text.slice(0, max).replaceAll(ODD, (odd) => (odd.isWellFormed() ? ' ' : '\uFFFD'))

/** What a third party says in words: nothing hangs on them, so odd ones are mended and long ones cut. */
export const foreignText = (max: number) => z.string().transform((text) => plainText(text, max))
