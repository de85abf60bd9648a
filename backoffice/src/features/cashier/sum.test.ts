import { expect, test } from 'vitest'
import { sumOf } from './sum.ts'

test.each([
  [[], '0.0000'],
  [['0.05', '1.1'], '1.1500'],
  [['4200.00', '9800.00', '2500'], '16500.0000'],
])('%j add up to %s', (amounts, sum) => {
  expect(sumOf(amounts)).toBe(sum)
})
