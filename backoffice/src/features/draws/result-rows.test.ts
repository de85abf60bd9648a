import { expect, test } from 'vitest'
import { columnsOf, faultOf, lengthsOf, numbersIn, rowsOf, withPasted } from './result-rows.ts'

const PRIZES = [
  { key: 'DB', count: 1, digits: 5 },
  { key: 'G6', count: 3, digits: 3 },
  { key: 'G7', count: 2, digits: 2 },
]
const LENGTHS = lengthsOf(PRIZES)
const NOTHING = LENGTHS.map(() => '')
const RESULT = ['48213', '807', '215', '634', '62', '08']

test('a result has a row for each prize, with the places of its numbers', () => {
  expect(rowsOf(PRIZES).map(({ places }) => places)).toEqual([[0], [1, 2, 3], [4, 5]])
  expect(LENGTHS).toEqual([5, 3, 3, 3, 2, 2])
})

test('numbers of a prize stand in even lines', () => {
  expect([1, 2, 3, 4, 6, 7, 10].map(columnsOf)).toEqual([1, 2, 3, 4, 3, 4, 4])
})

test.each([
  ['by spaces', '48213 807 215 634 62 08'],
  ['line by line with names', 'ĐB\t48213\nG6: 807 215 634\nG.7 62-08'],
  ['with names in words', 'Giải đặc biệt 48213\nGiải 6 807, 215, 634\nGiải 7: 62, 08'],
  ['in one', '48213807215634 6208'],
])('a whole result is split into its fields: %s', (_, text) => {
  expect(withPasted(NOTHING, LENGTHS, { text, at: 0 })).toEqual(RESULT)
})

test('what is pasted at a field fills it and those after it, and leaves the rest', () => {
  expect(withPasted(RESULT, LENGTHS, { text: '111 222', at: 2 })).toEqual(['48213', '807', '111', '222', '62', '08'])
  expect(withPasted(NOTHING, LENGTHS, { text: '63 09 11 12', at: 4 })).toEqual(['', '', '', '', '63', '09'])
})

test('a number of a wrong length stays where it was pasted, and is at fault there', () => {
  const numbers = withPasted(NOTHING, LENGTHS, { text: '48213 8075 215 634 62 08', at: 0 })
  expect(numbers[1]).toBe('8075')
  expect(numbers.map((number, at) => faultOf(number, LENGTHS[at] ?? 0))).toEqual([
    undefined,
    'length',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(faultOf('', 2)).toBe('missing')
})

test('a text without numbers brings none', () => {
  expect(numbersIn('Giải nhất')).toEqual([])
})
