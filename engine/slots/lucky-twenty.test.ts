import { describe, expect, test } from 'vitest'
import type { Words } from '../chance.ts'
import { lines, pays, rows, scatterPays, stopsPerReel, strips, symbols } from './lucky-twenty-data.ts'
import type { ReelSymbol } from './lucky-twenty-data.ts'
import { lineWin } from './paylines.ts'
import { playLuckyTwenty, rules } from './lucky-twenty.ts'
import type { LuckyTwentyBet, LuckyTwentyEvent, SpinEvent } from './lucky-twenty.ts'
import { windowAt } from './reels.ts'
import { wordFor, wordsFrom } from '../test/words.ts'
import { seededWords } from '../test/words.ts'

const bet: LuckyTwentyBet = { stake: 2_0000n, unit: 100n, jackpotSize: 25_000_000_0000n }
const noJackpot = [2 ** 32 - 1, 2 ** 32 - 1]
const stopsWords = (stops: readonly number[]) => stops.map((stop) => wordFor(stop, stopsPerReel))
const spunOf = (events: readonly LuckyTwentyEvent[]): SpinEvent[] => events.filter((event) => event.kind === 'spun')
const countOf = (reel: number, symbol: ReelSymbol) => strips[reel]!.filter((each) => each === symbol).length

// The first combination of stops whose window satisfies, found by walking a seeded stream.
function stopsWith(satisfies: (spin: SpinEvent) => boolean): number[] {
  const words = seededWords(7)
  for (let tries = 0; tries < 200_000; tries += 1) {
    const stops = strips.map(() => words.next() >>> 27)
    if (satisfies(playedAt(stops))) return stops
  }
  throw new Error('no such spin')
}

function playedAt(stops: readonly number[]): SpinEvent {
  const stopped: Words = wordsFrom([...stopsWords(stops), ...noJackpot, ...Array.from({ length: 2000 }, () => 0)])
  return spunOf(playLuckyTwenty({ ...bet, payoutCap: 0n }, stopped).events)[0]!
}

const quiet = stopsWith((spin) => spin.amount === 0n && spin.scatters === 0)
const paying = stopsWith((spin) => spin.wins.length > 1 && spin.scatters < 3)
const triggering = stopsWith((spin) => spin.scatters === 3 && spin.wins.length > 0)

describe('the reels', () => {
  test('have 32 stops each, every symbol on each of them and one scatter', () => {
    expect(strips.map((strip) => strip.length)).toEqual([32, 32, 32, 32, 32])
    for (const symbol of symbols) expect(strips.every((_, reel) => countOf(reel, symbol) > 0)).toBe(true)
    expect(strips.map((_, reel) => countOf(reel, 'S'))).toEqual([1, 1, 1, 1, 1])
    expect(strips.map((_, reel) => countOf(reel, 'W'))).toEqual([1, 1, 2, 1, 1])
  })

  test('show three symbols from the stop downwards and run round at the end of the strip', () => {
    expect(windowAt(strips, rows, [31, 0, 0, 0, 30])).toEqual([
      ['A', 'K', 'H3'],
      ['T', 'H2', 'J'],
      ['H2', 'H1', 'H3'],
      ['H2', 'Q', 'J'],
      ['H4', 'Q', 'K'],
    ])
  })

  test('are crossed by twenty different lines of five rows', () => {
    expect(lines).toHaveLength(20)
    expect(new Set(lines.map(String)).size).toBe(20)
    expect(lines.flat().every((row) => row === 0 || row === 1 || row === 2)).toBe(true)
    expect(lines.every((line) => line.length === 5)).toBe(true)
  })
})

