import { expect, test } from 'vitest'
import { found, namedIn } from './countries.ts'

const list = [
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'CI', countryDialingCode: '225' },
]
const named = namedIn('en', list)
const codes = (looked: string) => found(named, looked).map(({ countryCode }) => countryCode)

test('countries stand in the order of the language', () => {
  expect(named.map(({ name }) => name)).toEqual(['Côte d’Ivoire', 'Philippines', 'Vietnam'])
})

test('a country is found by its name without accents, by its code and by its dialing code', () => {
  expect(codes('cote')).toEqual(['CI'])
  expect(codes('vn')).toEqual(['VN'])
  expect(codes('+6')).toEqual(['PH'])
  expect(codes('84')).toEqual(['VN'])
  expect(codes('')).toHaveLength(3)
  expect(codes('nowhere')).toEqual([])
})
