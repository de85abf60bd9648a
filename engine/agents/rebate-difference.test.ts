import { expect, test } from 'vitest'
import { rebateDifference } from './rebate-difference.ts'

test('an equal rebate leaves nothing, and none below pays nothing', () => {
  expect(rebateDifference(50, [{ rebate: 50, validBets: 1_000_000n }], 2)).toBe(0n)
  expect(rebateDifference(50, [], 2)).toBe(0n)
})

test('corrections of a day are taken off before the floor', () => {
  const branches = [
    { rebate: 0, validBets: 100_0000n },
    { rebate: 25, validBets: -100_0000n },
  ]
  expect(rebateDifference(50, branches, 2)).toBe(2500n)
})

test('a downline above the agent is a mistake', () => {
  expect(() => rebateDifference(50, [{ rebate: 51, validBets: 1n }], 2)).toThrow('51 points below one of 50')
})
