import { expect, test } from 'vitest'
import { isWritten, type Language, WRITTEN, writtenFor } from './language.ts'

test('a table of words that lacks a language does not build', () => {
  const { th: thai, ...others } = { en: 1, zh: 1, ja: 1, th: 1, vi: 1, pt: 1, id: 1, tl: 1 } satisfies Record<
    Language,
    number
  >
  // @ts-expect-error Thai is missing.
  const table: Record<Language, number> = others
  expect(Object.keys({ ...table, th: thai }).toSorted()).toEqual(WRITTEN.toSorted())
})

test.each([
  ['TY', 'tl'],
  ['vi', 'vi'],
  ['KO', 'en'],
  ['nonsense', 'en'],
])('%s is said in %s', (language, tag) => {
  expect(writtenFor(language)).toBe(tag)
  expect(isWritten(tag)).toBe(true)
})
