import { expect, test } from 'vitest'
import { type DividendFigures, dividendOf, paymentFee, platformFee } from './dividend.ts'

const tiers = [
  { netLoss: 0n, validBets: 0n, active: 3, rate: 200_000 },
  { netLoss: 50_0000n, validBets: 0n, active: 3, rate: 333_333 },
]
const figures: DividendFigures = {
  netLoss: 10_0000n,
  validBets: 0n,
  active: 3,
  bonuses: 0n,
  paymentFee: 0n,
  platformFee: 0n,
  carried: 0n,
}
const context = { decimals: 2, isNextInMonth: true }
const of = (some: Partial<DividendFigures>) => dividendOf({ tiers, carry: 'carried' }, { ...figures, ...some }, context)

test('fees are floored one by one, and what a category won costs nothing', () => {
  expect(paymentFee({ amount: 9_9900n, rate: 2000 }, { amount: 9_9900n, rate: 5000 }, 2)).toBe(100n + 400n)
  const netLosses = [
    { amount: 9_9900n, rate: 10_000 },
    { amount: -500_0000n, rate: 10_000 },
    { amount: 9_9900n, rate: 10_000 },
  ]
  expect(platformFee(netLosses, 2)).toBe(900n + 900n)
})

test('the tier is judged before deductions, the base is what is left after them', () => {
  const dividend = of({
    netLoss: 50_0000n,
    bonuses: 20_0000n,
    paymentFee: 1_0000n,
    platformFee: 2_0000n,
    carried: -3_0000n,
  })
  expect([dividend.tier?.place, dividend.base, dividend.gross]).toEqual([2, 24_0000n, 7_9900n])
  // What came back of promotions raises the base.
  expect(of({ bonuses: -1_0000n }).base).toBe(11_0000n)
})

test('nothing is paid below the first tier or on a base of zero or less, and the reason says which', () => {
  expect(of({ active: 2 })).toMatchObject({ gross: 0n, reason: 'below_tier', carriedNext: 0n })
  expect(of({ bonuses: 10_0000n })).toMatchObject({ gross: 0n, reason: 'losing_period', base: 0n, carriedNext: 0n })
  expect(of({ bonuses: 10_0001n })).toMatchObject({ gross: 0n, reason: 'losing_period', carriedNext: -1n })
  // Below a tier and below zero: the loss is the reason, and it is carried.
  expect(of({ netLoss: -4n })).toMatchObject({ tier: undefined, reason: 'losing_period', carriedNext: -4n })
})

test('a profit that is carried is a mistake', () => {
  expect(() => of({ carried: 1n })).toThrow('is not carried')
})
