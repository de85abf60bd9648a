import { expect, test } from 'vitest'
import { difference, multipleOf, sumOf, takenBefore } from './amounts.ts'

test('while a round is shown the balance holds what was left after the stake, whatever the round pays', () => {
  expect(takenBefore({ balance: '1200.50', payout: '201.00' })).toBe('999.50')
  expect(takenBefore({ balance: '12480500', payout: '0' })).toBe('12480500')
})

test('a result is the payout less the stake, with the currency’s decimals', () => {
  expect(difference('0.00', '1.20')).toBe('-1.20')
  expect(difference('175000', '20000')).toBe('155000')
})

test('amounts add up exactly', () => {
  expect(sumOf(['0.10', '0.20', '-0.40'])).toBe('-0.10')
})

test('a return of the stake is once the stake', () => {
  expect(multipleOf('2.00', '2.00')).toBe(1)
  expect(multipleOf('175.00', '20.00')).toBe(8.75)
})
