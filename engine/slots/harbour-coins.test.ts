import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { seededWords, wordFor, wordsFrom } from '../test/words.ts'
import type { HeldCoinsEvent } from './events.ts'
import { coin, coinsOf, coinValues, fullBonus, strips } from './harbour-coins-data.ts'
import { harbourCoins } from './harbour-coins-game.ts'
import { analysis, cycle, endChances, heldMoments } from './harbour-coins-odds.ts'
import { playHarbourCoins } from './harbour-coins.ts'
import { columnAt } from './reels.ts'
import type { SlotEvent } from './events.ts'

const bet = { stake: 1_0000n, unit: 100n }
const words = (stops: readonly number[]) => stops.map((stop) => wordFor(stop, 32))
const coinsAt = (reel: number, stop: number) =>
  columnAt(strips[reel]!, 3, stop).filter((symbol) => symbol === coin).length
const stopWith = (reel: number, coins: number) => strips[reel]!.findIndex((_, stop) => coinsAt(reel, stop) === coins)
/** Two coins on each of the first three reels, none on the last two. */
const six = strips.map((_, reel) => stopWith(reel, reel < 3 ? 2 : 0))
const none = strips.map((_, reel) => stopWith(reel, 0))
const worth = (stakes: number) => {
  const at = coinValues.findIndex(([value]) => value === stakes)
  return wordFor(
    coinValues.slice(0, at).reduce((sum, [, weight]) => sum + weight, 0),
    coinsOf,
  )
}
const misses = (cells: number) => Array.from({ length: cells }, () => wordFor(19, 20))
const lands = wordFor(0, 20)
const heldOf = (events: readonly SlotEvent[]): HeldCoinsEvent[] => events.filter((event) => event.kind === 'held')

describe('a round of Harbour Coins', () => {
  test('with five coins or fewer takes five words', () => {
    const stream = wordsFrom([...words(none), 6])
    expect(playHarbourCoins(bet, stream).events).toHaveLength(1)
    expect(stream.next()).toBe(6)
  })

  test('with six holds them, spins the other cells three times more, and pays all that stand', () => {
    const stream = wordsFrom([...words(six), ...Array.from({ length: 6 }, () => worth(2)), ...misses(27), 6])
    const { events, payout } = playHarbourCoins(bet, stream)
    expect(events[1]).toMatchObject({ kind: 'feature_started', feature: 'respins', count: 3 })
    expect(heldOf(events).map(({ step, left, coins }) => [step, left, coins.length])).toEqual([
      [0, 3, 6],
      [1, 2, 6],
      [2, 1, 6],
      [3, 0, 6],
    ])
    expect(events.at(-1)).toEqual({ kind: 'collected', full: false, bonus: 0n, amount: 12_0000n })
    expect(payout).toBe(12_0000n + (events[0]?.kind === 'spun' ? events[0].amount : 0n))
    expect(stream.next()).toBe(6)
  })

  test('begins its re-spins anew with every coin that lands', () => {
    const stream = wordsFrom([
      ...words(six),
      ...Array.from({ length: 6 }, () => worth(1)),
      ...misses(9),
      ...misses(4),
      lands,
      worth(25),
      ...misses(4),
      ...misses(24),
      6,
    ])
    const { events } = playHarbourCoins(bet, stream)
    expect(heldOf(events).map(({ left, coins }) => [left, coins.length])).toEqual([
      [3, 6],
      [2, 6],
      [3, 7],
      [2, 7],
      [1, 7],
      [0, 7],
    ])
    expect(heldOf(events).at(-1)?.coins.at(-1)?.amount).toBe(25_0000n)
    expect(events.at(-1)).toMatchObject({ amount: 31_0000n })
    expect(stream.next()).toBe(6)
  })

  test('pays a bonus when the window is full', () => {
    const stream = wordsFrom([
      ...words(six),
      ...Array.from({ length: 6 }, () => worth(1)),
      ...Array.from({ length: 9 }, () => [lands, worth(1)]).flat(),
      6,
    ])
    const { events } = playHarbourCoins(bet, stream)
    expect(heldOf(events).at(-1)).toMatchObject({ step: 1, left: 0 })
    expect(events.at(-1)).toEqual({
      kind: 'collected',
      full: true,
      bonus: BigInt(fullBonus) * bet.stake,
      amount: BigInt(fullBonus + 15) * bet.stake,
    })
    expect(stream.next()).toBe(6)
  })

  test('ends at the cap', () => {
    const stream = wordsFrom([...words(six), ...Array.from({ length: 6 }, () => worth(25)), ...misses(27)])
    const { payout, events } = playHarbourCoins({ ...bet, payoutCap: 100_0000n }, stream)
    expect(payout).toBe(100_0000n)
    expect(events.at(-1)).toEqual({ kind: 'capped', at: 100_0000n })
  })
})

describe('Harbour Coins, exactly', () => {
  test('returns 95.7703 % of the stakes', () => {
    const { totalReturn, baseReturn, holdReturn } = analysis()
    expect(baseReturn.add(holdReturn)).toEqual(totalReturn)
    expect(totalReturn.mul(new Fraction(100n)).decimal(4)).toBe(harbourCoins.rtp(99))
    expect(cycle().cycle.size).toBe(32 ** 5)
  })

  test('knows how many coins stand in the end', () => {
    for (const coins of [6, 9, 15]) {
      const chances = endChances(coins)
      expect(chances.reduce((sum, chance) => sum.add(chance)).toString()).toBe('1')
      expect(chances.slice(0, coins).every((chance) => chance.toString() === '0')).toBe(true)
    }
    // One cell is left: three tries of a twentieth each.
    expect(endChances(14)[15]?.toString()).toBe('1141/8000')
    expect(coinValues.reduce((sum, [, weight]) => sum + weight, 0)).toBe(coinsOf)
    // With a full window every value is drawn fifteen times and the bonus is sure.
    expect(heldMoments(15).mean.decimal(4)).toBe('532.2500')
  })

  test('played two hundred thousand times returns the exact figure within four standard errors', () => {
    const stream = seededWords(23)
    const rounds = 200_000
    let paid = 0n
    for (let round = 0; round < rounds; round += 1) paid += playHarbourCoins(bet, stream).payout
    const deviation = Number(analysis().variance.root(9).decimal(9))
    expect(Math.abs(Number(paid) / 10_000 / rounds - Number(analysis().totalReturn.decimal(12)))).toBeLessThan(
      (4 * deviation) / Math.sqrt(rounds),
    )
  })
})
