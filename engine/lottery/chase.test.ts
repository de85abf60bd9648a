import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { seededWords } from '../test/words.ts'
import { type ChaseBet, type ChasePlan, chaseRows, planChase } from './chase.ts'

// The picture of the electronic board: 36 tickets of 2 × 1,000 at mode 1940, a win returns 970 for one.
const picture: ChaseBet = {
  amount: 72_000_0000n,
  returned: new Fraction(2_000_0000n * 970n),
  unit: 1_0000n,
  multipleMax: 9999,
}
const issues = (count: number) => Array.from({ length: count }, (_, n) => `20261121${`${903 + n}`.padStart(4, '0')}`)
const planned = (plan: ChasePlan, bet = picture, count = 5) => planChase(plan, bet, issues(count))
const multiplesOf = (plan: ChasePlan, bet = picture, count = 5) =>
  planned(plan, bet, count).rows?.map(({ multiple }) => multiple)

test('the plan of the picture has its rows', () => {
  const { rows } = planned({ kind: 'times', multiple: 5, factor: 2, every: 2 })
  expect(rows!.map(({ issueNo, multiple, cost, spent }) => [issueNo, multiple, cost, spent])).toEqual([
    ['202611210903', 5, 360_000_0000n, 360_000_0000n],
    ['202611210904', 5, 360_000_0000n, 720_000_0000n],
    ['202611210905', 10, 720_000_0000n, 1_440_000_0000n],
    ['202611210906', 10, 720_000_0000n, 2_160_000_0000n],
    ['202611210907', 20, 1_440_000_0000n, 3_600_000_0000n],
  ])
  expect(rows![0]).toMatchObject({ prize: 9_700_000_0000n, profit: 9_340_000_0000n, rate: new Fraction(467n, 18n) })
})

test('the same multiple stays, and a loss has a negative rate', () => {
  const bet = { ...picture, returned: new Fraction(100_000_0000n) }
  const { rows } = planned({ kind: 'same', multiple: 3 }, bet, 3)
  expect(rows!.map(({ multiple, prize, profit }) => [multiple, prize, profit])).toEqual([
    [3, 300_000_0000n, 84_000_0000n],
    [3, 300_000_0000n, -132_000_0000n],
    [3, 300_000_0000n, -348_000_0000n],
  ])
  expect(rows![1]?.rate).toEqual(new Fraction(-11n, 36n))
})

test('edited rows have the same figures', () => {
  const { rows } = planned({ kind: 'times', multiple: 5, factor: 2, every: 2 })
  expect(chaseRows(picture, rows!)).toEqual(rows)
  const [, second] = chaseRows(picture, [
    { issueNo: 'a', multiple: 1 },
    { issueNo: 'b', multiple: 7 },
  ])
  expect(second).toMatchObject({ cost: 504_000_0000n, spent: 576_000_0000n, prize: 13_580_000_0000n })
})

describe('by a rate of profit', () => {
  test('each row has the smallest multiple whose win brings it over all that is spent', () => {
    const words = seededWords(3)
    const below = (n: number) => words.next() % n
    for (let sample = 0; sample < 40; sample++) {
      const unit = [1n, 100n, 10_000n][below(3)]!
      const amount = BigInt(1 + below(200)) * unit
      const bet: ChaseBet = {
        amount,
        returned: new Fraction(amount * BigInt(1100 + below(20_000)), BigInt(1000 + below(7))),
        unit,
        multipleMax: 9999,
      }
      const rate = new Fraction(BigInt(below(900)), 1000n)
      const { rows, fault } = planChase({ kind: 'profit', multiple: 1, rate }, bet, issues(12))
      let spent = 0n
      const wins = (multiple: number) => {
        const cost = spent + amount * BigInt(multiple)
        const exact = (bet.returned.numerator * BigInt(multiple)) / bet.returned.denominator
        return rate.mul(new Fraction(cost)).atMost(new Fraction(exact - (exact % unit) - cost))
      }
      const smallest = () => Array.from({ length: 9999 }, (_, n) => n + 1).find(wins)
      const expected: number[] = []
      for (let row = 0; row < 12; row++) {
        const multiple = smallest()
        if (multiple === undefined) break
        expected.push(multiple)
        spent += amount * BigInt(multiple)
      }
      const found = rows ? rows.map(({ multiple }) => multiple) : rowOf(fault)
      expect(found).toEqual(expected.length === 12 ? expected : expected.length)
    }
  })

  const rowOf = (fault: object) => ('row' in fault ? fault.row : undefined)

  test('the least multiple is kept to', () => {
    expect(multiplesOf({ kind: 'profit', multiple: 4, rate: new Fraction(1n, 2n) })?.[0]).toBe(4)
  })

  test('a rate that no win brings is refused at its row', () => {
    const even = { ...picture, returned: new Fraction(2n * picture.amount) }
    expect(planned({ kind: 'profit', multiple: 1, rate: new Fraction(2n) }, even).fault).toEqual({
      kind: 'rate',
      row: 0,
    })
    // The first row brings exactly the rate, the next one never.
    expect(planned({ kind: 'profit', multiple: 1, rate: new Fraction(1n) }, even).fault).toEqual({
      kind: 'rate',
      row: 1,
    })
  })

  test('a multiple beyond the most is refused at its row', () => {
    const thin = { ...picture, returned: new Fraction(11n * picture.amount, 10n) }
    expect(planned({ kind: 'profit', multiple: 1, rate: new Fraction(0n) }, thin, 6).fault).toEqual({
      kind: 'multiple',
      row: 4,
      most: 9999,
    })
    expect(planned({ kind: 'times', multiple: 5000, factor: 2, every: 1 }).fault).toEqual({
      kind: 'multiple',
      row: 1,
      most: 9999,
    })
    expect(planned({ kind: 'times', multiple: 9999, factor: 9999, every: 1 }, picture, 100).fault?.kind).toBe(
      'multiple',
    )
  })
})

test.each([
  { kind: 'same', multiple: 0 },
  { kind: 'same', multiple: 1.5 },
  { kind: 'same', multiple: NaN },
  { kind: 'times', multiple: 1, factor: 0, every: 1 },
  { kind: 'times', multiple: 1, factor: 2, every: 0 },
  { kind: 'profit', multiple: 1, rate: new Fraction(-1n) },
] as const)('%o is no plan', (plan) => {
  expect(planned(plan).fault).toEqual({ kind: 'plan' })
})

test('a chase names a hundred issues at most', () => {
  expect(planned({ kind: 'same', multiple: 1 }, picture, 100).rows).toHaveLength(100)
  expect(planned({ kind: 'same', multiple: 1 }, picture, 101).fault).toEqual({ kind: 'too_many', most: 100 })
})
