import { expect, test } from 'vitest'
import { lotteryFamilies } from './families.ts'
import { methodReturn } from './method-return.ts'
import { oddsAt, topMode } from './price.ts'

const METHODS = lotteryFamilies.flatMap(({ key: family, methods }) => methods.map((method) => ({ family, method })))
const TOP = topMode(80)

test('every method of every family has a return, which is never more than the stake', () => {
  expect(METHODS.length).toBeGreaterThan(200)
  for (const { family, method } of METHODS) {
    const isByMode = method.tiers.some(({ byMode }) => byMode)
    const share = methodReturn(method, oddsAt(method.tiers, isByMode ? { mode: TOP } : {}))
    const percent = Number((share.numerator * 10_000n) / share.denominator) / 100
    expect([family, method.key, percent]).toEqual([family, method.key, expect.toSatisfy(isShare)])
  }
})

const isShare = (percent: number): boolean => percent > 0 && percent <= 100
