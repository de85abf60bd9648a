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

test('only languages with words are offered, the six of the header first, Indonesian and Tagalog after them', () => {
  expect(offered({ languages: ['TY', 'EN', 'FR', 'XX'] })).toEqual(['EN', 'TY'])
  expect(offered({ languages: ['EN', 'TY', 'ID', 'PT', 'VI', 'TH', 'JA', 'CN'] })).toEqual([
    'CN',
    'EN',
    'JA',
    'TH',
    'VI',
    'PT',
    'ID',
    'TY',
  ])
})
