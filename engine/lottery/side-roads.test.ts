import { expect, test } from 'vitest'
import { familyOf, lotteryFamilies, methodOf } from './families.ts'
import type { DrawResult } from './family.ts'
import { readContent, writeContent } from './content.ts'
import { longestStreaks, sideRoadOf, streakOf, twoSidesOf } from './side-roads.ts'

const sidesOf = (family: string, key: string) => twoSidesOf(familyOf(family)!).find((one) => one.key === key)!

test('every family has the pairs of sides of its methods', () => {
  const keys = Object.fromEntries(
    lotteryFamilies.map((family) => [family.key, twoSidesOf(family).map(({ key }) => key)]),
  )
  const vietnam = ['TAI', 'CHAN']
  const southEastAsia = ['TOP_2_BSOE B', 'TOP_2_BSOE O']
  const at = (count: number) =>
    ['B', 'O'].flatMap((side) =>
      Array.from({ length: count }, (_, place) => `BSOE_1 ${'|'.repeat(place)}${side}${'|'.repeat(count - 1 - place)}`),
    )
  const pairs = [1, 2, 3, 4, 5].flatMap((one) => [1, 2, 3, 4, 5].filter((n) => n > one).map((n) => `DT ${one},${n}|D`))
  expect(keys).toEqual({
    VN_NORTH: vietnam,
    VN_SOUTH: vietnam,
    TH: southEastAsia,
    LA: southEastAsia,
    HN: southEastAsia,
    D4_MY: [],
    D4_SG: [],
    D4_HOUSE: [],
    SSC: [...at(5), ...pairs, 'SUM5 B', 'SUM5 O'],
    P3: ['SUM B', 'SUM O'],
    X5: ['SUM B', 'DT 1,5|D'],
    K3: ['BSOE B', 'BSOE O'],
    PK10: [...at(10), 'DT 1,10|D', 'DT 2,9|D', 'DT 3,8|D', 'DT 4,7|D', 'DT 5,6|D', 'SUM2_BSOE B', 'SUM2_BSOE O'],
    PC28: ['BSOE B', 'BSOE O'],
    KL8: ['SUM B', 'SUM O', 'HALF UPPER', 'PARITY ODD'],
  })
})

test('each side is a bet as it stands', () => {
  for (const family of lotteryFamilies)
    for (const { sides } of twoSidesOf(family))
      for (const { method, content } of sides) {
        const { content: read } = readContent(methodOf(family, method)!.form, content)
        expect([method, read && writeContent(read)]).toEqual([method, content])
      }
})

const ssc = (...numbers: readonly string[]): DrawResult[] => numbers.map((number) => number.split(''))

test.each([
  ['SSC', 'BSOE_1 B||||', '50000'.split(''), 0],
  ['SSC', 'BSOE_1 B||||', '49999'.split(''), 1],
  ['SSC', 'DT 1,5|D', '70003'.split(''), 0],
  ['SSC', 'DT 1,5|D', '30007'.split(''), 1],
  ['SSC', 'DT 1,5|D', '70007'.split(''), undefined],
  ['X5', 'SUM B', ['04', '05', '06', '07', '08'], undefined],
  ['X5', 'SUM B', ['11', '05', '06', '07', '08'], 0],
  ['X5', 'SUM B', ['01', '05', '06', '07', '08'], 1],
  ['VN_NORTH', 'TAI', ['84750'], 0],
  ['VN_NORTH', 'CHAN', ['84739'], 1],
  ['PK10', 'SUM2_BSOE B', ['1', '10', '2', '3', '4', '5', '6', '7', '8', '9'], 1],
] as const)('%s %s of %s', (family, key, result, side) => {
  expect(sidesOf(family, key).sideOf(result)).toBe(side)
})

test('sides run in columns, ties stand on the cell before', () => {
  // The last draw first: dragon, tie, dragon, tiger, tiger, tiger, tie, dragon.
  const road = sideRoadOf(
    sidesOf('SSC', 'DT 1,5|D'),
    ssc('90000', '50005', '90000', '10002', '10002', '10002', '30003', '90000'),
  )
  expect(road.columns.map((column) => column.map(({ side, ties }) => `${side}${ties}`))).toEqual([
    ['B1'],
    ['P0', 'P0', 'P0'],
    ['B1', 'B0'],
  ])
  expect(streakOf(road)).toEqual({ side: 0, length: 2 })
  expect(longestStreaks(road)).toEqual([2, 3])
})

test('before the first side there is no run', () => {
  const road = sideRoadOf(sidesOf('SSC', 'DT 1,5|D'), ssc('50005'))
  expect([streakOf(road), longestStreaks(road)]).toEqual([undefined, [0, 0]])
})
