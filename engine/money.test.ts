import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText, flooredText, unitsOf } from './money.ts'

const int8Max = 2n ** 63n - 1n

describe('an amount', () => {
  test.each([
    ['10', 2, 100000n],
    ['10.5', 2, 105000n],
    ['10.50', 2, 105000n],
    ['0.01', 2, 100n],
    ['0', 2, 0n],
    ['0.0001', 4, 1n],
    ['5', 0, 50000n],
    ['922337203685477.5807', 4, int8Max],
  ])('written %s with up to %d decimals is %d units', (text, decimals, units) => {
    expect(unitsOf(text, decimals)).toBe(units)
  })

  test.each([
    ['-1', 2],
    ['+1', 2],
    ['1e-37', 4],
    ['1e400', 4],
    ['NaN', 2],
    ['Infinity', 2],
    ['0x10', 2],
    ['0.001', 2],
    ['1.0', 0],
    [' 5', 2],
    ['5 ', 2],
    ['5\n', 2],
    ['1,000', 2],
    ['1.', 2],
    ['.5', 2],
    ['', 2],
    ['1.2.3', 4],
    ['٣', 2],
    ['99999999999999999999', 2],
    ['922337203685477.5808', 4],
    ['9'.repeat(1000), 2],
  ])('is refused when written “%s” where %d decimals are paid', (text, decimals) => {
    expect(unitsOf(text, decimals)).toBeUndefined()
  })

  test('read back is the amount written, for any that its decimals can say', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: int8Max / 10000n }), fc.integer({ min: 0, max: 4 }), (steps, decimals) => {
        const units = steps * 10n ** BigInt(4 - decimals)
        expect(unitsOf(amountText(units, decimals), decimals)).toBe(units)
      }),
    )
  })

  test.each([
    [198000n, 2, '19.80'],
    [1n, 4, '0.0001'],
    [0n, 2, '0.00'],
    [50000n, 0, '5'],
    [-12300n, 2, '-1.23'],
  ])('of %d units with %d decimals is written %s', (units, decimals, text) => {
    expect(amountText(units, decimals)).toBe(text)
  })

  test('finer than the decimals asked for is a mistake, never rounded silently', () => {
    expect(() => amountText(12345n, 2)).toThrow('finer than 2 decimals')
    expect(() => amountText(1n, 0)).toThrow('finer than 0 decimals')
    expect(() => amountText(1n, 5)).toThrow('no amounts with 5 decimals')
    expect(() => unitsOf('1', -1)).toThrow('no amounts with -1 decimals')
  })

  test('of a pot or a score is cut off where it is finer than what is shown', () => {
    expect(flooredText(1_9849n, 2)).toBe('1.98')
    expect(flooredText(250n, 2)).toBe('0.02')
    expect(flooredText(12_5000n, 0)).toBe('12')
    expect(flooredText(100_0000n, 2)).toBe('100.00')
  })
})
