import { expect, test } from 'vitest'
import { languages } from './languages.ts'

const found = (text: string, path = 'server/src/modules/content/words.ts') => languages([{ path, text }])

test.each([
  `const WORDS: Readonly<Record<string, string>> = { en: 'Yes', vi: 'Có' }`,
  `const WORDS: Record<string, Words> = { en, vi, th }`,
  `const WORDS: Readonly<Partial<Record<Language, string>>> = { en: 'Yes', vi: 'Có' }`,
])('%s is refused: a language may be missing', (text) => {
  expect(found(text)).toEqual([
    { path: expect.any(String), line: 1, says: 'WORDS is words by language: Record<Language, …>' },
  ])
})

test.each([
  `const WORDS: Readonly<Record<Language, string>> = { en: 'Yes', vi: 'Có' }`,
  `const NAMES: Record<string, string> = { en: 'Yes', kind: 'answer' }`,
])('%s is allowed', (text) => {
  expect(found(text)).toEqual([])
})
