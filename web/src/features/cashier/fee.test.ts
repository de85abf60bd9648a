import { expect, test } from 'vitest'
import { feeOf, isFree } from './fee.ts'

test.each([
  ['nothing', '2000.00', { percent: '0', fixed: '0.00' }, '0.00'],
  ['a share', '2000.00', { percent: '1.5', fixed: '0.00' }, '30.00'],
  ['a fixed sum', '2000.00', { percent: '0', fixed: '10.00' }, '10.00'],
  ['both', '2000.00', { percent: '1.5', fixed: '10.00' }, '40.00'],
  ['a share, rounded down to what can be paid', '99.99', { percent: '1.5', fixed: '0' }, '1.49'],
])('a fee takes %s', (_, amount, fee, taken) => {
  expect(feeOf(amount, fee, 2)).toBe(taken)
})

test('a fee in a currency without cents has none', () => {
  expect(feeOf('50500', { percent: '1.5', fixed: '1000' }, 0)).toBe('1757')
})

test('only a fee without share and sum is none', () => {
  expect(isFree({ percent: '0', fixed: '0.00' })).toBe(true)
  expect(isFree({ percent: '0.5', fixed: '0' })).toBe(false)
  expect(isFree({ percent: '0', fixed: '5.00' })).toBe(false)
})
