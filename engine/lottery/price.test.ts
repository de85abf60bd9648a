import { expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { readContent, writeContent } from './content.ts'
import { familyOf, methodOf } from './families.ts'
import { oddsAt, prizeMost, prizeOf, rebateOf, topMode } from './price.ts'

const methodNamed = (family: string, key: string) => methodOf(familyOf(family)!, key)!
const contentOf = (family: string, key: string, text: string) => readContent(methodNamed(family, key).form, text)

test('a mode pays its share of the fair odds, and the rebate gives the rest back', () => {
  const method = methodNamed('SSC', 'ZX5')
  expect(oddsAt(method.tiers, { mode: 1960 })('WIN')).toEqual(new Fraction(98_000n))
  expect(topMode(80)).toBe(1960)
  expect(rebateOf(100_0000n, { mode: 1800, top: 1960, unit: 100n })).toBe(8_0000n)
  expect(rebateOf(100_0000n, { mode: 1960, top: 1960, unit: 100n })).toBe(0n)
  expect(() => rebateOf(1n, { mode: 1962, top: 1960, unit: 1n })).toThrow(RangeError)
})

test('a prize is cut once a line to what the currency pays', () => {
  const method = methodNamed('SSC', 'YFFS')
  const { content } = contentOf('SSC', 'YFFS', '1,2,3')
  const line = { content: content!, price: 3n, odds: oddsAt(method.tiers, { mode: 1800 }), unit: 1n }
  // Two of three digits stand: 2 × 3 × 90,000/40,951 = 13.18.
  expect(prizeOf(method, line, ['1', '2', '1', '9', '8'])).toBe(13n)
  expect(prizeOf(method, line, ['9', '9', '8', '8', '7'])).toBe(0n)
  expect(prizeMost(method, line)).toBe(19n)
})

test('a brand’s own odds stand in place of fixed ones', () => {
  const method = methodNamed('VN_NORTH', 'LO_2')
  const odds = oddsAt(method.tiers, { fixed: new Map([['WIN', new Fraction(70n)]]) })
  expect(odds('WIN')).toEqual(new Fraction(70n))
  expect(() => odds('NOTHING')).toThrow('no odds of NOTHING')
})

test.each([
  ['SSC', 'ZX3_B', '4,6,7|0,2,5,8|1,3,9', '4,6,7|0,2,5,8|1,3,9', 36],
  ['SSC', 'ZX3_B', '123 456 123', '123 456', 2],
  ['SSC', 'G60', '0,1,2|1,2,3,4,5', '0,1,2|1,2,3,4,5', 18],
  ['SSC', 'DWD', '1,2||||9', '1,2||||9', 3],
  ['SSC', 'RX3', '1,2|3|4,5,6||7,8', '1,2|3|4,5,6||7,8', 6 + 12 + 4 + 6],
  ['SSC', 'Z3_B', '3,4', '3,4', 2],
  ['SSC', 'MIX3_B', '433 343 123', '123 334', 2],
  ['VN_NORTH', 'LO_2', '39 25 52', '25,39,52', 81],
  ['VN_SOUTH', 'DD', '01,02', '01,02', 4],
  ['VN_NORTH', 'XIEN_3', '25,39,52,07,68', '07,25,39,52,68', 10],
  ['X5', 'RX5', '01,02|03,04,05,06', '01,02|03,04,05,06', 4],
  ['X5', 'ZX2_F', '0102 0201', '0102 0201', 2],
  ['KL8', 'SUM_TIE', '', '', 1],
])('%s %s reads %s', (family, key, text, written, tickets) => {
  const { content } = contentOf(family, key, text)
  expect(writeContent(content!)).toBe(written)
  expect(methodNamed(family, key).tickets(content!)).toBe(tickets)
})

test.each([
  ['SSC', 'ZX3_B', '1|2', { kind: 'positions', wanted: 3 }],
  ['SSC', 'ZX3_B', '1|2|a', { kind: 'value', position: 2, value: 'a' }],
  ['SSC', 'ZX3_B', '1||3', { kind: 'count', position: 1, min: 1, max: 10 }],
  ['SSC', 'DWD', '||||', { kind: 'filled', least: 1 }],
  ['SSC', 'MIX3_B', '111', { kind: 'typed', ticket: '111' }],
  ['SSC', 'ZX3_B', '123 45', { kind: 'typed', ticket: '45' }],
  ['X5', 'RX3', '01|01,02,03', { kind: 'combination' }],
  ['VN_NORTH', 'LO_2', '7', { kind: 'value', position: 0, value: '7' }],
  ['KL8', 'SUM_TIE', '1', { kind: 'positions', wanted: 0 }],
  ['SSC', 'ZX3_B', '1'.repeat(400_001), { kind: 'too_long' }],
] as const)('%s %s refuses %s', (family, key, text, fault) => {
  expect(contentOf(family, key, text)).toEqual({ fault })
})
