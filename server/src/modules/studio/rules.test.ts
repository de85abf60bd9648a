import { describe, expect, test } from 'vitest'
import { policyOf } from '../brand/brand.ts'
import { inPace, sellsFeature } from './rules.ts'

const at = (ms: number) => new Date(1_000_000 + ms)

describe('pace of rounds', () => {
  test.each([
    ['the first round', null, 5000, true],
    ['a round one cycle later', 0, 5000, true],
    ['a round within the cycle', 1, 5000, false],
    ['a round in the same moment where no pace is kept', 5000, 0, true],
    // Two rounds at once: the one that waited was asked for before the other one was played.
    ['an older round that had to wait where no pace is kept', 5003, 0, true],
    ['an older round that had to wait', 5003, 5000, false],
  ] as const)('%s', (_name, lastMs, cycleMs, ok) => {
    expect(inPace(lastMs === null ? null : at(lastMs), cycleMs, at(5000)).ok).toBe(ok)
  })
})

describe('a feature that may be bought', () => {
  const { pace } = policyOf({ pace: { buyClosedCountries: ['GB'], JADE_WAYS: { cycleMs: 2500, buy: true } } })
  test.each([
    ['JADE_WAYS', 'PH', true],
    ['JADE_WAYS', undefined, true],
    ['JADE_WAYS', 'GB', false],
    // What a brand says nothing about is not sold.
    ['STORM_TUMBLE', 'PH', false],
  ] as const)('of %s is sold in %s: %s', (gameCode, country, sold) => {
    expect(sellsFeature(pace, gameCode, country)).toBe(sold)
  })
})
