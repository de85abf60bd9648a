import { expect, test } from 'vitest'
import { multiplierText } from './multiplier.ts'

test('a multiplier says how many times the stake came back, cut to hundredths', () => {
  expect(multiplierText('10.00', '19.80')).toBe('1.98')
  expect(multiplierText('3.00', '2.00')).toBe('0.66')
  expect(multiplierText('0.01', '1000000.00')).toBe('100000000.00')
  expect(multiplierText('5.00', '0.00')).toBe('0.00')
})
