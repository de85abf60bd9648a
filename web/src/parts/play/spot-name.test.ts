import { expect, test } from 'vitest'
import { paysText, paysTight } from './spot-name.ts'

test.each([
  ['en', ['0.95'], '0.95 : 1'],
  ['vi', ['0.95'], '0,95 : 1'],
  ['th', ['1', '7.5'], '1 · 7.5 : 1'],
  ['pt', ['0.5', '2', '4', '30'], '0,5 … 30 : 1'],
])('in %s odds of %j are written as the language writes numbers', (language, pays, said) => {
  expect(paysText(pays, language)).toBe(said)
})

test('on a narrow spot nothing stands between the odds but their sign', () => {
  expect(paysTight(['1', '2.5'], 'vi')).toBe('1·2,5 : 1')
})
