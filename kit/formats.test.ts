import { WRITTEN } from '@croupier/contract/language.ts'
import { expect, test } from 'vitest'
import { numberFormat, withMinus, withPercentSign } from './formats.ts'

test.each(WRITTEN)('a zero has no sign in %s, and neither has what is rounded to zero', (language) => {
  expect(numberFormat(language).format(-0)).toBe('0')
  expect(numberFormat(language, { maximumFractionDigits: 0 }).format(-0.4)).toBe('0')
  expect(numberFormat(language, { signDisplay: 'exceptZero' }).format(-0)).toBe('0')
  expect(numberFormat(language).format(-1)).toBe('-1')
})

test('the sign of per cent stands where a language has it', () => {
  expect(WRITTEN.map((language) => withPercentSign('99', language))).toEqual(WRITTEN.map(() => '99%'))
  expect(withPercentSign('99', 'fr')).toMatch(/^99\s%$/)
  expect(withPercentSign('99', 'tr')).toBe('%99')
})

test('a figure below zero has a true minus, and one above zero stays as it is', () => {
  expect(['-2.5%', '2.5%', '−3'].map(withMinus)).toEqual(['−2.5%', '2.5%', '−3'])
})
