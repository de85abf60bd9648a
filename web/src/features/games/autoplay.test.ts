import { expect, test } from 'vitest'
import { roundsLeft } from './autoplay.ts'
import type { AutoPlan } from './autoplay.ts'

const plan: AutoPlan = { count: 10, lossStop: 5_0000n, winStop: 20_0000n }
const lost = { stake: '1.00', payout: '0.00' }

test('autoplay counts down to the rounds that were asked for', () => {
  expect(roundsLeft(plan, [])).toBe(10)
  expect(roundsLeft(plan, [lost, { stake: '1.00', payout: '1.98' }])).toBe(8)
  expect(
    roundsLeft(
      { ...plan, lossStop: 100_0000n },
      Array.from({ length: 10 }, () => lost),
    ),
  ).toBe(0)
})

test('autoplay stops when the loss that was set has been reached', () => {
  expect(
    roundsLeft(
      plan,
      Array.from({ length: 4 }, () => lost),
    ),
  ).toBe(6)
  expect(
    roundsLeft(
      plan,
      Array.from({ length: 5 }, () => lost),
    ),
  ).toBe(0)
})

test('autoplay stops after a single win as large as the one that was set', () => {
  expect(roundsLeft(plan, [{ stake: '1.00', payout: '21.00' }])).toBe(0)
  expect(roundsLeft(plan, [{ stake: '1.00', payout: '20.99' }])).toBe(9)
  expect(roundsLeft({ ...plan, winStop: undefined }, [{ stake: '1.00', payout: '99.00' }])).toBe(9)
})
