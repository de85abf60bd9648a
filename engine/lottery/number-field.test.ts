import { expect, test } from 'vitest'
import { type BetContent, readContent } from './content.ts'
import { familyOf, lotteryFamilies, methodOf } from './families.ts'
import { ruledMethods, ruledNumbers } from './number-rules.ts'
import { numberStakes } from './number-stakes.ts'
import { oddsAt, prizeMost, prizeOf } from './price.ts'

const methodNamed = (family: string, key: string) => methodOf(familyOf(family)!, key)!
const contentOf = (family: string, key: string, text: string): BetContent =>
  readContent(methodNamed(family, key).form, text).content!
const covered = (family: string, key: string, text: string) => [
  ...methodNamed(family, key).numbers!.tickets(contentOf(family, key, text)),
]

test('a method says which numbers a content covers, and with how many tickets', () => {
  expect(covered('VN_NORTH', 'LO_2', '25,39')).toEqual([
    ['25', 27],
    ['39', 27],
  ])
  expect(covered('VN_NORTH', 'LO_2_1K', '25')).toEqual([['25', 1]])
  expect(covered('VN_NORTH', 'XIEN_3', '07,25,39,52')).toEqual(['07', '25', '39', '52'].map((number) => [number, 3]))
  expect(covered('TH', 'TOD_3', '123,321,112')).toEqual([
    ['112', 1],
    ['123', 2],
  ])
  expect(covered('SSC', 'ZX2_B', '1,2|3')).toEqual([
    ['13', 1],
    ['23', 1],
  ])
  expect(covered('SSC', 'ZX3_B', '433 123')).toEqual([
    ['123', 1],
    ['433', 1],
  ])
  expect(covered('X5', 'ZX2_F', '01,02|02,03')).toEqual([
    ['0102', 1],
    ['0103', 1],
    ['0203', 1],
  ])
})

test('no method of more than 10,000 numbers has any, and each lists as many as it says', () => {
  const ruled = lotteryFamilies.flatMap((family) => family.methods.filter(({ numbers }) => numbers))
  for (const { numbers } of ruled) {
    expect(numbers!.values.length).toBeLessThanOrEqual(10_000)
    expect(new Set(numbers!.values.map((number) => numbers!.nameOf(number)))).toEqual(new Set(numbers!.values))
  }
  expect(methodNamed('SSC', 'ZX4_B').numbers?.values).toHaveLength(10_000)
  expect(methodNamed('X5', 'ZX3_F').numbers?.values).toHaveLength(990)
  expect(methodNamed('SSC', 'ZX5').numbers).toBeUndefined()
  expect(methodNamed('VN_NORTH', 'TAI').numbers).toBeUndefined()
})

test('a rule names a number of one method, or of each that has it, in whatever order a tod writes it', () => {
  const family = familyOf('TH')!
  const closed = { kind: 'closed', method: null, numbers: ['321'] } as const
  expect(ruledMethods(family.methods, closed).map(({ key }) => key)).toEqual(['TOP_3', 'TOD_3', 'FRONT_3', 'BOTTOM_3'])
  expect(ruledNumbers(methodNamed('TH', 'TOD_3'), [closed], 'closed')).toEqual(new Set(['123']))
  expect(ruledNumbers(methodNamed('TH', 'TOP_3'), [closed], 'closed')).toEqual(new Set(['321']))
  expect(ruledNumbers(methodNamed('TH', 'TOP_3'), [{ ...closed, method: 'TOD_3' }], 'closed').size).toBe(0)
  expect(ruledNumbers(methodNamed('TH', 'TOP_3'), [closed], 'half').size).toBe(0)
})

/** A line of a price of 2 at the rulebook's odds, with numbers that are paid by half. */
function paid(family: string, key: string, { text, half }: { readonly text: string; readonly half: string[] }) {
  const method = methodNamed(family, key)
  const bet = { content: contentOf(family, key, text), price: 2n, odds: oddsAt(method.tiers, {}), unit: 1n, half }
  return {
    most: prizeMost(method, bet),
    by: (result: readonly string[]) => prizeOf(method, bet, result),
  }
}

