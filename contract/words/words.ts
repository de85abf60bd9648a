import { type Language, writtenFor } from '../language.ts'
import type { Category } from '../field.ts'
import { type PatternId, PATTERN_IDS } from '../patterns.ts'
import type { FieldFault, RefusalCode } from '../refusal.ts'
import * as en from './en.ts'
import * as id from './id.ts'
import * as ja from './ja.ts'
import * as pt from './pt.ts'
import * as th from './th.ts'
import * as tl from './tl.ts'
import * as vi from './vi.ts'
import * as zh from './zh.ts'

/** What stands in the braces of a text. */
export type FillValues = Readonly<Record<string, string | number>>

/** What a brand says in its own way in one language: `refusal.code`, `fault.code` and `pattern.id` → text. */
export type OwnTexts = Readonly<Record<string, string>>

interface Words {
  readonly refusalWords: Readonly<Record<RefusalCode, string>>
  readonly faultWords: Readonly<Record<FieldFault, string>>
  readonly patternWords: Readonly<Record<PatternId, string>>
  readonly categoryWords: Readonly<Record<Category, string>>
}

const WORDS: Readonly<Record<Language, Words>> = { en, zh, ja, th, vi, pt, id, tl }

/** The words of a refusal; `language` is a code or a tag, and English stands in for one that is not written yet. */
export const refusalText = (language: string, code: RefusalCode, fill: FillValues = {}): string =>
  filled(wordsOf(language).refusalWords[code], fill)

/** The words of a fault at a field. */
export const faultText = (language: string, fault: FieldFault, fill: FillValues = {}): string =>
  filled(wordsOf(language).faultWords[fault], fill)

/** The title of a game category. */
export const categoryText = (language: string, category: Category): string => wordsOf(language).categoryWords[category]

/** A brand's own text, filled in; undefined where it has none. */
export function ownText(texts: OwnTexts | undefined, key: string, fill: FillValues = {}): string | undefined {
  const text = texts?.[key]
  return text === undefined ? undefined : filled(text, fill)
}

/** What a registration pattern asks for, with the lengths of a rule; one number when both are the same. */
export function patternText(
  language: string,
  rule: { patternId: number; minLength: number; maxLength: number },
  texts?: OwnTexts,
): string {
  const id = PATTERN_IDS.find((id) => id === rule.patternId)
  if (id === undefined) throw new RangeError(`there is no pattern ${rule.patternId}`)
  const min = Math.max(1, rule.minLength) // Who types anything types a character.
  const words = texts?.[`pattern.${id}`] ?? wordsOf(language).patternWords[id]
  return filled(min === rule.maxLength ? words.replace('{min}–{max}', '{max}') : words, { min, max: rule.maxLength })
}

const wordsOf = (language: string): Words => WORDS[writtenFor(language)]

const filled = (words: string, fill: FillValues) =>
  words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(fill[name] ?? whole))
