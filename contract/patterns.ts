import type { FieldRule } from './brand.ts'
import { accepts } from './expression.ts'

export const PATTERN_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const
export type PatternId = (typeof PATTERN_IDS)[number]

/** One thing that a pattern asks for; its name has words, so that a form can tick it off. */
export type PatternPart =
  | 'starts_with_letter'
  | 'letters_digits'
  | 'han_digits'
  | 'email'
  | 'letter'
  | 'digit'
  | 'digits'
  | 'upper_case'
  | 'letters_spaces'
  | 'no_spaces'
  | 'han_punctuation'
  | 'date_year_first'
  | 'words'
  | 'date_month_first'
  | 'any_letters_digits'
  | 'hangul'
  | 'thai'
  | 'thai_letters_spaces'
  | 'upper_case_spaces'
  | 'printable'

type Test = (text: string) => boolean

// Every expression is anchored and no two of its repeats compete for the same character, so each takes linear time.
const like =
  (expression: RegExp): Test =>
  (text) =>
    expression.test(text)

const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z](?:[A-Za-z0-9]|-+[A-Za-z0-9])+$/

const TESTS: Readonly<Record<PatternPart, Test>> = {
  starts_with_letter: like(/^[A-Za-z]/),
  letters_digits: like(/^[A-Za-z0-9]+$/),
  han_digits: like(/^[\p{Script=Han}0-9]+$/u),
  email: like(EMAIL),
  letter: like(/[A-Za-z]/),
  digit: like(/[0-9]/),
  digits: like(/^[0-9]+$/),
  upper_case: like(/[A-Z]/),
  letters_spaces: like(/^[A-Za-z ]+$/),
  no_spaces: like(/^\S+$/u),
  han_punctuation: like(/^[\p{Script=Han}\p{P}]+$/u),
  date_year_first: (text) => isDate(/^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/.exec(text)),
  // Marks are part of letters in scripts that stack them.
  words: like(/^\p{L}[\p{L}\p{M}]*(?: \p{L}[\p{L}\p{M}]*)*$/u),
  date_month_first: (text) => isDate(/^(?<month>\d\d)-(?<day>\d\d)-(?<year>\d{4})$/.exec(text)),
  any_letters_digits: like(/^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*$/u),
  hangul: like(/^\p{Script=Hangul}+$/u),
  thai: like(/^\p{Script=Thai}+$/u),
  thai_letters_spaces: like(/^[\p{Script=Thai}A-Za-z ]+$/u),
  upper_case_spaces: like(/^[A-Z ]+$/),
  printable: like(/^[!-~]+$/),
}

const PARTS: Readonly<Record<PatternId, readonly PatternPart[]>> = {
  0: [],
  1: ['starts_with_letter', 'letters_digits'],
  2: ['han_digits'],
  3: ['email'],
  4: ['letters_digits'],
  5: ['letter', 'digit', 'letters_digits'],
  6: ['digits'],
  7: ['upper_case', 'letters_digits'],
  8: ['letters_spaces'],
  9: ['no_spaces'],
  10: ['han_punctuation'],
  11: ['date_year_first'],
  12: ['words'],
  13: ['date_month_first'],
  14: ['any_letters_digits'],
  15: ['hangul'],
  16: ['thai'],
  17: ['thai_letters_spaces'],
  18: ['upper_case', 'upper_case_spaces'],
  19: ['printable'],
}

/** What a pattern asks for, piece by piece; all of it together is the pattern. */
export const partsOf = (patternId: number): readonly PatternPart[] => PARTS[known(patternId)]

/** Whether a text has what one piece of a pattern asks for. */
export const hasPart = (part: PatternPart, text: string): boolean => TESTS[part](text.normalize())

/** Whether a text is of a registration pattern, 0 to 19; its length is another matter. */
export const matchesPattern = (patternId: number, text: string): boolean =>
  partsOf(patternId).every((part) => hasPart(part, text))

/** How many characters a person would count. */
export const lengthOf = (text: string): number => [...text.normalize()].length

/** What is wrong with a field, and the lengths that its message names. */
export interface FieldTrouble {
  readonly fault: 'required' | 'too_short' | 'too_long' | 'invalid'
  readonly min: number
  readonly max: number
}

/** What a brand's rule finds wrong with what was typed; an empty field is only wrong where it is required. */
export function checkField(rule: FieldRule, text: string): FieldTrouble | undefined {
  const fault = faultOf(rule, text)
  return fault && { fault, min: rule.minLength, max: rule.maxLength }
}

function faultOf(rule: FieldRule, text: string): FieldTrouble['fault'] | undefined {
  if (text === '') return rule.required ? 'required' : undefined
  const length = lengthOf(text)
  if (length > rule.maxLength) return 'too_long'
  if (!matchesPattern(rule.patternId, text)) return 'invalid'
  if (length < rule.minLength) return 'too_short'
  return rule.acceptedPattern === '*' || accepts(rule.acceptedPattern, text.normalize()) ? undefined : 'invalid'
}

function known(patternId: number): PatternId {
  const id = PATTERN_IDS.find((id) => id === patternId)
  if (id === undefined) throw new RangeError(`there is no pattern ${patternId}`)
  return id
}

function isDate(found: RegExpExecArray | null): boolean {
  const { year, month, day } = found?.groups ?? {}
  if (year === undefined || month === undefined || day === undefined || year === '0000') return false
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}