describe('a line', () => {
  test.each<[string, ReturnType<typeof lineWin>]>([
    ['A A A K Q', { symbol: 'A', count: 3, wild: false, pays: 18 }],
    ['A A A A Q', { symbol: 'A', count: 4, wild: false, pays: 50 }],
    ['A A A A A', { symbol: 'A', count: 5, wild: false, pays: 200 }],
    ['A A K A A', undefined],
    ['K A A A A', undefined],
    ['A W A K Q', { symbol: 'A', count: 3, wild: true, pays: 18 }],
    ['A A A W Q', { symbol: 'A', count: 4, wild: true, pays: 50 }],
    ['W W A A Q', { symbol: 'A', count: 4, wild: true, pays: 50 }],
    ['W W W K Q', { symbol: 'W', count: 3, wild: true, pays: 100 }],
    ['W W W H1 Q', { symbol: 'H1', count: 4, wild: true, pays: 250 }],
    ['W W W H4 Q', { symbol: 'H4', count: 4, wild: true, pays: 100 }],
    ['W W W W T', { symbol: 'W', count: 4, wild: true, pays: 500 }],
    ['W W W W H1', { symbol: 'H1', count: 5, wild: true, pays: 1000 }],
    ['W W W W W', { symbol: 'W', count: 5, wild: true, pays: 2000 }],
    ['W W W S A', { symbol: 'W', count: 3, wild: true, pays: 100 }],
    ['W W S S S', undefined],
    ['S S S S S', undefined],
    ['A A S A A', undefined],
    ['W W A K Q', { symbol: 'A', count: 3, wild: true, pays: 18 }],
  ])('of %s wins %o', (line, win) => {
    expect(lineWin(rules, line.split(' '))).toEqual(win)
  })

  test('pays by the table, for every symbol and length', () => {
    const paid = Object.entries(pays).map(([symbol, table]) => [symbol, table[3], table[4], table[5]].join(' '))
    expect(paid).toEqual([
      'W 100 500 2000',
      'H1 60 250 1000',
      'H2 50 175 600',
      'H3 35 125 400',
      'H4 30 100 300',
      'A 18 50 200',
      'K 12 40 150',
      'Q 10 30 120',
      'J 5 25 90',
      'T 5 20 75',
    ])
  })
})

