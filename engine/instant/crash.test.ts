import { describe, expect, test } from 'vitest'
import { hashes } from '../test/hashes.ts'
import { Fraction } from '../fraction.ts'
import {
  crashBits,
  crashMs,
  crashOutcome,
  crashPayout,
  isCashOut,
  linkAfter,
  msOf,
  multiplierAt,
  pointOf,
} from './crash.ts'
import { returnOf } from './odds.ts'

const terminalSeed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90'
const salt = 'public-salt-0001'
const chain = [1, 2, 3, 4, 5].reduce<string[]>(
  (links) => [...links, linkAfter(hashes.sha256, links.at(-1) ?? terminalSeed)],
  [],
)

describe('crash', () => {
  test.each([
    [1, '79175e70eb2236876b0c003be58294690c0e36b44c0947ae80f599ea9d039833', 980855262156650n, 126n],
    [2, 'af7da98207f0c6e2f591396ebffd76c40f2467c7336fbe886df765a0f5d85e70', 1955305525978982n, 174n],
    [3, '979782d88ab379499f6d29c38a6d2bd0352a7306ad499b6c2408dcd03dd61c5b', 631777933023626n, 115n],
    [4, '8b551dfef5d50fc9baf35f8b08e57f13094450b0f645a9502f44419fd2fe125d', 347386665516112n, 107n],
    [5, 'c45749c028d56823b94b4de8cbfb4f6e415e783100c11714746e410b55c41a43', 100053119334028n, 101n],
  ])('link %d of the published chain is %s, gives %d and crashes at %d hundredths', (link, hash, bits, point) => {
    expect(chain[link - 1]).toBe(hash)
    expect(crashBits(hashes.hmac, hash, salt)).toBe(bits)
    expect(pointOf(hashes.hmac, hash, salt, 99)).toBe(point)
  })

  test.each([
    [0, 100],
    [165, 100],
    [166, 101],
    [11552, 199],
    [11553, 200],
    [38376, 999],
    [38377, 1000],
    [115129, 99998],
    [230259, 100002944],
  ])('after %d ms stands at %d hundredths', (ms, hundredths) => {
    expect(multiplierAt(ms)).toBe(hundredths)
  })

  test('the whole-number curve is that of the exponential wherever a double can tell, and never falls', () => {
    const moments = Array.from({ length: 18_000 }, (_, at) => at * 13)
    const certain = moments.filter((ms) => {
      const exact = 100 * Math.exp(0.00006 * ms)
      return Math.abs(exact - Math.round(exact)) > 1e-9 * exact
    })
    expect(certain.length).toBeGreaterThan(10_000)
    expect(certain.filter((ms) => multiplierAt(ms) !== Math.floor(100 * Math.exp(0.00006 * ms)))).toEqual([])
    expect(moments.filter((ms) => multiplierAt(ms + 13) < multiplierAt(ms))).toEqual([])
  })

  test('a multiplier is reached at its millisecond and not one before', () => {
    for (const hundredths of [101, 102, 150, 200, 999, 1000, 12345, 1_000_000, 100_000_000]) {
      const ms = msOf(hundredths)
      expect(multiplierAt(ms) >= hundredths).toBe(true)
      expect(multiplierAt(ms - 1) < hundredths).toBe(true)
    }
    expect(msOf(100)).toBe(0)
    expect(() => multiplierAt(-1)).toThrow('no multiplier')
    expect(() => multiplierAt(1.5)).toThrow('no multiplier')
    expect(() => msOf(10n ** 21n)).toThrow('no flight reaches')
  })

  test('a round stands at its point and crashes as soon as it would be beyond', () => {
    for (const point of [100n, 101n, 126n, 5039n, 99n << 52n]) {
      const ms = crashMs(point)
      expect(BigInt(multiplierAt(ms - 1)) <= point).toBe(true)
      expect(BigInt(Math.ceil(multiplierAt(ms))) > point).toBe(true)
    }
    expect(crashMs(100n)).toBe(166)
  })

  test('every cash-out returns the profile', () => {
    for (const hundredths of [101, 200, 1000, 100_000_000]) {
      expect(isCashOut(hundredths)).toBe(true)
      expect(returnOf([crashOutcome(hundredths, 97)])).toEqual(new Fraction(97n, 100n))
    }
    expect([100, 100_000_001, 150.5].some(isCashOut)).toBe(false)
  })

  test('who leaves at 1.99 gets 1.99 times the stake, down to the payable step', () => {
    expect(crashPayout(199, { stake: 10_0500n, unit: 100n })).toBe(19_9900n)
    expect(crashPayout(199, { stake: 10_0000n, unit: 10000n })).toBe(19_0000n)
  })
})
