import { expect, test } from 'vitest'
import { bearerOf, languageOf } from './authentication.ts'

const brand = { languages: ['EN', 'VI'], defaultLanguage: 'VI' }

test.each([
  ['EN', 'en'],
  ['en', 'en'],
  ['vi', 'vi'],
  ['TY', 'vi'],
  ['klingon', 'vi'],
  ['__proto__', 'vi'],
  ['', 'vi'],
  [undefined, 'vi'],
])('who asks for %j is spoken to in %s', (asked, tag) => {
  expect(languageOf(asked, brand)).toBe(tag)
})

const token = 'a'.repeat(43)

test.each([
  [`Bearer ${token}`, token],
  [`bearer ${token}`, token],
  [`Bearer ${token.slice(1)}`, undefined],
  [`Bearer ${token}!`, undefined],
  [`Bearer ${'a'.repeat(129)}`, undefined],
  [`Basic ${token}`, undefined],
  [token, undefined],
  ['', undefined],
  [undefined, undefined],
])('%j carries the token %j', (header, expected) => {
  expect(bearerOf(header)).toBe(expected)
})
