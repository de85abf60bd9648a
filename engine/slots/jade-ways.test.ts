import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { roundWords } from '../seeds.ts'
import { hashes, published } from '../test/hashes.ts'
import { seededWords, wordFor, wordsFrom } from '../test/words.ts'
import { bestOf, coinSum, hitCount } from './counted-spin.ts'
import type { SlotEvent, SlotSpun } from './events.ts'
import { baseStrips, freeStrips, pays, wild } from './jade-ways-data.ts'
import { jadeWays } from './jade-ways-game.ts'
import { analysis, cycles } from './jade-ways-odds.ts'
import { playJadeWays } from './jade-ways.ts'
import { wonWays } from './ways.ts'

const bet = { stake: 2_5000n, unit: 100n, bought: false }
const spins = (events: readonly SlotEvent[]): SlotSpun[] => events.filter((event) => event.kind === 'spun')
const stopsWords = (stops: readonly number[]) => stops.map((stop) => wordFor(stop, 30))
const scattersAt = baseStrips.map((strip) => strip.indexOf('S'))
/** Three scatters on the first reels, none on the last two. */
const triggering = scattersAt.map((stop, reel) => (reel < 3 ? stop : (stop + 5) % 30))
const freeScatters = freeStrips.map((strip) => strip.indexOf('S'))
const freeQuiet = freeScatters.map((stop) => (stop + 5) % 30)

describe('the reels', () => {
  test('have 30 stops each, wilds on the middle three alone and one scatter on every one', () => {
    for (const strips of [baseStrips, freeStrips]) {
      expect(strips.map((strip) => strip.length)).toEqual([30, 30, 30, 30, 30])
      expect(strips.map((strip) => strip.filter((symbol) => symbol === 'S').length)).toEqual([1, 1, 1, 1, 1])
      expect(strips.map((strip) => strip.includes(wild))).toEqual([false, true, true, true, false])
    }
  })
})

describe('ways', () => {
  test.each([
    ['P1 A A|P1 P1 K|P1 K K|Q Q Q|Q Q Q', [{ symbol: 'P1', count: 3, ways: 2, wild: false, pays: 30 }]],
    [
      'P1 A A|W K K|P1 W K|Q Q Q|Q Q Q',
      [
        { symbol: 'P1', count: 3, ways: 2, wild: true, pays: 30 },
        { symbol: 'A', count: 3, ways: 2, wild: true, pays: 8 },
      ],
    ],
    ['J J J|J J J|J J J|J J J|J J J', [{ symbol: 'J', count: 5, ways: 243, wild: false, pays: 25 }]],
    ['J J J|K K K|J J J|J J J|J J J', []],
    ['S S S|W W W|W W W|W W W|S S S', []],
  ])('of %s are counted reel by reel', (text, won) => {
    expect(
      wonWays(
        { pays, wild },
        text.split('|').map((column) => column.split(' ')),
      ),
    ).toEqual(won)
  })
})

