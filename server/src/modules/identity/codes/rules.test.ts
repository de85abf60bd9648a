import { expect, test } from 'vitest'
import { digitsOf } from './rules.ts'

test('a code has six digits, the first ones zero too', () => {
  expect(digitsOf(42)).toBe('000042')
  expect(digitsOf(1_999_999)).toBe('999999')
})

test('every code comes up from equally many drawn numbers; what is left over is drawn again', () => {
  const last = Math.floor(2 ** 32 / 1_000_000) * 1_000_000 - 1
  expect(digitsOf(last)).toBe('999999')
  expect(digitsOf(last + 1)).toBeUndefined()
  expect(digitsOf(2 ** 32 - 1)).toBeUndefined()
})
