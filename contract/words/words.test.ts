import { describe, expect, test } from 'vitest'
import { WRITTEN } from '../language.ts'
import { PATTERN_IDS } from '../patterns.ts'
import * as en from './en.ts'
import * as id from './id.ts'
import * as ja from './ja.ts'
import * as pt from './pt.ts'
import * as th from './th.ts'
import * as tl from './tl.ts'
import * as vi from './vi.ts'
import { faultText, ownText, patternText, refusalText } from './words.ts'
import * as zh from './zh.ts'

const groups = ['refusalWords', 'faultWords', 'patternWords'] as const
const english = { refusalWords: en.refusalWords, faultWords: en.faultWords, patternWords: en.patternWords }
const fills = (words: string) =>
  [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').toSorted((a, b) => a.localeCompare(b))

describe.each([
  ['zh', zh],
  ['ja', ja],
  ['th', th],
  ['vi', vi],
  ['pt', pt],
  ['id', id],
  ['tl', tl],
])('the words in %s', (_, words) => {
  test.each(groups)('name in %s the same figures as the English ones and are not left in English', (group) => {
    for (const [key, said] of Object.entries(english[group])) {
      const other = Reflect.get(words[group], key) as string
      expect([key, fills(other)]).toEqual([key, fills(said)])
      expect([key, other]).not.toEqual([key, said])
    }
  })
})

test('a language is found by its code and by its tag', () => {
  expect(refusalText('TY', 'not_logged_in')).toBe(tl.refusalWords.not_logged_in)
  expect(refusalText('vi', 'not_logged_in')).toBe(vi.refusalWords.not_logged_in)
})

test('English stands in for a language that is not written and for one that does not exist', () => {
  expect(refusalText('KO', 'not_found')).toBe(en.refusalWords.not_found)
  expect(refusalText('xx', 'not_found')).toBe(en.refusalWords.not_found)
})

test('a brand’s own text is filled in like the others, and stands for a pattern too', () => {
  const texts = { 'refusal.login_locked': 'Come back in {minutes}.', 'pattern.6': '{min}–{max} figures' }
  expect(ownText(texts, 'refusal.login_locked', { minutes: 12 })).toBe('Come back in 12.')
  expect(ownText(texts, 'refusal.not_found')).toBeUndefined()
  expect(patternText('en', { patternId: 6, minLength: 4, maxLength: 8 }, texts)).toBe('4–8 figures')
})

test('figures are filled in, and a missing one stays visible', () => {
  expect(refusalText('en', 'login_locked', { minutes: 12 })).toBe(
    'Too many failed attempts. Please try again in 12 minutes.',
  )
  expect(faultText('vi', 'too_short', {})).toBe('Ít nhất {min} ký tự.')
})

test('a pattern says its lengths, and one number when least and most are the same', () => {
  expect(patternText('en', { patternId: 1, minLength: 4, maxLength: 15 })).toBe(
    '4–15 letters and digits, starting with a letter.',
  )
  expect(patternText('vi', { patternId: 6, minLength: 6, maxLength: 6 })).toBe('6 chữ số.')
  expect(patternText('tl', { patternId: 6, minLength: 0, maxLength: 6 })).toBe('1–6 numero.')
})

test('every pattern has a message in every written language', () => {
  for (const language of WRITTEN) {
    for (const patternId of PATTERN_IDS) {
      expect(patternText(language, { patternId, minLength: 2, maxLength: 9 })).not.toMatch(/[{}]/)
    }
  }
})
