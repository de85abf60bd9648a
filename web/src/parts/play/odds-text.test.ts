import { expect, test } from 'vitest'
import { oddsText } from './odds-text.ts'

const words = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`

test.each([
  ['en', ['0.95'], '0.95 : 1'],
  ['vi', ['0.95'], '0,95 : 1'],
  ['th', ['1', '7.5'], '1 · 7.5 : 1'],
  ['pt', ['0.5', '2', '4', '30'], '0,5 … 30 : 1'],
])('in %s odds of %j are written as the language writes numbers', (language, pays, text) => {
  expect(oddsText(words, language, pays, 'ratio')).toBe(text)
})

test('on a narrow spot nothing stands between the odds but their sign', () => {
  expect(oddsText(words, 'vi', ['1', '2.5'], 'tight')).toBe('1·2,5 : 1')
})

test('in a slip the language says them in its own words', () => {
  expect(oddsText(words, 'vi', ['1', '2.5'], 'words')).toBe('odds_to_one {"odds":"1 · 2,5"}')
})
