import { faultText as wordsOfFault, ownText, patternText } from '@croupier/contract/words/words.ts'
import type { CallerLanguage } from './failure.ts'
import type { Fault } from './refusal.ts'

/** The words of a fault at a field: of the registration pattern that it is about, or its own. */
export function faultText({ language, texts }: CallerLanguage, { code, fill = {}, patternId }: Fault): string {
  if (patternId === undefined) return ownText(texts, `fault.${code}`, fill) ?? wordsOfFault(language, code, fill)
  const rule = { patternId, minLength: Number(fill.min ?? 0), maxLength: Number(fill.max ?? 0) }
  return patternText(language, rule, texts)
}
