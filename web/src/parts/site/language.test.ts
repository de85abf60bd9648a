import { expect, test } from 'vitest'
import { offeredLanguages, pickLanguage } from './language.ts'

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

test('at a first visit the browser’s language is spoken where the brand has it, and the stored one ever after', () => {
  const all = { languages: ['EN', 'VI', 'CN', 'TY'], defaultLanguage: 'EN' }
  expect(pickLanguage(null, all, ['xx', 'vi-VN', 'en'])).toBe('VI')
  expect(pickLanguage(null, all, ['zh-Hans-CN'])).toBe('CN')
  expect(pickLanguage(null, all, ['fil-PH', 'en'])).toBe('TY')
  expect(pickLanguage(null, lucky, ['ko', 'th'])).toBe('EN')
  expect(pickLanguage('EN', all, ['vi'])).toBe('EN')
  expect(pickLanguage('XX', all, ['vi'])).toBe('EN')
})

test('only languages with words are offered, the six of the header first, Indonesian and Tagalog after them', () => {
  expect(offeredLanguages({ languages: ['TY', 'EN', 'FR', 'XX'] })).toEqual(['EN', 'TY'])
  expect(offeredLanguages({ languages: ['EN', 'TY', 'ID', 'PT', 'VI', 'TH', 'JA', 'CN'] })).toEqual([
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
