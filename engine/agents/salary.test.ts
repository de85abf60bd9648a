import { expect, test } from 'vitest'
import { realTimeSalary, salaryOf, slotBets } from './salary.ts'

const rated = [
  { rateType: 'P', validBets: 0n, active: 1, rate: 1000 },
  { rateType: 'P', validBets: 1000_0000n, active: 2, rate: 2000 },
] as const
const fixed = [
  { rateType: 'F', validBets: 0n, active: 0, amount: 5_0000n },
  { rateType: 'F', validBets: 1000_0000n, active: 2, amount: 9_9900n },
] as const

test('a salary pays a share of the valid bets or a fixed amount, by the highest tier', () => {
  expect(salaryOf(rated, { validBets: 999_9900n, active: 9 }, 2)).toMatchObject({ tier: { place: 1 }, gross: 9900n })
  expect(salaryOf(rated, { validBets: 1000_0000n, active: 2 }, 2)).toMatchObject({ tier: { place: 2 }, gross: 2_0000n })
  expect(salaryOf(rated, { validBets: 1000_0000n, active: 0 }, 2)).toEqual({ tier: undefined, gross: 0n })
  expect(salaryOf(fixed, { validBets: 1000_0000n, active: 2 }, 2).gross).toBe(9_9900n)
  expect(salaryOf(fixed, { validBets: 0n, active: 0 }, 2).gross).toBe(5_0000n)
})

test('a day whose valid bets a correction makes negative pays nothing, a fixed amount neither', () => {
  expect(salaryOf(rated, { validBets: -1n, active: 5 }, 2)).toEqual({ tier: undefined, gross: 0n })
  expect(salaryOf(fixed, { validBets: -1n, active: 5 }, 2)).toEqual({ tier: undefined, gross: 0n })
})

test('of a slot, bets from the single bet amount count, on the side that they fell', () => {
  const bets = [
    { stake: 100n, payout: 250n, validBets: 100n },
    { stake: 100n, payout: 0n, validBets: 90n },
    { stake: 100n, payout: 100n, validBets: 100n },
    { stake: 99n, payout: 500n, validBets: 99n },
    { stake: 99n, payout: 0n, validBets: 99n },
    { stake: 200n, payout: 1n, validBets: -50n },
  ]
  expect(slotBets(bets, 100n)).toEqual({ won: 100n, lost: 40n })
})

test('both shares of a slot are floored once, and a sum below zero too', () => {
  const terms = { winRate: 5000, lossRate: 3000 }
  // 0.0050 and 0.0051: each of them alone is nothing, together they are 0.01.
  expect(realTimeSalary(terms, { won: 1_0000n, lost: 1_7000n }, 2)).toBe(100n)
  expect(realTimeSalary({ winRate: 1_000_000, lossRate: 1 }, { won: -5566n, lost: 0n }, 2)).toBe(-5600n)
  expect(realTimeSalary(terms, { won: 0n, lost: 0n }, 2)).toBe(0n)
})
