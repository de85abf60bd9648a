import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['plain', '2000', '2000.00'],
  ['grouped by commas', '2,000', '2000.00'],
  ['grouped by points', '1.250.000', '1250000.00'],
  ['grouped by spaces', '12 500', '12500.00'],
  ['with a point', '99.5', '99.50'],
  ['with a comma', '99,95', '99.95'],
  ['grouped, with the other mark before the cents', '2.000,50', '2000.50'],
  ['with a point that nothing follows yet', '20.', '20.00'],
])('an amount is understood when it is typed %s', (_, text, amount) => {
  expect(typedAmount(text, 2)).toBe(amount)
})

test('a currency without cents reads every mark as one between thousands', () => {
  expect(typedAmount('50.000', 0)).toBe('50000')
  expect(typedAmount('50,5', 0)).toBe('505')
})

test.each(['', 'abc', '-5', '0', '0.00', '.5', '12e3'])('“%s” is no amount', (text) => {
  expect(typedAmount(text, 2)).toBeUndefined()
})
