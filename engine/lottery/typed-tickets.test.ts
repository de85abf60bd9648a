import { describe, expect, test } from 'vitest'
import { readContent, writeContent } from './content.ts'
import { familyOf, methodOf } from './families.ts'
import { readTickets } from './typed-tickets.ts'

const formOf = (family: string, key: string) => methodOf(familyOf(family)!, key)!.form
const read = (family: string, key: string, text: string) => readTickets(formOf(family, key), text)!
const written = (family: string, key: string, text: string) => {
  const { content } = read(family, key, text)
  return content && writeContent(content)
}

test.each([
  ['SSC', 'ZX3_B', '123 456;789', '123 456 789'],
  ['SSC', 'ZX3_B', '\uFEFF123\r\n456\t|789,012/345-678\u3000901', '012 123 345 456 678 789 901'],
  ['SSC', 'ZX3_B', '１２３ ๔๕๖', '123 456'],
  ['SSC', 'ZX3_B', '1 2 3, 4 5 6', '123 456'],
  ['SSC', 'MIX3_B', '321 122', '122 123'],
  ['X5', 'ZX2_F', '0102 11 01, 03 04', '0102 0304 1101'],
  ['PK10', 'ZX1', '10 1', '1,10'],
  ['VN_NORTH', 'LO_2', '52 25 39', '25,39,52'],
  ['VN_NORTH', 'LO_3', '123.456', '123,456'],
  ['KL8', 'PICK_5', '80 01 02', '01,02,80'],
])('%s %s reads %j', (family, key, text, content) => {
  expect(written(family, key, text)).toBe(content)
  expect(read(family, key, text).faults).toEqual([])
})

test('what it reads is what the method takes', () => {
  const text = '000 123 999'
  const { content } = read('SSC', 'ZX3_B', text)
  expect(readContent(formOf('SSC', 'ZX3_B'), writeContent(content!))).toEqual({ content })
})

describe('faults are named at their place', () => {
  test.each([
    ['SSC', 'ZX3_B', '123 4x6 789', { kind: 'letters', start: 4, end: 7 }],
    ['SSC', 'ZX3_B', '123 số 789', { kind: 'letters', start: 4, end: 6 }],
    ['SSC', 'ZX3_B', '123 45 789', { kind: 'length', start: 4, end: 6, wanted: [3] }],
    ['SSC', 'ZX3_B', '123 4 789', { kind: 'length', start: 4, end: 5, wanted: [3] }],
    ['SSC', 'ZX3_B', '123 4 5', { kind: 'length', start: 4, end: 7, wanted: [3] }],
    ['SSC', 'Z6_B', '123 112', { kind: 'not_allowed', start: 4, end: 7 }],
    ['X5', 'ZX2_F', '0102 0112', { kind: 'not_allowed', start: 5, end: 9 }],
    ['VN_NORTH', 'LO_2', '25 7', { kind: 'length', start: 3, end: 4, wanted: [2] }],
    ['PK10', 'ZX1', '1 11', { kind: 'not_allowed', start: 2, end: 4 }],
    ['PK10', 'ZX1', '1 111', { kind: 'length', start: 2, end: 5, wanted: [1, 2] }],
  ])('%s %s of %j', (family, key, text, fault) => {
    const { faults, faultCount, count } = read(family, key, text)
    expect({ faults, faultCount }).toEqual({ faults: [fault], faultCount: 1 })
    expect(count).toBe(read(family, key, text.replace(text.slice(fault.start, fault.end), '')).count)
    expect(count).toBeGreaterThan(0)
  })
})

test('doubles count once and are named where they come again, of groups in any order', () => {
  expect(read('SSC', 'ZX3_B', '123 321 123')).toMatchObject({
    count: 2,
    doubles: [{ ticket: '123', start: 8, end: 11 }],
    doubleCount: 1,
  })
  expect(read('SSC', 'Z6_B', '123 321 123').doubles.map(({ start }) => start)).toEqual([4, 8])
})

test('nothing that is a ticket is no content, and positions are not typed', () => {
  expect(read('SSC', 'ZX3_B', ' ,; ')).toMatchObject({ content: undefined, count: 0, faultCount: 0 })
  expect(read('SSC', 'ZX3_B', 'x')).toMatchObject({ content: undefined, faultCount: 1 })
  expect(readTickets(formOf('SSC', 'DWD'), '1')).toBeUndefined()
  expect(readTickets(formOf('SSC', 'G60'), '11234')?.count).toBe(1)
})

test('twenty thousand are read, and of more the first ones', () => {
  const tickets = Array.from({ length: 20_001 }, (_, n) => `${n}`.padStart(5, '0'))
  expect(read('SSC', 'ZX5', tickets.slice(1).join(' '))).toMatchObject({ count: 20_000, faultCount: 0 })
  const { count, faults } = read('SSC', 'ZX5', tickets.join('\n'))
  expect({ count, faults }).toEqual({
    count: 20_000,
    faults: [{ kind: 'too_many', most: 20_000, start: 120_000, end: 120_005 }],
  })
})

test('of a text that is all faults the first hundred are shown, and all are counted', () => {
  const { faults, faultCount, doubles, doubleCount } = read('SSC', 'ZX3_B', 'xyz 123 '.repeat(5000))
  expect([faults.length, faultCount, doubles.length, doubleCount]).toEqual([100, 5000, 100, 4999])
})
