import { expect, test } from 'vitest'
import { languages } from './languages.ts'

const found = (text: string, path = 'server/src/modules/content/words.ts') => languages([{ path, text }])

test.each([
  `const WORDS: Readonly<Record<string, string>> = { en: 'Yes', vi: 'Có' }`,
  `const WORDS: Record<string, Words> = { en, vi, th }`,
  `const WORDS: Readonly<Partial<Record<Language, string>>> = { en: 'Yes', vi: 'Có' }`,
  `const WORDS = { en: ['Yes'], vi: ['Có'] }`,
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

test.each([
  `const LANGUAGES = ['en', 'vi', 'tl', 'zh'] as const`,
  `const Names = z.partialRecord(z.enum(['en', 'zh', 'ja', 'th']), text(60))`,
  `type Tag = 'en' | 'vi' | 'th' | 'pt'`,
])('%s is refused: a new language would be missing there', (text) => {
  const says = 'languages are listed in contract/language.ts alone: WRITTEN, Language'
  expect(found(text, 'backoffice/src/features/tables/names-fields.tsx')).toEqual([
    { path: expect.any(String), line: 1, says },
  ])
  expect(found(text, 'contract/language.ts')).toEqual([])
})

test.each([
  `WRITTEN.map((tag) => tag)`,
  `const [here, english] = [language, 'en']`,
  `type Written = 'en' | 'vi' | 'tl'`,
  `type Side = 'up' | 'in' | 'on' | 'at'`,
])('%s lists no languages', (text) => {
  expect(found(text, 'web/src/languages.ts')).toEqual([])
})
