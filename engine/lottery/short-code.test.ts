import { describe, expect, test } from 'vitest'
import { writeContent } from './content.ts'
import { lotteries } from './lotteries.ts'
import { readShortCode, type ShortCodeTerms, type ShortFault } from './short-code.ts'

const named = (codes: string) => lotteries.filter(({ gameCode }) => codes.split(' ').includes(gameCode))
/** A Sunday: the North, Hà Nội VIP, Tiền Giang, Kiên Giang, Đà Lạt, Huế, Khánh Hòa and Kon Tum. */
const sunday: ShortCodeTerms = {
  onSale: named('VN_MB HANOI_VIP VN_TG VN_KG VN_DL VN_TTH VN_KH VN_KT'),
  stakeUnit: 1000_0000n,
  unit: 1_0000n,
}
const tuesday = { ...sunday, onSale: named('VN_MB VN_BTR VN_VT VN_BL VN_DLK VN_QNM') }

const told = (text: string, terms = sunday) =>
  readShortCode(text, terms).bets.map(
    ({ gameCodes, method, content, tickets, stake, amount }) =>
      `${gameCodes.join('+')} ${method} ${writeContent(content)}: ${tickets} × ${stake / 10_000n} = ${amount / 10_000n}`,
  )
const faultsOf = (text: string, terms = sunday) => readShortCode(text, terms).faults
const clean = (text: string, terms = sunday) => {
  expect(faultsOf(text, terms)).toEqual([])
  return told(text, terms)
}

test('the example of the trade is two methods at one station and one at another', () => {
  const read = readShortCode('tg 25 39 bl5 dd10; mb 123 xc2', sunday)
  expect(clean('tg 25 39 bl5 dd10; mb 123 xc2')).toEqual([
    'VN_TG LO_2 25,39: 36 × 5000 = 180000',
    'VN_TG DD 25,39: 4 × 10000 = 40000',
    'VN_MB XC 123: 4 × 2000 = 8000',
  ])
  expect(read).toMatchObject({ tickets: 44, amount: 228_000_0000n, doubles: [] })
  expect(read.bets.map(({ start, end }) => [start, end])).toEqual([
    [9, 12],
    [13, 17],
    [26, 29],
  ])
})

