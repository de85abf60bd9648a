import { expect, test } from 'vitest'
import { leftOf } from './time-left.ts'

test.each([
  [2_528_000, '42:08'],
  [3_723_000, '1:02:03'],
  [100_000_000, '27:46:40'],
  [1, '00:01'],
  [0, undefined],
  [-5000, undefined],
])('%d ms are %s', (ms, text) => {
  expect(leftOf(ms)).toBe(text)
})
