import { describe, expect, test } from 'vitest'
import { seededWords } from '../test/words.ts'
import { writeContent } from './content.ts'
import { familyOf, lotteryFamilies, methodOf } from './families.ts'
import {
  combinedNumbers,
  digitSets,
  numberSets,
  permutedNumbers,
  pickByDigit,
  pickNumbers,
  quickChoices,
  quickSetsOf,
  randomContent,
  rolledNumbers,
  seriesNumbers,
  withPermuted,
} from './pickers.ts'

const numbers = (digits: number) => Array.from({ length: 10 ** digits }, (_, n) => `${n}`.padStart(digits, '0'))
const TWO = numbers(2)

test('sets by the last two digits are as large as the rulebook says', () => {
  const sizes = (of: readonly string[]) =>
    Object.fromEntries(numberSets.map((set) => [set, pickNumbers(of, set).length]))
  expect(sizes(TWO)).toEqual({
    TAI: 50,
    XIU: 50,
    CHAN: 50,
    LE: 50,
    KEP: 10,
    CHAN_CHAN: 25,
    CHAN_LE: 25,
    LE_CHAN: 25,
    LE_LE: 25,
  })
  expect(sizes(numbers(3))['TAI']).toBe(500)
  expect(pickNumbers(TWO, 'TAI').slice(0, 2)).toEqual(['50', '51'])
  expect(pickNumbers(TWO, 'XIU').at(-1)).toBe('49')
  expect(pickNumbers(TWO, 'KEP')).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99'])
  expect(pickNumbers(TWO, 'CHAN_LE').slice(0, 6)).toEqual(['01', '03', '05', '07', '09', '21'])
  expect(pickNumbers(['125', '150'], 'TAI')).toEqual(['150'])
})

test('a digit has its head, its tail, its sum and the nineteen numbers it is in', () => {
  expect(digitSets.map((set) => pickByDigit(TWO, set, 3).length)).toEqual([10, 10, 10, 19])
  expect(pickByDigit(TWO, 'HEAD', 3)[0]).toBe('30')
  expect(pickByDigit(TWO, 'TAIL', 3)[0]).toBe('03')
  expect(pickByDigit(TWO, 'SUM', 3)).toEqual(['03', '12', '21', '30', '49', '58', '67', '76', '85', '94'])
  expect(pickByDigit(TWO, 'TOUCH', 3).filter((number) => !number.includes('3'))).toEqual([])
})

test('numbers are turned round into all their orders, each once', () => {
  expect(['7', '12', '11', '122', '123', '1123', '1234'].map((number) => permutedNumbers(number).length)).toEqual([
    1, 2, 1, 3, 6, 12, 24,
  ])
  expect(withPermuted(['21', '12', '33'])).toEqual(['12', '21', '33'])
})

test.each([
  [{ first: '10', last: '13' }, ['10', '11', '12', '13']],
  [{ first: '05', second: '15', last: '40' }, ['05', '15', '25', '35']],
  [{ first: '00', second: '11', last: '99' }, pickNumbers(TWO, 'KEP')],
  [{ first: '001', second: '501', last: '999' }, ['001', '501']],
  [{ first: '10', last: '10' }, undefined],
  [{ first: '20', last: '10' }, undefined],
  [{ first: '20', second: '10', last: '40' }, undefined],
  [{ first: '10', last: '100' }, undefined],
  [{ first: 'a', last: 'b' }, undefined],
])('%o is a series of its own distance', (series, expected) => {
  expect(seriesNumbers(series)).toEqual(expected)
})

test('digits are combined into all numbers without a digit twice', () => {
  expect(combinedNumbers('3123', 2)).toEqual(['12', '13', '21', '23', '31', '32'])
  expect(combinedNumbers('12345', 3)).toHaveLength(60)
  expect(combinedNumbers('12', 3)).toEqual([])
})

test('one open digit rolls', () => {
  expect(rolledNumbers('R234')?.at(-1)).toBe('9234')
  expect(rolledNumbers('12r4')).toEqual(Array.from('0123456789', (digit) => `12${digit}4`))
  for (const wrong of ['1234', 'RR34', '12X4']) expect(rolledNumbers(wrong)).toBeUndefined()
})

describe('quick sets of a row', () => {
  const row = (family: string, key: string, position = 0) =>
    methodOf(familyOf(family)!, key)!.form.positions![position]!

  test.each([
    ['SSC', 'ZX3_B', ['5', '6', '7', '8', '9']],
    ['PK10', 'DWD', ['6', '7', '8', '9', '10']],
    ['X5', 'DWD', ['06', '07', '08', '09', '10', '11']],
    ['K3', 'ONE', ['4', '5', '6']],
  ])('%s %s has as its upper half %s', (family, key, big) => {
    const position = row(family, key)
    expect(quickChoices(position, 'BIG')).toEqual(big)
    expect([...quickChoices(position, 'SMALL'), ...big]).toEqual(position.values)
    expect(quickChoices(position, 'ALL')).toEqual(position.values)
    expect(quickChoices(position, 'CLEAR')).toEqual([])
    expect(quickChoices(position, 'ODD').map(Number)).toEqual(position.values.map(Number).filter((n) => n % 2 === 1))
    expect(quickChoices(position, 'EVEN').map(Number)).toEqual(position.values.map(Number).filter((n) => n % 2 === 0))
  })

  test('those that do not fit are not offered', () => {
    expect(quickSetsOf(row('SSC', 'ZX3_B'))).toEqual(['ALL', 'BIG', 'SMALL', 'ODD', 'EVEN', 'CLEAR'])
    expect(quickSetsOf(row('SSC', 'BSOE_1'))).toEqual(['ALL', 'CLEAR'])
    // One digit is chosen, and twenty numbers of eighty at most.
    expect(quickSetsOf(row('SSC', 'BD3_B'))).toEqual([])
    expect(quickSetsOf(row('KL8', 'PICK_5'))).toEqual([])
  })
})

test('every method takes a content by chance, as small as it can be', () => {
  const words = seededWords(19)
  for (const { key, methods } of lotteryFamilies)
    for (const method of methods) {
      const content = randomContent(method, words)
      expect([key, method.key, content && method.tickets(content) > 0]).toEqual([key, method.key, true])
      const least = method.form.positions?.reduce((sum, { min }) => sum + min, method.form.filled ?? 0) ?? 1
      const chosen = content!.kind === 'typed' ? 1 : content!.positions.flat().length
      expect({ key, method: method.key, chosen }).toEqual({ key, method: method.key, chosen: least })
    }
})

test('chance reaches every choice', () => {
  const words = seededWords(7)
  const method = methodOf(familyOf('SSC')!, 'DWD')!
  const seen = new Set(Array.from({ length: 1000 }, () => writeContent(randomContent(method, words)!)))
  expect(seen.size).toBe(50)
})
