import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { seededWords, wordFor, wordsFrom } from '../test/words.ts'
import { bestOf, coinSum } from './counted-spin.ts'
import { lines, strips, wild } from './twin-lanterns-data.ts'
import { twinLanterns } from './twin-lanterns-game.ts'
import { analysis, cycles } from './twin-lanterns-odds.ts'
import { bothWays, playTwinLanterns } from './twin-lanterns.ts'

const bet = { stake: 1_0000n, unit: 100n }
const words = (stops: readonly number[]) => stops.map((stop) => wordFor(stop, 30))
const lanternAt = strips.map((strip) => strip.indexOf(wild))
/** Stops with lanterns in the top row of these reels and none elsewhere. */
const lit = (reels: readonly number[]) => strips.map((_, reel) => (reels.includes(reel) ? lanternAt[reel]! : 1))

describe('a line of Twin Lanterns', () => {
  test.each([
    ['A A A K Q', [['A', 3, 1]]],
    ['K Q A A A', [['A', 3, 1]]],
    ['H1 W W W H1', [['H1', 5, 150]]],
    [
      'H1 W W W H2',
      [
        ['H1', 4, 45],
        ['H2', 4, 12],
      ],
    ],
    ['A A A A Q', [['A', 4, 3]]],
    [
      'A A W K K',
      [
        ['A', 3, 1],
        ['K', 3, 1],
      ],
    ],
    ['A K A K A', []],
  ])('of %s wins from both sides, and once where five are alike', (line, won) => {
    expect(bothWays(line.split(' ')).map(({ symbol, count, pays }) => [symbol, count, pays])).toEqual(won)
  })
})

describe('a round of Twin Lanterns', () => {
  test('without a lantern takes five words', () => {
    const stream = wordsFrom([...words(lit([])), 8])
    const { events } = playTwinLanterns(bet, stream)
    expect(events.map(({ kind }) => kind)).toEqual(['spun'])
    expect(stream.next()).toBe(8)
  })

  test('covers the reel of a lantern, pays, and spins the others again while that reel stays', () => {
    const again = [1, 1, 1, 1]
    const stream = wordsFrom([...words(lit([2])), ...words(again), 8])
    const { events, payout } = playTwinLanterns(bet, stream)
    expect(events.map(({ kind }) => kind)).toEqual(['spun', 'expanded', 'feature_started', 'spun'])
    expect(events[0]).toMatchObject({ index: 0, wins: [], amount: 0n })
    expect(events[1]).toMatchObject({ symbol: wild, columns: [2], window: { 2: [wild, wild, wild] } })
    expect(events[3]).toMatchObject({ index: 1, free: false, window: { 2: [wild, wild, wild] } })
    expect(payout).toBe(events.reduce((sum, event) => sum + ('amount' in event ? event.amount : 0n), 0n))
    expect(stream.next()).toBe(8)
  })

  test('ends when no new lantern comes, after three re-spins at the most', () => {
    const stream = wordsFrom([
      ...words(lit([1])),
      ...words([1, lanternAt[2]!, 1, 1]),
      ...words([1, lanternAt[3]!, 1]),
      ...words([1, 1]),
      8,
    ])
    const { events } = playTwinLanterns(bet, stream)
    expect(events.filter(({ kind }) => kind === 'spun')).toHaveLength(4)
    expect(events.filter(({ kind }) => kind === 'expanded')).toHaveLength(3)
    expect(events.at(-1)).toMatchObject({
      kind: 'spun',
      index: 3,
      window: { 1: [wild, wild, wild], 2: [wild, wild, wild], 3: [wild, wild, wild] },
    })
    expect(stream.next()).toBe(8)
  })

  test('ends at the cap', () => {
    const { payout, events } = playTwinLanterns({ ...bet, payoutCap: 1n }, wordsFrom(words(lit([1, 2, 3]))))
    expect(payout).toBe(1n)
    expect(events.map(({ kind }) => kind)).toEqual(['spun', 'expanded', 'capped'])
  })
})

describe('Twin Lanterns, exactly', () => {
  test('has lanterns on the middle reels alone', () => {
    expect(strips.map((strip) => strip.filter((symbol) => symbol === wild).length)).toEqual([0, 1, 1, 1, 0])
    expect(strips.map((strip) => strip.length)).toEqual([30, 30, 30, 30, 30])
    expect(lines).toHaveLength(10)
  })

  test('returns 9705348467/10125000000 of the stakes', () => {
    const { totalReturn, baseReturn, respinReturn, respinChance } = analysis()
    expect(totalReturn.toString()).toBe('9705348467/10125000000')
    expect(baseReturn.add(respinReturn)).toEqual(totalReturn)
    // Three of thirty stops show each of three lanterns.
    expect(respinChance.toString()).toBe('271/1000')
    expect(totalReturn.mul(new Fraction(100n)).decimal(4)).toBe(twinLanterns.rtp(99))
  })

  test('counts every set of covered reels; with all three lit only the outer reels spin', () => {
    expect([...cycles().keys()]).toEqual([0, 2, 4, 6, 8, 10, 12, 14])
    expect(cycles().get(14)?.cycle.size).toBe(900)
    // By hand: the outer reels show the same best symbol on every line that they can.
    let sum = 0
    for (let a = 0; a < 30; a += 1) {
      for (let e = 0; e < 30; e += 1) {
        for (const line of lines) {
          const symbols = [strips[0]![(a + line[0]!) % 30]!, 'W', 'W', 'W', strips[4]![(e + line[4]!) % 30]!]
          sum += bothWays(symbols).reduce((coins, { pays }) => coins + pays, 0)
        }
      }
    }
    expect(coinSum(cycles().get(14)!)).toBe(sum)
    expect(bestOf(cycles().get(14)!).coins / 10).toBe(Number(analysis().topStakes.decimal(1)))
  })

  test('played two hundred thousand times returns the exact figure within four standard errors', () => {
    const stream = seededWords(21)
    const rounds = 200_000
    let paid = 0n
    for (let round = 0; round < rounds; round += 1) paid += playTwinLanterns(bet, stream).payout
    const deviation = Number(analysis().variance.root(9).decimal(9))
    expect(Math.abs(Number(paid) / 10_000 / rounds - Number(analysis().totalReturn.decimal(12)))).toBeLessThan(
      (4 * deviation) / Math.sqrt(rounds),
    )
  })
})
