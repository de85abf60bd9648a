import { expect, test } from 'vitest'
import { countedWords, receiptOf } from './rules.ts'

const LIMITS = { wordsMin: 3, wordsMax: 5 }

test.each([
  ['one too few', 'too short', 'too_few_words'],
  ['just enough', 'long enough now', 3],
  ['just few enough', 'one two three four five', 5],
  ['one too many', 'one two three four five six', 'too_many_words'],
  ['marks and spaces are no words', '!!! ... ??? --- ,,,', 'too_few_words'],
  ['Thai without spaces', 'ฉันรักประเทศไทย', 3],
])('%s', (_case, text, answer) => {
  const verdict = countedWords(text, LIMITS)
  expect(verdict.ok ? verdict.value : verdict.detail.fields?.['content']?.[0]?.code).toBe(answer)
})

test('a receipt is short enough to read out', () => {
  expect(receiptOf('F', '0193a1fe-0000-7000-8000-0000deadbeef')).toBe('F-DEADBEEF')
})