const north = (tails: readonly string[]) => Array.from({ length: 27 }, (_, at) => `000${tails[at] ?? '00'}`)

test('a hit of a half number is paid by half, and the others in full', () => {
  const lo = paid('VN_NORTH', 'LO_2', { text: '25,39', half: ['25'] })
  expect(lo.by(north(['25']))).toBe(99n)
  expect(lo.by(north(['39']))).toBe(198n)
  expect(lo.by(north(['25', '25', '39']))).toBe(2n * 99n + 198n)
  expect(lo.most).toBe(27n * 198n)
  expect(paid('VN_NORTH', 'LO_2', { text: '25', half: ['25'] }).most).toBe(27n * 99n)
  expect(paid('VN_NORTH', 'DE_DB', { text: '25,39', half: ['39'] }).by(north(['39']))).toBe(99n)
})

test('a combination is paid by half where any of its numbers is', () => {
  const xien = paid('VN_NORTH', 'XIEN_2', { text: '25,39,52', half: ['25'] })
  expect(xien.by(north(['39', '52']))).toBe(34n)
  expect(xien.by(north(['25', '39']))).toBe(17n)
  expect(xien.by(north(['25', '39', '52']))).toBe(34n + 17n + 17n)
  expect(xien.most).toBe(34n + 17n + 17n)
  expect(paid('VN_NORTH', 'XIEN_2', { text: '25,39', half: ['39'] }).most).toBe(17n)
})

test('a tod is half in every order, a direct ticket by itself, typed or chosen', () => {
  const tod = paid('TH', 'TOD_3', { text: '321', half: ['123'] })
  expect(tod.by(['000213', '000', '000', '000', '000', '00'])).toBe(155n)
  const method = methodNamed('SSC', 'ZX2_B')
  const odds = oddsAt(method.tiers, { mode: 2000 })
  for (const text of ['1,2|3,4', '13 14 23 24']) {
    const bet = { content: contentOf('SSC', 'ZX2_B', text), price: 2n, odds, unit: 1n, half: ['13', '24'] }
    const prizes = ['13', '14', '23', '24', '99'].map((tail) => prizeOf(method, bet, ['0', '0', '0', ...tail]))
    expect(prizes).toEqual([100n, 200n, 200n, 100n, 0n])
  }
})

test('what is the most with half numbers is never below what any draw pays', () => {
  const results = Array.from({ length: 100 }, (_, at) => `${at}`.padStart(2, '0'))
  const absent = paid('VN_NORTH', 'TRUOT_4', { text: '01,02,03,04,05', half: ['01', '05'] })
  for (const tail of results) expect(absent.by(north([tail, tail])) <= absent.most).toBe(true)
  expect(absent.by(north([]))).toBe(absent.most)
})

test('what a line stakes on a number, and what one hit of it pays, follows from its tickets', () => {
  const stakes = (family: string, key: string, text: string, half: string[] = []) => {
    const method = methodNamed(family, key)
    const bet = { content: contentOf(family, key, text), price: 2n, odds: oddsAt(method.tiers, {}), unit: 1n, half }
    return numberStakes(method, bet).map(({ number, stake, pays }) => [number, stake, pays])
  }
  expect(stakes('VN_NORTH', 'LO_2', '25,39', ['39'])).toEqual([
    ['25', 54n, 198n],
    ['39', 54n, 99n],
  ])
  expect(stakes('VN_NORTH', 'XIEN_2', '25,39,52')).toEqual(['25', '39', '52'].map((number) => [number, 4n, 68n]))
  expect(stakes('TH', 'TOD_3', '112,123,321')).toEqual([
    ['112', 2n, 620n],
    ['123', 4n, 620n],
  ])
  expect(stakes('D4_MY', 'BIG', '1234')).toEqual([['1234', 2n, 5000n]])
  expect(stakes('VN_NORTH', 'TAI', '')).toEqual([])
})
