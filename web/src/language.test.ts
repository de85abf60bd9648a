import { expect, test } from 'vitest'
import { offered, pickLanguage } from './language.ts'

const lucky = { languages: ['EN', 'VI'], defaultLanguage: 'EN' }
const sampa = { languages: ['EN', 'TY'], defaultLanguage: 'TY' }

test('a stored language that the brand offers is spoken', () => {
  expect(pickLanguage('VI', lucky)).toBe('VI')
  expect(pickLanguage('vi', lucky)).toBe('VI')
  expect(pickLanguage('tl', sampa)).toBe('TY')
})

test('without a stored language, or with one that is not offered, the brand’s default is spoken', () => {
  expect(pickLanguage(null, sampa)).toBe('TY')
  expect(pickLanguage('VI', sampa)).toBe('TY')
  expect(pickLanguage('XX', lucky)).toBe('EN')
})

test('only languages with words are offered, in the brand’s order', () => {
  expect(offered({ languages: ['TY', 'EN', 'FR', 'XX'] })).toEqual(['TY', 'EN'])
})
