import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { seededWords, wordFor, wordsFrom } from '../test/words.ts'
import { lineWin } from './paylines.ts'
import { chosen, pays, strips } from './moon-scroll-data.ts'
import { moonScroll } from './moon-scroll-game.ts'
import { analysis, cycleOf } from './moon-scroll-odds.ts'
import { playMoonScroll, rules } from './moon-scroll.ts'

const bet = { stake: 1_0000n, unit: 100n }
const words = (stops: readonly number[]) => stops.map((stop) => wordFor(stop, 29))
const scrollAt = strips.map((strip) => strip.indexOf('S'))
const triggering = scrollAt.map((stop, reel) => (reel < 3 ? stop : (stop + 5) % 29))
const quiet = scrollAt.map((stop) => (stop + 5) % 29)
const choosing = (symbol: string) => wordFor(chosen.indexOf(symbol), 9)

describe('a line of Moon Scroll', () => {
  test.each([
    ['H1 H1 A K Q', ['H1', 2, 5]],
    ['S S A K Q', ['A', 3, 6]],
    ['S H1 S K Q', ['H1', 3, 40]],
    ['A S S S S', ['A', 5, 90]],
    ['S S S S S', undefined],
    ['A A K K Q', undefined],
  ])('of %s wins with scrolls for anything', (line, won) => {
    const win = lineWin(rules, line.split(' '))
    expect(win && [win.symbol, win.count, win.pays]).toEqual(won)
  })
})

describe('a round of Moon Scroll', () => {
  test('with three scrolls chooses a symbol and plays ten free spins, in which that symbol covers its reels', () => {
    // One H2 on the first, third and fifth reel is not a line, but it covers three reels.
    const stops = strips.map((strip, reel) => (reel % 2 === 0 ? strip.indexOf('H2') : quiet[reel]!))
    const { events, payout } = playMoonScroll(
      bet,
      wordsFrom([...words(triggering), choosing('H2'), ...Array.from({ length: 10 }, () => words(stops)).flat()]),
    )
    expect(events[0]).toMatchObject({ scatters: 3, scatterAmount: 2_0000n, awarded: 10, left: 10 })
    expect(events[1]).toEqual({
      kind: 'feature_started',
      feature: 'free_spins',
      bought: false,
      count: 10,
      symbol: 'H2',
    })
    const standing = strips.flatMap((strip, reel) =>
      [0, 1, 2].some((row) => strip[(stops[reel]! + row) % 29] === 'H2') ? [reel] : [],
    )
    const covers = events.filter((event) => event.kind === 'expanded')
    expect(covers).toHaveLength(10)
    expect(covers[0]).toMatchObject({
      symbol: 'H2',
      columns: standing,
      amount: BigInt(pays.H2![standing.length]!) * bet.stake,
    })
    for (const reel of standing) expect(covers[0]?.window[reel]).toEqual(['H2', 'H2', 'H2'])
    expect(payout).toBe(events.reduce((sum, event) => sum + ('amount' in event ? event.amount : 0n), 0n))
  })

  test('is awarded ten more by three scrolls in a free spin, with the same symbol', () => {
    const rest = Array.from({ length: 19 }, () => words(quiet)).flat()
    const { events } = playMoonScroll(
      bet,
      wordsFrom([...words(triggering), choosing('T'), ...words(triggering), ...rest]),
    )
    expect(events.filter(({ kind }) => kind === 'spun')).toHaveLength(21)
    expect(events.filter(({ kind }) => kind === 'feature_started')).toHaveLength(1)
  })

  test('without scrolls takes five words', () => {
    const stream = wordsFrom([...words(quiet), 4])
    expect(playMoonScroll(bet, stream).events).toHaveLength(1)
    expect(stream.next()).toBe(4)
  })

  test('ends at the cap', () => {
    const stream = [...words(triggering), choosing('H1')]
    expect(playMoonScroll({ ...bet, payoutCap: 1n }, wordsFrom(stream)).events.map(({ kind }) => kind)).toEqual([
      'spun',
      'capped',
    ])
  })
})

describe('Moon Scroll, exactly', () => {
  test('returns 367703861244825/381060618063631 of the stakes', () => {
    const { totalReturn, baseReturn, featureReturn } = analysis()
    expect(totalReturn.toString()).toBe('367703861244825/381060618063631')
    expect(baseReturn.add(featureReturn)).toEqual(totalReturn)
    expect(totalReturn.mul(new Fraction(100n)).decimal(4)).toBe(moonScroll.rtp(99))
  })

  test('counts every combination for every symbol that may be chosen', () => {
    expect(chosen).toHaveLength(9)
    expect(cycleOf().cycle.size).toBe(29 ** 5)
    expect([...analysis().features.keys()]).toEqual([...chosen])
    expect(strips.map((strip) => strip.filter((symbol) => symbol === 'S').length)).toEqual([1, 1, 1, 1, 1])
    // Three of 29 windows show the scroll of a reel: three or more of five.
    const [p, q] = [3 / 29, 26 / 29]
    const chance = 10 * p ** 3 * q ** 2 + 5 * p ** 4 * q + p ** 5
    expect(Number(analysis().triggerChance.decimal(12))).toBeCloseTo(chance, 11)
  })

  test('played two hundred thousand times returns the exact figure within four standard errors', () => {
    const stream = seededWords(22)
    const rounds = 200_000
    let paid = 0n
    for (let round = 0; round < rounds; round += 1) paid += playMoonScroll(bet, stream).payout
    const deviation = Number(analysis().variance.root(9).decimal(9))
    expect(Math.abs(Number(paid) / 10_000 / rounds - Number(analysis().totalReturn.decimal(12)))).toBeLessThan(
      (4 * deviation) / Math.sqrt(rounds),
    )
  })
})
