import { expect, test } from 'vitest'
import { nextTier, reachedTier } from './tiers.ts'

const tiers = [
  { netLoss: 0n, validBets: 0n, active: 3, rate: 200_000 },
  { netLoss: 1_000n, validBets: 8_000n, active: 8, rate: 250_000 },
  { netLoss: 2_500n, validBets: 20_000n, active: 15, rate: 300_000 },
]

test('the tier is the highest one with all its conditions, each met by the very amount', () => {
  const place = (netLoss: bigint, validBets: bigint, active: number) =>
    reachedTier(tiers, { netLoss, validBets, active })?.place
  expect(place(2_500n, 20_000n, 15)).toBe(3)
  expect(place(2_499n, 20_000n, 15)).toBe(2)
  expect(place(2_500n, 19_999n, 15)).toBe(2)
  expect(place(2_500n, 20_000n, 14)).toBe(2)
  expect(place(9_000n, 90_000n, 2)).toBeUndefined()
  expect(place(-1n, 90_000n, 20)).toBeUndefined()
  expect(reachedTier([], { netLoss: 0n, validBets: 0n, active: 0 })).toBeUndefined()
})

test('what is missing for the next tier is told to the unit, and nothing at the highest', () => {
  expect(nextTier(tiers, { netLoss: 1_200n, validBets: 19_000n, active: 20 })).toEqual({
    place: 3,
    tier: tiers[2],
    missing: { netLoss: 1_300n, validBets: 1_000n, active: 0 },
  })
  expect(nextTier(tiers, { netLoss: -50n, validBets: 0n, active: 1 })?.missing).toEqual({
    netLoss: 50n,
    validBets: 0n,
    active: 2,
  })
  expect(nextTier(tiers, { netLoss: 2_500n, validBets: 20_000n, active: 15 })).toBeUndefined()
})

test('a tier of a salary asks nothing of the net loss', () => {
  const salary = [{ validBets: 10n, active: 2, rate: 1000 }]
  expect(reachedTier(salary, { netLoss: -1_000_000n, validBets: 10n, active: 2 })?.place).toBe(1)
})
