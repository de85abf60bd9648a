import { faultText as wordsOfFault, patternText } from '@croupier/contract/words/words.ts'
import type { Fault } from './refusal.ts'

/** The words of a fault at a field: of the registration pattern that it is about, or its own. */
export function faultText(language: string, { code, fill = {}, patternId }: Fault): string {
  if (patternId === undefined) return wordsOfFault(language, code, fill)
  return patternText(language, { patternId, minLength: Number(fill.min ?? 0), maxLength: Number(fill.max ?? 0) })
}
