import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fraction, floorTo, fractionOf, timesFloor, weightedFloor } from './fraction.ts'

const integers = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const positives = fc.bigInt({ min: 1n, max: 10n ** 20n })
const fractions = fc.tuple(integers, positives).map(([a, b]) => new Fraction(a, b))

describe('money times a ratio', () => {
  test.each([
    [10_0000n, 19800n, 10000n, 19_8000n],
    [1n, 19800n, 10000n, 1n],
    [100n, 10n, 20n, 50n],
    [7n, 1n, 20n, 0n],
    [0n, 5n, 3n, 0n],
  ])('%d × %d/%d is rounded down to %d', (amount, numerator, denominator, product) => {
    expect(timesFloor(amount, numerator, denominator)).toBe(product)
  })

  test('the product is never more than exact and less than one unit below', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.bigInt({ min: 0n, max: 10n ** 6n }),
        positives,
        (amount, a, b) => {
          const product = timesFloor(amount, a, b)
          expect(product * b <= amount * a && amount * a < (product + 1n) * b).toBe(true)
        },
      ),
    )
  })

  test.each([
    [-1n, 1n, 1n],
    [1n, -1n, 1n],
    [1n, 1n, 0n],
    [1n, 1n, -2n],
  ])('%d × %d/%d is refused', (amount, numerator, denominator) => {
    expect(() => timesFloor(amount, numerator, denominator)).toThrow('timesFloor is not for')
  })

  test.each([
    [[[12_0000n, 5n]], 10n, 100n, 6_0000n],
    [
      [
        [50n, 1n],
        [50n, 1n],
      ],
      1n,
      100n,
      100n,
    ],
    [
      [
        [50n, 1n],
        [49n, 1n],
      ],
      1n,
      100n,
      0n,
    ],
    [[[-1n, 1n]], 1n, 100n, -100n],
    [[[-5566n, 1n]], 1n, 100n, -5600n],
    [[[-300n, 1n]], 1n, 100n, -300n],
    [[], 7n, 100n, 0n],
  ] as const)(
    'the sum of weighted amounts %s over %d is floored once to steps of %d',
    (amounts, denominator, unit, floor) => {
      const weighted = amounts.map(([amount, weight]) => ({ amount, weight }))
      expect(weightedFloor(weighted, { denominator, unit })).toBe(floor)
    },
  )

  test('steps and denominators of nothing are refused', () => {
    expect(() => weightedFloor([], { denominator: 0n, unit: 1n })).toThrow('weightedFloor is not for')
    expect(() => weightedFloor([], { denominator: 1n, unit: 0n })).toThrow('weightedFloor is not for')
  })

  test('an amount is floored to the smallest payable step', () => {
    expect(floorTo(19_8099n, 100n)).toBe(19_8000n)
    expect(floorTo(19_8000n, 100n)).toBe(19_8000n)
    expect(floorTo(9_9999n, 10000n)).toBe(9_0000n)
    expect(() => floorTo(-1n, 100n)).toThrow('floorTo is not for')
    expect(() => floorTo(1n, 0n)).toThrow('floorTo is not for')
  })
})

describe('fractions', () => {
  test('are reduced, with the sign in front', () => {
    expect(`${new Fraction(6n, -8n)}`).toBe('-3/4')
    expect(`${new Fraction(10n, 5n)}`).toBe('2')
    expect(`${new Fraction(0n, -7n)}`).toBe('0')
    expect(() => new Fraction(1n, 0n)).toThrow('1/0 is not a number')
  })

  test('keep the laws of arithmetic exactly', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(a.add(b).sub(b)).toEqual(a)
        expect(a.add(b).mul(c)).toEqual(a.mul(c).add(b.mul(c)))
        fc.pre(c.numerator !== 0n)
        expect(a.mul(c).div(c)).toEqual(a)
      }),
    )
  })

  test('compare by value', () => {
    expect(new Fraction(2n, 4n).equals(new Fraction(1n, 2n))).toBe(true)
    expect(new Fraction(1n, 3n).equals(new Fraction(1n, 2n))).toBe(false)
    expect(new Fraction(1n, 3n).atMost(new Fraction(1n, 2n))).toBe(true)
    expect(new Fraction(1n, 2n).atMost(new Fraction(1n, 2n))).toBe(true)
    expect(new Fraction(-1n, 3n).abs().atMost(new Fraction(1n, 4n))).toBe(false)
  })

  test.each([
    [new Fraction(1n, 3n), 4, '0.3333'],
    [new Fraction(2n, 3n), 4, '0.6667'],
    [new Fraction(1n, 8n), 2, '0.13'],
    [new Fraction(-1n, 8n), 2, '-0.13'],
    [new Fraction(-1n, 1000n), 2, '0.00'],
    [new Fraction(5n, 2n), 0, '3'],
    [new Fraction(12345n, 100n), 2, '123.45'],
  ])('%s shown with %d decimals is %s', (value, digits, text) => {
    expect(value.decimal(digits)).toBe(text)
  })

  test.each([
    ['0.50', '1/2'],
    ['-3', '-3'],
    ['1e-5', '1/100000'],
    ['1.5e+2', '150'],
    ['', undefined],
    ['.5', undefined],
    ['1.', undefined],
    ['0x10', undefined],
    ['1 ', undefined],
  ])('the text “%s” reads as %s', (text, value) => {
    expect(fractionOf(text)?.toString()).toBe(value)
  })

  test('a decimal read back is the decimal written', () => {
    fc.assert(
      fc.property(integers, fc.nat(12), (scaled, digits) => {
        const value = new Fraction(scaled, 10n ** BigInt(digits))
        expect(fractionOf(value.decimal(digits))?.toString()).toBe(value.toString())
      }),
    )
  })

  test('a root is the largest decimal of its length whose square fits', () => {
    expect(new Fraction(2n).root(10).decimal(10)).toBe('1.4142135623')
    expect(new Fraction(9n, 4n).root(3).decimal(3)).toBe('1.500')
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (square) => {
        const root = new Fraction(square).root(0).numerator
        expect(root * root <= square && square < (root + 1n) * (root + 1n)).toBe(true)
      }),
    )
    expect(() => new Fraction(-1n).root(2)).toThrow('no root')
  })
})
