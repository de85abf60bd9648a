import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { roundWords } from '../seeds.ts'
import { hashes, published } from '../test/hashes.ts'
import { isTarget, limboOutcome, playLimbo, targetMax, targetMin } from './limbo.ts'
import type { Profile } from '../studio-game.ts'
import { returnOf } from './odds.ts'
import { pointFrom } from './point.ts'

const two52 = 1n << 52n

describe('limbo', () => {
  test.each<[number, Profile, bigint]>([
    [0, 99, 5039n],
    [1, 99, 303n],
    [2, 99, 111n],
    [3, 99, 344n],
    [4, 99, 100n],
    [5, 99, 180n],
    [0, 97, 4937n],
    [1, 97, 297n],
    [2, 97, 108n],
    [3, 97, 337n],
    [4, 97, 100n],
    [5, 97, 177n],
  ])('at nonce %d of the published seeds and %d %% gets as far as %d hundredths', (nonce, profile, result) => {
    const words = roundWords(hashes.hmac, published.serverSeed, published.clientSeed, nonce)
    const { events, payout } = playLimbo({ stake: 1_0000n, choices: { target: 200 }, profile, unit: 100n }, words)
    const won = result >= 200n
    expect(events).toEqual([{ kind: 'risen', result, target: 200, multiplier: 20000n, won }])
    expect(payout).toBe(won ? 2_0000n : 0n)
  })

  test('offers targets from 1.01 to 1,000,000', () => {
    expect([targetMin, targetMax].every(isTarget)).toBe(true)
    expect([100, targetMax + 1, 150.5, Number.NaN].some(isTarget)).toBe(false)
    expect(() => limboOutcome({ target: 100 }, 99)).toThrow('is not offered')
  })

  test('a target is reached by exactly floor(profile × 2^52 / target) of the 2^52 draws, and by no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: targetMin, max: targetMax }),
        fc.constantFrom<Profile>(99, 97),
        (target, profile) => {
          const winning = (BigInt(profile) * two52) / BigInt(target)
          expect(pointFrom(two52 - winning, profile) >= BigInt(target)).toBe(true)
          expect(pointFrom(two52 - winning - 1n, profile) >= BigInt(target)).toBe(false)
        },
      ),
    )
  })

  test('returns the profile at every target', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: targetMin, max: targetMax }),
        fc.constantFrom<Profile>(99, 97),
        (target, profile) => {
          expect(returnOf([limboOutcome({ target }, profile)])).toEqual(new Fraction(BigInt(profile), 100n))
        },
      ),
    )
  })

  test('the target itself wins and a hundredth above the result loses', () => {
    const play = (target: number) =>
      playLimbo(
        { stake: 100n, choices: { target }, profile: 99, unit: 100n },
        roundWords(hashes.hmac, published.serverSeed, published.clientSeed, 1),
      ).events[0]?.won
    expect([play(303), play(304)]).toEqual([true, false])
  })
})
