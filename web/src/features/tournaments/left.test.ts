import { expect, test } from 'vitest'
import { leftOf } from './left.ts'

test.each([
  [2 * 86_400_000 + 3 * 3_600_000 + 59_000, '2 days 3 hr'],
  [86_400_000, '1 day 0 hr'],
  [3_600_000 + 61_000, '1 hr 1 min'],
  [249_000, '4 min 9 sec'],
  [900, '0 sec'],
  [-5, '0 sec'],
])('%i ms are written as “%s”', (ms, text) => {
  expect(leftOf(ms, 'en')).toBe(text)
})

test('the units are those of the language', () => {
  expect(leftOf(3_660_000, 'vi')).toBe('1 giờ 1 phút')
})