test.each([
  ['TG 25.39.bl5.dd10', ['VN_TG LO_2 25,39: 36 × 5000 = 180000', 'VN_TG DD 25,39: 4 × 10000 = 40000']],
  ['tg25bl5dd0.5', ['VN_TG LO_2 25: 18 × 5000 = 90000', 'VN_TG DD 25: 2 × 500 = 1000']],
  ['tg, 25, 39: lô 5n', ['VN_TG LO_2 25,39: 36 × 5000 = 180000']],
  ['mb 25 đề 1tr', ['VN_MB DE_DB 25: 1 × 1000000 = 1000000']],
  ['mb 25 39 52 bl5', ['VN_MB LO_2 25,39,52: 81 × 5000 = 405000']],
  [
    'mb 25 123 1234 bl1',
    ['VN_MB LO_2 25: 27 × 1000 = 27000', 'VN_MB LO_3 123: 23 × 1000 = 23000', 'VN_MB LO_4 1234: 20 × 1000 = 20000'],
  ],
  ['tg kg 01 02 dd1', ['VN_TG DD 01,02: 4 × 1000 = 4000', 'VN_KG DD 01,02: 4 × 1000 = 4000']],
  [
    'mn 25 dau1',
    ['VN_TG DE_G8 25: 1 × 1000 = 1000', 'VN_KG DE_G8 25: 1 × 1000 = 1000', 'VN_DL DE_G8 25: 1 × 1000 = 1000'],
  ],
  ['2d 25 duoi1', ['VN_TG DE_DB 25: 1 × 1000 = 1000', 'VN_KG DE_DB 25: 1 × 1000 = 1000']],
  ['2đàimt 25 đuôi1', ['VN_TTH DE_DB 25: 1 × 1000 = 1000', 'VN_KH DE_DB 25: 1 × 1000 = 1000']],
  ['mb 25 dau1', ['VN_MB DE_G7 25: 4 × 1000 = 4000']],
  [
    'mb 2 dau1 duoi2 tong3',
    ['VN_MB HEAD_1 2: 1 × 1000 = 1000', 'VN_MB TAIL_1 2: 1 × 2000 = 2000', 'VN_MB TONG 2: 1 × 3000 = 3000'],
  ],
  ['mb tai5 le 2', ['VN_MB TAI : 1 × 5000 = 5000', 'VN_MB LE : 1 × 2000 = 2000']],
  ['mb kep x25', ['VN_MB XIEN_2 00,11,22,33,44,55,66,77,88,99: 45 × 5000 = 225000']],
  ['mb 07 68 x2 100', ['VN_MB XIEN_2 07,68: 1 × 100000 = 100000']],
  [
    'mb 01 02 03 04 x31 da1 tr41',
    [
      'VN_MB XIEN_3 01,02,03,04: 4 × 1000 = 4000',
      'VN_MB DA 01,02,03,04: 162 × 1000 = 162000',
      'VN_MB TRUOT_4 01,02,03,04: 1 × 1000 = 1000',
    ],
  ],
  [
    'tg kg dl 01 02 dx1',
    [
      'VN_TG+VN_KG DA_2 01,02: 36 × 1000 = 36000',
      'VN_TG+VN_DL DA_2 01,02: 36 × 1000 = 36000',
      'VN_KG+VN_DL DA_2 01,02: 36 × 1000 = 36000',
    ],
  ],
  ['tg 12 bld1', ['VN_TG LO_2 12,21: 36 × 1000 = 36000']],
  ['tg 112 xcd1', ['VN_TG XC 112,121,211: 6 × 1000 = 6000']],
  ['tg 25 b7l1; mb 25 b8l1', ['VN_TG B7L 25: 7 × 1000 = 7000', 'VN_MB B8L 25: 8 × 1000 = 8000']],
  ['mb 123 3c1; 1234 4c1', ['VN_MB 3C_DB 123: 1 × 1000 = 1000', 'VN_MB 4C_DB 1234: 1 × 1000 = 1000']],
  ['mb 10keo12 de1', ['VN_MB DE_DB 10,11,12: 3 × 1000 = 3000']],
  ['mb 05/15 kéo 35 de1', ['VN_MB DE_DB 05,15,25,35: 4 × 1000 = 4000']],
  ['mb 10bc12 de1 20k21 de2', ['VN_MB DE_DB 10,11,12: 3 × 1000 = 3000', 'VN_MB DE_DB 20,21: 2 × 2000 = 4000']],
  ['mb 25 de1 39 de2', ['VN_MB DE_DB 25: 1 × 1000 = 1000', 'VN_MB DE_DB 39: 1 × 2000 = 2000']],
  ['mb 25 de1\n39 de2', ['VN_MB DE_DB 25: 1 × 1000 = 1000', 'VN_MB DE_DB 39: 1 × 2000 = 2000']],
])('%s', (text, bets) => {
  expect(told(text)).toEqual(bets)
})

test('a station is meant by what is on sale', () => {
  expect(clean('bt 25 bl5', tuesday)).toEqual(['VN_BTR LO_2 25: 18 × 5000 = 90000'])
  expect(clean('dl 25 de1', tuesday)).toEqual(['VN_DLK DE_DB 25: 1 × 1000 = 1000'])
  expect(clean('dl 25 de1')).toEqual(['VN_DL DE_DB 25: 1 × 1000 = 1000'])
  expect(clean('bl 25 bl5', tuesday)).toEqual(['VN_BL LO_2 25: 18 × 5000 = 90000'])
  // Where Bạc Liêu is on sale a stake stands right behind bao lô, or it is the station.
  expect(faultsOf('vt 25 bl 5', tuesday).map(({ kind }) => kind)).toEqual(['no_method', 'no_method'])
  expect(told('vt 25 bl 5')).toEqual([])
  expect(clean('tg 25 bl 5')).toEqual(['VN_TG LO_2 25: 18 × 5000 = 90000'])
})

