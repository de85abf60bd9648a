import { expect, test } from 'vitest'
import { atRate, atRates, rateOf, rateText } from './rate.ts'

test('a rate is read from a decimal fraction of at most six digits, and from nothing else', () => {
  expect(rateOf('0.0033')).toBe(3300)
  expect(rateOf('0.2')).toBe(200_000)
  expect(rateOf('0.000001')).toBe(1)
  expect(rateOf('1')).toBe(1_000_000)
  expect(rateOf('0')).toBe(0)
  for (const text of ['1.000001', '1.0001', '-0.1', '0.0000001', '1e9', 'NaN', '.5', '0.', '', ' 0.1', '100.01'])
    expect(rateOf(text)).toBeUndefined()
})

test('a rate is written as it was read, without idle zeros', () => {
  expect([200_000, 3300, 1, 1_000_000, 0].map(rateText)).toEqual(['0.2', '0.0033', '0.000001', '1', '0'])
  for (const rate of [1, 10, 999_999, 123_450, 1_000_000]) expect(rateOf(rateText(rate))).toBe(rate)
})

test('what amounts come to is floored once, below zero too', () => {
  expect(atRate(500_0099n, 100_000, 2)).toBe(50_0000n)
  expect(atRate(-5566n, 1_000_000, 2)).toBe(-5600n)
  // 0.005 and 0.005 are 0.01 together, and nothing each.
  expect(
    atRates(
      [50n, 50n].map((amount) => ({ amount, rate: 1_000_000 })),
      2,
    ),
  ).toBe(100n)
  expect(atRate(50n, 1_000_000, 2)).toBe(0n)
  expect(atRate(-1n, 1, 0)).toBe(-10000n)
})
