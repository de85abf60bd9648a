import { expect, test } from 'vitest'
import { extremes, HEADINGS, hasMovement, sharesOfLargest } from './profit-headings.ts'

const still = {
  deposits: '0.00',
  withdrawals: '0.00',
  transfers: '0.00',
  stakes: '0.00',
  wins: '0.00',
  bonuses: '0.00',
  other: '0.00',
  net: '0.00',
}

test('a day counts as soon as anything came or went, even where it adds up to nothing', () => {
  expect(hasMovement(still)).toBe(false)
  expect(hasMovement({ ...still, stakes: '5.00', wins: '5.00' })).toBe(true)
  expect(HEADINGS.every((heading) => hasMovement({ ...still, [heading]: '-0.01' }))).toBe(true)
})

test('bars reach as far as their amounts, the farthest the whole way, below zero downwards', () => {
  expect(sharesOfLargest(['50.00', '-200.00', '0.00'])).toEqual([0.25, -1, 0])
  expect(sharesOfLargest(['0.00'])).toEqual([0])
})

test('the best and the worst are found among amounts of any sign', () => {
  expect(extremes(['-9.00', '10.00', '2.00'])).toEqual({ best: '10.00', worst: '-9.00' })
})
