import { expect, test } from 'vitest'
import { type FinderEntry, finderOf } from './finder.ts'

const named = (id: string, name: string, about = ''): FinderEntry => ({ id, name, about })
const find = finderOf([
  named('dice', 'Dice', 'Croupier Studio In-house'),
  named('lucky', 'Lucky Twenty', 'Croupier Studio Slots'),
  named('tamaraw', 'Tamaraw Gold', 'Tamaraw Play Slots'),
  named('fiesta', 'Fiesta Reels', 'Papaya Reels Slots'),
  named('dem', 'Đêm Hội Trăng Rằm', 'Hương Studio'),
  named('live', 'เกมคาสิโนสด', ''),
  named('casino', '真人娱乐场', ''),
])
const ids = (query: string) => find(query).map(({ id }) => id)

test.each([
  ['the beginning of a word', 'luc', ['lucky']],
  ['any word of the name', 'twenty', ['lucky']],
  ['several words, in any order', 'gold tam', ['tamaraw']],
  ['the middle of a word, after those that begin so', 'ta', ['tamaraw', 'fiesta']],
  ['words written as one', 'luckytwenty', ['lucky']],
  ['no matter the case', 'DICE', ['dice']],
  ['Vietnamese without its marks', 'dem hoi', ['dem']],
  ['Vietnamese with them', 'Trăng', ['dem']],
  ['a Thai word inside a sentence without spaces', 'คาสิโน', ['live']],
  ['a Chinese word', '娱乐', ['casino']],
  ['a Chinese character from the middle', '乐', ['casino']],
  ['who made it', 'papaya', ['fiesta']],
] as const)('finds by %s', (_, query, expected) => {
  expect(ids(query)).toEqual(expected)
})

test.each([
  ['a letter left out', 'tamraw', 'tamaraw'],
  ['a letter too many', 'twentty', 'lucky'],
  ['a wrong letter', 'fiezta', 'fiesta'],
  ['two letters in the wrong order', 'dcie', 'dice'],
  ['two letters in the wrong order of a longer word', 'lukcy', 'lucky'],
])('forgives %s', (_, query, expected) => {
  expect(ids(query)[0]).toBe(expected)
})

test('finds nothing where nothing is meant', () => {
  expect(ids('xylophone')).toEqual([])
  expect(ids('')).toEqual([])
  expect(ids(' . ')).toEqual([])
})

test('another name is found too, behind the name itself and from the beginning of its words', () => {
  const games = finderOf([
    { id: 'lanterns', name: 'Đèn Lồng Đôi', also: 'Twin Lanterns', about: '' },
    { id: 'twins', name: 'Twin Stars', about: '' },
  ])
  const ids = (query: string) => games(query).map(({ id }) => id)
  expect(ids('tern')).toEqual([])
  expect([ids('twin'), ids('lantrens'), ids('twinlanterns'), ids('den long')]).toEqual([
    ['twins', 'lanterns'],
    ['lanterns'],
    ['lanterns'],
    ['lanterns'],
  ])
})
