import { expect, test } from 'vitest'
import { foreignText, plainText } from './plain-text.ts'

test.each([
  ['Mozilla/5.0', 'Mozilla/5.0'],
  ['half \uD800 of one', 'half \uFFFD of one'],
  ['a\u0000b\u001B[31m\u0085', 'a b [31m '],
  ['turned \u202Eback', 'turned  back'],
  ['赌场 😀', '赌场 😀'],
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed, 100)).toBe(kept)
})

test('what is cut in the middle of a character is well-formed, too', () => {
  expect(plainText('ab😀', 3)).toBe('ab\uFFFD')
  expect(foreignText(3).parse('ab😀')).toBe('ab\uFFFD')
})
