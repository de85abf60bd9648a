import { codeOf, LANGUAGES, type Written, WRITTEN } from '../language.ts'
import { type PatternId, PATTERN_IDS } from '../patterns.ts'
import type { FieldFault, RefusalCode } from '../refusal.ts'
import * as en from './en.ts'
import * as tl from './tl.ts'
import * as vi from './vi.ts'

/** What stands in the braces of a text. */
export type Fill = Readonly<Record<string, string | number>>

interface Words {
  readonly refusalWords: Readonly<Record<RefusalCode, string>>
  readonly faultWords: Readonly<Record<FieldFault, string>>
  readonly patternWords: Readonly<Record<PatternId, string>>
}

const WORDS: Readonly<Record<Written, Words>> = { en, vi, tl }

/** The words of a refusal; `language` is a code or a tag, and English stands in for one that is not written yet. */
export const refusalText = (language: string, code: RefusalCode, fill: Fill = {}): string =>
  filled(wordsOf(language).refusalWords[code], fill)

/** The words of a fault at a field. */
export const faultText = (language: string, fault: FieldFault, fill: Fill = {}): string =>
  filled(wordsOf(language).faultWords[fault], fill)

/** What a registration pattern asks for, with the lengths of a rule; one number when both are the same. */
export function patternText(
  language: string,
  rule: { patternId: number; minLength: number; maxLength: number },
): string {
  const id = PATTERN_IDS.find((id) => id === rule.patternId)
  if (id === undefined) throw new RangeError(`there is no pattern ${rule.patternId}`)
  const min = Math.max(1, rule.minLength) // Who types anything types a character.
  const words = wordsOf(language).patternWords[id]
  return filled(min === rule.maxLength ? words.replace('{min}–{max}', '{max}') : words, { min, max: rule.maxLength })
}

function wordsOf(language: string): Words {
  const code = codeOf(language)
  const tag = code && LANGUAGES[code]
  return WORDS[WRITTEN.find((written) => written === tag) ?? 'en']
}

const filled = (words: string, fill: Fill) =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole))
