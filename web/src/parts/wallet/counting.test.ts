import { expect, test } from 'vitest'
import { changeOf, countedTo } from './counting.ts'

test('a balance starts to count at the old value and ends at exactly the new one', () => {
  expect(countedTo('100.00', '125.55', 0)).toBe('100.00')
  expect(countedTo('100.00', '125.55', 1)).toBe('125.55')
})

test('a balance on its way stays between the two and keeps its decimals', () => {
  expect(countedTo('100.00', '200.00', 0.5)).toBe('187.50')
  expect(countedTo('200.00', '100.00', 0.5)).toBe('112.50')
  expect(countedTo('1000', '1001', 0.5)).toBe('1000')
})

test('counting is exact where floating point is not', () => {
  expect(countedTo('99999999999999.98', '99999999999999.99', 1)).toBe('99999999999999.99')
  expect(changeOf('0.10', '0.30')).toBe('0.20')
})

test('the change beside a balance has its sign', () => {
  expect(changeOf('16860.50', '24860.50')).toBe('8000.00')
  expect(changeOf('20.00', '0.00')).toBe('-20.00')
  expect(changeOf('5', '5')).toBe('0')
})