test('before a station is named it is the board’s', () => {
  const [station] = named('VN_TG')
  expect(clean('25 bl1 mb 39 de1', { ...sunday, station: station! })).toEqual([
    'VN_TG LO_2 25: 18 × 1000 = 18000',
    'VN_MB DE_DB 39: 1 × 1000 = 1000',
  ])
})

describe('faults are named at their place', () => {
  test.each<[string, ...ShortFault[]]>([
    ['tg 25 abc bl5', { kind: 'word', start: 6, end: 9 }],
    ['hcm 25 bl5', { kind: 'station_closed', start: 0, end: 3 }, { kind: 'no_station', start: 7, end: 10 }],
    ['25 bl5', { kind: 'no_station', start: 3, end: 6 }],
    ['tg bl5', { kind: 'no_numbers', start: 3, end: 6 }],
    ['tg 25 39', { kind: 'no_method', start: 3, end: 8 }],
    ['tg 25; mb 39 de1', { kind: 'no_method', start: 3, end: 5 }],
    ['tg 25 bl', { kind: 'no_stake', start: 6, end: 8 }],
    ['tg 25 bl0', { kind: 'stake', start: 6, end: 9 }],
    ['tg 25 123 dd5', { kind: 'digits', wanted: [2], start: 6, end: 9 }],
    ['tg 12345 bl5', { kind: 'digits', wanted: [2, 3, 4], start: 3, end: 8 }],
    ['tg 25 x25', { kind: 'count', min: 2, max: 100, start: 6, end: 9 }],
    ['mb 20keo10 de1', { kind: 'series', start: 3, end: 10 }, { kind: 'no_numbers', start: 11, end: 14 }],
    ['mb 25 b7l1', { kind: 'method', start: 6, end: 10 }],
    ['tg 01 02 dx1', { kind: 'two_stations', start: 9, end: 12 }],
    ['tg 25 số bl5', { kind: 'word', start: 6, end: 8 }],
    ['tg 25 so\u0302\u0301 bl5', { kind: 'word', start: 6, end: 10 }],
  ])('%s', (text, ...faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })

  test('two stations of one word are told apart by nobody', () => {
    const terms = { ...sunday, onSale: named('VN_BTR VN_BTH') }
    expect(faultsOf('bt 25 bl5', terms)[0]).toEqual({ kind: 'station_ambiguous', start: 0, end: 2 })
  })

  test('a stake that the currency cannot pay is none', () => {
    const dong = { ...sunday, stakeUnit: 1_0000n }
    expect(faultsOf('mb 25 de0.5', dong)).toEqual([{ kind: 'stake', start: 6, end: 11 }])
    expect(told('mb 25 de5', dong)).toEqual(['VN_MB DE_DB 25: 1 × 5 = 5'])
  })
})

test('doubles count once and are named where they come again', () => {
  const { bets, doubles } = readShortCode('mb 25 39 25 de1 25 de2', sunday)
  expect(bets.map(({ tickets }) => tickets)).toEqual([2, 1])
  expect(doubles).toEqual([{ number: '25', start: 9, end: 11 }])
})

test('what a series begins with is no stake', () => {
  expect(faultsOf('mb 25 bl 10keo12 de1')).toEqual([{ kind: 'no_stake', start: 6, end: 8 }])
  expect(told('mb 25 bl 10keo12 de1')).toEqual(['VN_MB DE_DB 10,11,12: 3 × 1000 = 3000'])
  expect(clean('mb 25 de10k 10keo12 de1')).toHaveLength(2)
})

test('a text without end is read to its limit', () => {
  const { bets, faults } = readShortCode('mb 25 de1 '.repeat(3000), sunday)
  expect(bets).toHaveLength(1000)
  expect(faults.map(({ kind }) => kind)).toEqual(['too_many'])
  expect(readShortCode('x '.repeat(300_000), sunday).faults).toHaveLength(1002)
})