describe('a round of Jade Ways', () => {
  test('takes five words where nothing is awarded', () => {
    const words = wordsFrom([...stopsWords([3, 3, 3, 3, 3]), 77])
    const { events } = playJadeWays(bet, words)
    expect(events).toHaveLength(1)
    expect(spins(events)[0]).toMatchObject({ stops: [3, 3, 3, 3, 3], free: false, index: 0, awarded: 0, left: 0 })
    expect(words.next()).toBe(77)
  })

  test('with three scatters goes on for ten free spins on other reels, in which every win counts twice', () => {
    const words = wordsFrom([
      ...stopsWords(triggering),
      ...Array.from({ length: 10 }, () => stopsWords(freeQuiet)).flat(),
    ])
    const { events, payout } = playJadeWays(bet, words)
    const [paid, ...free] = spins(events)
    expect(paid).toMatchObject({ scatters: 3, scatterAmount: 2n * bet.stake, awarded: 10, left: 10 })
    expect(events[1]).toEqual({ kind: 'feature_started', feature: 'free_spins', bought: false, count: 10 })
    expect(free.map(({ left }) => left)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    for (const spin of free) {
      expect(spin.window.map(([top]) => top)).toEqual(freeStrips.map((strip, reel) => strip[freeQuiet[reel]!]))
      for (const { symbol, count, ways, amount } of spin.wins)
        expect(amount).toBe((bet.stake * BigInt(pays[symbol]![count]! * ways! * 2)) / 25n)
    }
    expect(payout).toBe(spins(events).reduce((sum, { amount }) => sum + amount, 0n))
    expect(() => words.next()).toThrow('no word left')
  })

  test('is awarded fifteen and twenty by four and five scatters, in free spins again', () => {
    const of = (scatters: number, strips: readonly number[]) =>
      strips.map((stop, reel) => (reel < scatters ? stop : (stop + 5) % 30))
    const played = (first: number[], then: number[]) =>
      spins(
        playJadeWays(
          bet,
          wordsFrom([
            ...stopsWords(first),
            ...stopsWords(then),
            ...Array.from({ length: 400 }, (_, at) => wordFor(freeQuiet[at % 5]!, 30)),
          ]),
        ).events,
      )
    const four = played(of(4, scattersAt), of(3, freeScatters))
    expect(four[0]).toMatchObject({ awarded: 15, scatterAmount: 10n * bet.stake })
    expect(four[1]).toMatchObject({ awarded: 10, left: 24, scatterAmount: 4n * bet.stake })
    expect(four).toHaveLength(26)
    const five = played(of(5, scattersAt), of(5, freeScatters))
    expect(five[0]).toMatchObject({ awarded: 20, scatterAmount: 50n * bet.stake })
    expect(five).toHaveLength(41)
  })

  test('bought begins with its ten free spins and costs forty stakes', () => {
    const { events } = playJadeWays(
      { ...bet, bought: true },
      wordsFrom(Array.from({ length: 50 }, (_, at) => wordFor(freeQuiet[at % 5]!, 30))),
    )
    expect(events[0]).toEqual({ kind: 'feature_started', feature: 'free_spins', bought: true, count: 10 })
    expect(spins(events).map(({ free, index }) => [free, index])).toEqual(
      Array.from({ length: 10 }, (_, at) => [true, at + 1]),
    )
    expect(jadeWays.cost({ stake: 100n, unit: 100n, profile: 99, choices: { bought: true } })).toBe(4000n)
    expect(jadeWays.cost({ stake: 100n, unit: 100n, profile: 99, choices: { bought: false } })).toBe(100n)
    expect(jadeWays.accept({}, { stake: 100n, unit: 100n, profile: 99 })).toMatchObject({ ok: false, field: 'bought' })
  })

  test('ends at the cap', () => {
    const stream = [...stopsWords(triggering), ...Array.from({ length: 10 }, () => stopsWords(freeQuiet)).flat()]
    const capped = playJadeWays({ ...bet, payoutCap: bet.stake }, wordsFrom(stream))
    expect(capped.payout).toBe(bet.stake)
    expect(capped.events.map(({ kind }) => kind)).toEqual(['spun', 'feature_started', 'capped'])
  })

  test('is the same from the same seeds, and its wire says what was drawn', () => {
    const play = () => playJadeWays(bet, roundWords(hashes.hmac, published.serverSeed, published.clientSeed, 7))
    const wire = jadeWays.wire(play().events, 2)
    expect(jadeWays.wire(play().events, 2)).toEqual(wire)
    expect(jadeWays.drawn(wire)).toEqual(spins(play().events).map(({ stops }) => stops.join(' ')))
  })
})

describe('Jade Ways, exactly', () => {
  test('returns 10942773211/11400625000 of the stakes, and 2175904/2280125 of what a feature costs', () => {
    const { baseReturn, featureReturn, totalReturn, buyReturn, triggerChance } = analysis()
    expect(totalReturn.toString()).toBe('10942773211/11400625000')
    expect(baseReturn.add(featureReturn)).toEqual(totalReturn)
    expect(baseReturn.toString()).toBe('15603/25000')
    expect(buyReturn.toString()).toBe('2175904/2280125')
    expect(triggerChance.toString()).toBe('107/12500')
    expect(totalReturn.mul(new Fraction(100n)).decimal(4)).toBe(jadeWays.rtp(99))
  })

  test('counts every combination of both sets of reels', () => {
    const { base, free } = cycles()
    expect([base.cycle.size, free.cycle.size]).toEqual([30 ** 5, 30 ** 5])
    expect([hitCount(base), hitCount(free)]).toEqual([11860992, 14694714])
    expect([coinSum(base), coinSum(free)]).toEqual([379152900, 1057489344])
    expect(bestOf(base)).toEqual({ coins: 1350, count: 2 })
    expect(bestOf(free).coins).toBe(2860)
  })

  test('played three hundred thousand times returns the exact figure within four standard errors', () => {
    const words = seededWords(11)
    const rounds = 300_000
    let paid = 0n
    for (let round = 0; round < rounds; round += 1) paid += playJadeWays(bet, words).payout
    const returned = Number(paid) / Number(bet.stake) / rounds
    const deviation = Number(analysis().variance.root(9).decimal(9))
    expect(deviation).toBeCloseTo(5.02517, 4)
    expect(Math.abs(returned - Number(analysis().totalReturn.decimal(12)))).toBeLessThan(
      (4 * deviation) / Math.sqrt(rounds),
    )
  })
})
