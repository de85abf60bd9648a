import { expect, test } from 'vitest'
import { matchingCountries, namedIn } from './countries.ts'

const list = [
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'VN', countryDialingCode: '84' },
  { countryCode: 'CI', countryDialingCode: '225' },
  { countryCode: 'DE', countryDialingCode: '49' },
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'AG', countryDialingCode: '1268' },
  { countryCode: 'GB', countryDialingCode: '44' },
  { countryCode: 'AE', countryDialingCode: '971' },
  { countryCode: 'RO', countryDialingCode: '40' },
]
const codesIn = (language: string, looked: string) =>
  matchingCountries(namedIn(language, list), looked).map(({ countryCode }) => countryCode)

test('countries stand in the order of the language', () => {
  expect(namedIn('en', list.slice(0, 3)).map(({ name }) => name)).toEqual(['Côte d’Ivoire', 'Philippines', 'Vietnam'])
})

test.each([
  ['by its name without accents', 'en', 'cote', ['CI']],
  ['by its name in the language that is shown', 'vi', 'duc', ['DE']],
  ['by its name in Thai', 'th', 'เวียดนาม', ['VN']],
  ['by its English name in any language', 'ja', 'germ', ['DE']],
  ['by its code', 'en', 'vn', ['VN']],
  ['by its dialing code', 'en', '+84', ['VN']],
  ['by the beginning of its dialing code', 'en', '6', ['PH']],
  ['by a word in its name', 'en', 'kingdom', ['GB']],
  ['by nothing: all of them', 'en', ' ', ['AG', 'CI', 'DE', 'PH', 'RO', 'AE', 'GB', 'US', 'VN']],
  ['by what no country is called: none', 'en', 'nowhere', []],
])('a country is found %s', (_how, language, looked, codes) => {
  expect(codesIn(language, looked)).toEqual(codes)
})

test.each([
  ['the very dialing code before those that begin with it', '1', ['US', 'AG']],
  ['the very code before names that begin so or hold it', 'de', ['DE']],
  ['the beginning of a name before a word in it', 'united', ['AE', 'GB', 'US']],
  ['names that begin so before names that hold it', 'an', ['AG', 'DE', 'RO']],
])('the likeliest stands first: %s', (_how, looked, codes) => {
  expect(codesIn('en', looked)).toEqual(codes)
})
