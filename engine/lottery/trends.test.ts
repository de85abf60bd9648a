import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawResult } from './draw.ts'
import { familyOf, lotteryFamilies } from './families.ts'
import type { DrawResult } from './family.ts'
import { headTailsOf, hotAndCold, lastTwoOf, longMissed, trendFieldsOf, trendRows, valueTrends } from './trends.ts'

const fieldsOf = (family: string) => trendFieldsOf(familyOf(family)!)
const field = (family: string, key: string) => fieldsOf(family).find((one) => one.key === key)!
/** Results of one number of three digits each, the last draw first. */
const draws = (...numbers: readonly string[]): DrawResult[] => numbers.map((number) => number.split(''))

const hmac = (link: string, message: string) => createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest()
const drawn = (family: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    drawResult(familyOf(family)!, { link: 'ab'.repeat(32), salt: 's', gameCode: family, issueNo: `${n}` }, hmac),
  )

test('fields follow from a family’s numbers', () => {
  const keys = Object.fromEntries(
    lotteryFamilies.map((family) => [
      family.key,
      trendFieldsOf(family).map((one) => `${one.key}:${one.values.length}`),
    ]),
  )
  const places = (count: number, values: number) => Array.from({ length: count }, (_, n) => `PLACE_${n}:${values}`)
  expect(keys).toEqual({
    VN_NORTH: ['LAST_2:100', ...places(5, 10)],
    VN_SOUTH: ['LAST_2:100', ...places(6, 10)],
    TH: ['LAST_2:100', ...places(6, 10)],
    LA: ['LAST_2:100', ...places(4, 10)],
    HN: ['LAST_2:100', ...places(5, 10)],
    D4_MY: ['LAST_2:100', ...places(4, 10)],
    D4_SG: ['LAST_2:100', ...places(4, 10)],
    D4_HOUSE: ['LAST_2:100', ...places(4, 10)],
    SSC: [...places(5, 10), 'NUMBERS:10'],
    P3: [...places(3, 10), 'NUMBERS:10'],
    X5: [...places(5, 11), 'NUMBERS:11'],
    K3: [...places(3, 6), 'NUMBERS:6'],
    PK10: places(10, 10),
    PC28: [...places(3, 10), 'NUMBERS:10'],
    KL8: ['NUMBERS:80'],
  })
})

test.each(lotteryFamilies.map(({ key }) => [key]))('%s shows only values that its fields know', (key) => {
  for (const { values, shown } of fieldsOf(key))
    for (const result of drawn(key, 30)) {
      expect(shown(result).length).toBeGreaterThan(0)
      expect(shown(result).filter((value) => !values.includes(value))).toEqual([])
    }
})

describe('draws missed', () => {
  const results = draws('123', '145', '723', '123', '900')
  const trendOf = (key: string, value: string, of = results) =>
    valueTrends(field('P3', key), of).find((one) => one.value === value)

  test.each([
    ['PLACE_0', '1', { count: 3, missed: 0, longest: 1, average: 0.5 }],
    ['PLACE_0', '9', { count: 1, missed: 4, longest: 4, average: 2 }],
    ['PLACE_1', '4', { count: 1, missed: 1, longest: 3, average: 2 }],
    ['PLACE_2', '8', { count: 0, missed: 5, longest: 5, average: 5 }],
    // Two noughts of one draw are one.
    ['NUMBERS', '0', { count: 1, missed: 4, longest: 4, average: 2 }],
  ])('%s %s', (key, value, trend) => {
    expect(trendOf(key, value)).toEqual({ value, ...trend })
  })

  test('agree with counting', () => {
    for (const { values, shown, key } of fieldsOf('SSC')) {
      const of = drawn('SSC', 200)
      for (const { value, count, missed, longest } of valueTrends(field('SSC', key), of)) {
        const came = of.map((result) => (shown(result).includes(value) ? '1' : '0')).join('')
        expect(values).toContain(value)
        expect([count, missed, longest]).toEqual([
          came.replaceAll('0', '').length,
          came.indexOf('1'),
          Math.max(...came.split('1').map(({ length }) => length)),
        ])
      }
    }
  })

  test('without results everything is missed by none', () => {
    expect(trendOf('PLACE_0', '1', [])).toEqual({ value: '1', count: 0, missed: 0, longest: 0, average: 0 })
  })
})

test('hot is what came most often, cold what came least and is missed longest', () => {
  const trends = valueTrends(field('P3', 'PLACE_0'), draws('111', '211', '111', '311'))
  const { hot, cold } = hotAndCold(trends, 3)
  expect(hot.map(({ value }) => value)).toEqual(['1', '2', '3'])
  expect(cold.map(({ value, count }) => [value, count])).toEqual([
    ['9', 0],
    ['8', 0],
    ['7', 0],
  ])
  expect(
    hotAndCold(trends, 10)
      .cold.map(({ value }) => value)
      .slice(-3),
  ).toEqual(['3', '2', '1'])
})

test('lô gan are the numbers that are missed longest', () => {
  const results = drawn('VN_NORTH', 40)
  const long = longMissed(valueTrends(field('VN_NORTH', 'LAST_2'), results), 10)
  expect(long.length).toBeGreaterThan(0)
  for (const { value, missed } of long)
    expect(results.findIndex((result) => lastTwoOf(result).includes(value)) + 1 || 41).toBe(missed + 1)
  expect(long.map(({ missed }) => missed)).toEqual(long.map(({ missed }) => missed).toSorted((a, b) => b - a))
  expect(Math.min(...long.map(({ missed }) => missed))).toBeGreaterThanOrEqual(10)
})

// The result that stands in the picture of the Vietnamese board.
test('heads and tails are those of the picture', () => {
  const result =
    `84739 16025 90417 53368 27150 61994 08839 75402 39216 44087 6152 0938 7741 2603 8425 1970 3386 5514 0927 6639
    208 571 943 25 88 61 04`.split(/\s+/)
  const headTails = headTailsOf(result)
  expect(headTails.map(({ digit, tails }) => `${digit} ${tails.join('·')}`)).toEqual([
    '0 2·3·4·8',
    '1 4·6·7',
    '2 5·5·5·7',
    '3 8·9·9·9',
    '4 1·3',
    '5 0·2',
    '6 1·8',
    '7 0·1',
    '8 6·7·8',
    '9 4',
  ])
  expect(headTails[5]?.heads).toEqual(['2', '2', '2'])
  expect(headTails.flatMap(({ heads }) => heads)).toHaveLength(27)
})

test('the chart of a place has its line, and counts what is missed from its first draw on', () => {
  const rows = trendRows(field('P3', 'PLACE_0'), draws('300', '100', '300'))
  expect(rows.map(({ drawn: line }) => line)).toEqual([[3], [1], [3]])
  expect(rows.map(({ missed }) => [missed[0], missed[1], missed[3]])).toEqual([
    [3, 1, 0],
    [2, 0, 1],
    [1, 1, 0],
  ])
  const numbers = trendRows(field('P3', 'NUMBERS'), draws('313'))
  expect(numbers[0]?.drawn).toEqual([1, 3])
})