describe('a round of Lucky Twenty', () => {
  test('takes five words for the reels and two for the pot, and no more where nothing is awarded', () => {
    const words = wordsFrom([...stopsWords(quiet), ...noJackpot, 123])
    const round = playLuckyTwenty(bet, words)
    expect(round.events).toHaveLength(1)
    expect(spunOf(round.events)[0]?.stops).toEqual(quiet)
    expect(words.next()).toBe(123)
  })

  test('pays the sum of its line wins and scatters, each a share of the stake', () => {
    const { payout, events } = playLuckyTwenty(bet, wordsFrom([...stopsWords(paying), ...noJackpot]))
    const [spin] = spunOf(events)
    for (const win of spin!.wins) {
      expect(win.amount).toBe((bet.stake / 20n) * BigInt(rules.pays[win.symbol]![win.count]!))
      expect(
        lineWin(
          rules,
          lines[win.line - 1]!.map((row, reel) => spin!.window[reel]![row]!),
        ),
      ).toMatchObject({
        symbol: win.symbol,
        count: win.count,
      })
    }
    expect(payout).toBe(spin!.wins.reduce((sum, win) => sum + win.amount, spin!.scatterAmount))
    expect(payout).toBeGreaterThan(0n)
  })

  test('with three scatters goes on for ten free spins, in which every win counts three times', () => {
    const free = Array.from({ length: 10 }, () => stopsWords(paying)).flat()
    const words = wordsFrom([...stopsWords(triggering), ...noJackpot, ...free])
    const { payout, events } = playLuckyTwenty(bet, words)
    const [paid, ...spins] = spunOf(events)
    const once = playedAt(paying).amount

    expect(paid).toMatchObject({
      free: false,
      index: 0,
      scatters: 3,
      scatterAmount: bet.stake * 2n,
      awarded: 10,
      left: 10,
    })
    expect(spins.map(({ index, left, free }) => [index, left, free])).toEqual(
      Array.from({ length: 10 }, (_, at) => [at + 1, 9 - at, true]),
    )
    expect(spins.every((spin) => spin.amount === once * 3n)).toBe(true)
    expect(payout).toBe(paid!.amount + 30n * once)
    expect(() => words.next()).toThrow('no word left')
  })

  test('is awarded ten more free spins by three scatters in a free spin, whose scatter win counts three times too', () => {
    const quietSpins = (count: number) => Array.from({ length: count }, () => stopsWords(quiet)).flat()
    const stream = [...stopsWords(triggering), ...noJackpot, ...stopsWords(triggering), ...quietSpins(19)]
    const spins = spunOf(playLuckyTwenty(bet, wordsFrom(stream)).events)
    expect(spins).toHaveLength(21)
    expect(spins[1]).toMatchObject({ awarded: 10, left: 19, scatterAmount: bet.stake * 6n })
    expect(spins.at(-1)?.left).toBe(0)
  })

  test('wins the pot when the draw of 52 bits is below the stake, and only then', () => {
    const drawing = (drawn: bigint) => {
      const bits = (drawn * 2n ** 52n) / bet.jackpotSize + 1n
      return [Number(bits >> 20n), Number(bits & 0xfffffn) * 4096]
    }
    const played = (drawn: bigint) => playLuckyTwenty(bet, wordsFrom([...stopsWords(quiet), ...drawing(drawn)]))
    expect(played(bet.stake - 1n)).toMatchObject({
      jackpot: true,
      payout: 0n,
      events: [{ kind: 'spun' }, { kind: 'jackpot_won' }],
    })
    expect(played(bet.stake)).toMatchObject({ jackpot: false, events: [{ kind: 'spun' }] })
  })

  test('ends at the cap: what would be won beyond it is not played', () => {
    const free = Array.from({ length: 10 }, () => stopsWords(paying)).flat()
    const stream = [...stopsWords(triggering), ...noJackpot, ...free]
    const whole = playLuckyTwenty(bet, wordsFrom(stream))
    const capped = playLuckyTwenty({ ...bet, payoutCap: whole.payout - 1n }, wordsFrom(stream))
    expect(capped.payout).toBe(whole.payout - 1n)
    expect(capped.events.at(-1)).toEqual({ kind: 'capped', at: whole.payout - 1n })
    expect(playLuckyTwenty({ ...bet, payoutCap: whole.payout }, wordsFrom(stream))).toEqual(whole)

    const early = playLuckyTwenty({ ...bet, payoutCap: 1_0000n }, wordsFrom(stream))
    expect(early).toMatchObject({ payout: 1_0000n, events: [{ kind: 'spun' }, { kind: 'capped', at: 1_0000n }] })
  })

  test('floors each line on its own where the stake is no whole number of payable line bets', () => {
    const uneven = { ...bet, stake: 1_2300n }
    const { payout, events } = playLuckyTwenty(uneven, wordsFrom([...stopsWords(paying), ...noJackpot]))
    const [spin] = spunOf(events)
    expect(spin!.wins.length).toBeGreaterThan(1)
    for (const win of spin!.wins) {
      const exactTwentieths = uneven.stake * BigInt(rules.pays[win.symbol]![win.count]!)
      expect(win.amount % 100n).toBe(0n)
      expect(win.amount * 20n <= exactTwentieths && exactTwentieths < (win.amount + 100n) * 20n).toBe(true)
    }
    expect(payout).toBe(spin!.amount)
  })

  test('pays scatters 2, 10 and 100 stakes', () => {
    expect(scatterPays).toEqual({ 3: 2, 4: 10, 5: 100 })
    const five = strips.map((strip) => strip.indexOf('S'))
    expect(playedAt(five)).toMatchObject({ scatters: 5, scatterAmount: bet.stake * 100n })
    expect(playedAt([five[0]!, five[1]!, five[2]!, five[3]!, (five[4]! + 1) % 32])).toMatchObject({
      scatters: 4,
      scatterAmount: bet.stake * 10n,
    })
    expect(playedAt(five.map((stop) => (stop + 30) % 32))).toMatchObject({ scatters: 5 })
    expect(playedAt(five.map((stop) => (stop + 29) % 32))).toMatchObject({ scatters: 0 })
  })
})
