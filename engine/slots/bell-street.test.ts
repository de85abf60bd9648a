import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { seededWords, wordFor, wordsFrom } from '../test/words.ts'
import { multipliers, multipliersOf, strips } from './bell-street-data.ts'
import { bellStreet } from './bell-street-game.ts'
import { analysis, cycle } from './bell-street-odds.ts'
import { playBellStreet } from './bell-street.ts'

const bet = { stake: 1_0000n, unit: 100n }
const words = (stops: readonly number[], multiplier: number) => [
  ...stops.map((stop) => wordFor(stop, 24)),
  wordFor(multiplier, multipliersOf),
]
const wilds = strips.map((strip) => strip.indexOf('W'))

describe('a round of Bell Street', () => {
  test('takes three words for its reels and one for the multiplier', () => {
    const stream = wordsFrom([...words([0, 1, 2], 0), 3])
    const { events } = playBellStreet(bet, stream)
    expect(events).toEqual([expect.objectContaining({ kind: 'spun', stops: [0, 1, 2], multiplier: 1 })])
    expect(stream.next()).toBe(3)
  })

  test.each([
    [0, 1],
    [70, 2],
    [88, 3],
    [96, 5],
    [99, 10],
  ])('with the fourth reel at %i counts every win %i times', (drawn, by) => {
    const { events, payout } = playBellStreet(bet, wordsFrom(words(wilds, drawn)))
    expect(events[0]).toMatchObject({ multiplier: by })
    expect(events[0]?.kind === 'spun' && events[0].wins[0]).toMatchObject({
      symbol: 'W',
      count: 3,
      line: 2,
      amount: 60_0000n * BigInt(by),
    })
    expect(payout % BigInt(by)).toBe(0n)
  })

  test('ends at the cap', () => {
    expect(playBellStreet({ ...bet, payoutCap: 5n }, wordsFrom(words(wilds, 99)))).toMatchObject({ payout: 5n })
  })

  test('tells what was drawn with the multiplier', () => {
    const wire = bellStreet.wire(playBellStreet(bet, wordsFrom(words([0, 1, 2], 99))).events, 2)
    expect(bellStreet.drawn(wire)).toEqual(['0 1 2 ×10'])
  })
})

describe('Bell Street, exactly', () => {
  test('returns 29419/30720 of the stakes', () => {
    const { totalReturn, lineReturn, meanMultiplier } = analysis()
    expect(totalReturn.toString()).toBe('29419/30720')
    expect(lineReturn.mul(meanMultiplier)).toEqual(totalReturn)
    expect(totalReturn.mul(new Fraction(100n)).decimal(4)).toBe(bellStreet.rtp(99))
    expect(cycle().cycle.size).toBe(24 ** 3)
    expect(multipliers.reduce((sum, [, weight]) => sum + weight, 0)).toBe(multipliersOf)
  })

  test('played two hundred thousand times returns the exact figure within four standard errors', () => {
    const stream = seededWords(24)
    const rounds = 200_000
    let paid = 0n
    for (let round = 0; round < rounds; round += 1) paid += playBellStreet(bet, stream).payout
    const deviation = Number(analysis().variance.root(9).decimal(9))
    expect(Math.abs(Number(paid) / 10_000 / rounds - Number(analysis().totalReturn.decimal(12)))).toBeLessThan(
      (4 * deviation) / Math.sqrt(rounds),
    )
  })
})
