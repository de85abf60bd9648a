import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { cashOut } from '../studio-game.ts'
import { roundWords } from '../seeds.ts'
import { hashes, published } from '../test/hashes.ts'
import { wordFor, wordsFrom } from '../test/words.ts'
import {
  canStep,
  cards,
  cardText,
  chanceOf,
  favourableRanks,
  favourableSoFar,
  hiLoMultiplier,
  isRight,
  nextMultiplier,
  playHiLo,
  rankOf,
} from './hi-lo.ts'
import type { HiLoBet, HiLoStep } from './hi-lo.ts'
import type { Profile } from '../studio-game.ts'

const step = (kind: HiLoStep['kind']): HiLoStep => (kind === 'cash_out' ? cashOut : { kind })
const bet: HiLoBet = { stake: 10_0000n, choices: {}, profile: 99, unit: 100n }
const dealt = (...drawn: number[]) => wordsFrom(drawn.map((card) => wordFor(card, cards)))
const ranked = Array.from({ length: 13 }, (_, at) => at + 1)

describe('hi-lo', () => {
  test.each([
    [0, [50, 31, 39, 45]],
    [1, [35, 9, 14, 41]],
    [2, [5, 17, 7, 50]],
    [3, [37, 29, 19, 40]],
    [4, [0, 28, 6, 37]],
    [5, [23, 49, 21, 9]],
  ])('at nonce %d of the published seeds shows the cards %j', (nonce, shown) => {
    const words = roundWords(hashes.hmac, published.serverSeed, published.clientSeed, nonce)
    const round = playHiLo(bet, [step('skip'), step('skip'), step('skip')], words)
    expect(round.events.map(({ card }) => card)).toEqual(shown)
  })

  test('the table of guesses: 12 and 1 on ace and king, the rank counted in on both sides elsewhere', () => {
    expect(ranked.map((rank) => favourableRanks(rank, 'hi'))).toEqual([12, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(ranked.map((rank) => favourableRanks(rank, 'lo'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12])
  })

  test('of the thirteen ranks exactly the promised number is right, for every rank and guess', () => {
    for (const guess of ['hi', 'lo'] as const) {
      const counted = ranked.map((rank) => ranked.filter((next) => isRight(rank, guess, next)).length)
      expect(counted).toEqual(ranked.map((rank) => favourableRanks(rank, guess)))
    }
    expect([isRight(1, 'lo', 1), isRight(1, 'hi', 1), isRight(13, 'hi', 13), isRight(13, 'lo', 13)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([isRight(7, 'hi', 7), isRight(7, 'lo', 7), isRight(7, 'hi', 6), isRight(7, 'lo', 8)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test.each<[Profile, string, bigint, string]>([
    [99, '12', 10725n, '99/100'],
    [99, '12-10-8', 22656n, '271872/274625'],
    [99, '1', 128700n, '99/100'],
    [97, '12', 10508n, '7881/8125'],
    [97, '7-7', 33455n, '327859/338000'],
    [97, '12-10-8', 22198n, '266376/274625'],
  ])(
    'at %d %% right guesses with %s favourable ranks are worth %d ten-thousandths and return %s',
    (profile, counts, multiplier, exact) => {
      const ways = counts.split('-').map(Number)
      expect(hiLoMultiplier(ways, profile)).toBe(multiplier)
      expect(chanceOf(ways).mul(new Fraction(multiplier, 10000n)).toString()).toBe(exact)
    },
  )

  test('a round goes from guess to guess and pays when it is cashed out; a skip costs nothing', () => {
    const steps = [step('skip'), step('hi'), step('lo')]
    const words = () => dealt(3 * 4, 6 * 4, 9 * 4, 9 * 4 + 1)
    const round = playHiLo(bet, steps, words())
    expect(favourableSoFar(round.events)).toEqual([7, 10])
    expect(round).toMatchObject({ multiplier: 23901n, payout: 23_9000n, done: false, mayCashOut: true })
    expect(playHiLo(bet, [...steps, step('cash_out')], words())).toMatchObject({ payout: 23_9000n, done: true })
  })

  test('a wrong guess ends it with nothing', () => {
    const round = playHiLo(bet, [step('hi'), step('lo')], dealt(0, 12 * 4, 12 * 4 + 2))
    expect(round).toMatchObject({ payout: 0n, multiplier: 0n, done: true, mayCashOut: false })
    expect(round.events.at(-1)).toMatchObject({ right: false, after: 'lo' })
    expect(() => playHiLo(bet, [step('hi'), step('lo'), step('cash_out')], dealt(0, 48, 50))).toThrow('cannot be taken')
  })

  test('cannot be cashed out before a right guess, nor skipped more than 52 times', () => {
    expect(canStep(bet, playHiLo(bet, [], dealt(20)), step('cash_out'))).toBe(false)
    const skipped = playHiLo(
      bet,
      Array.from({ length: 52 }, () => step('skip')),
      { next: () => 7 },
    )
    expect(canStep(bet, skipped, step('skip'))).toBe(false)
    expect(canStep(bet, skipped, step('hi'))).toBe(true)
  })

  test('a guess that would pay above the cap is not offered', () => {
    const capped = { ...bet, payoutCap: 100_0000n }
    const round = playHiLo(capped, [], dealt(0))
    expect([canStep(capped, round, step('hi')), canStep(capped, round, step('lo'))]).toEqual([true, false])
  })

  test('says what the next guess would make of the round', () => {
    const shown = playHiLo(bet, [step('hi')], dealt(3 * 4, 6 * 4)).events
    expect(nextMultiplier(shown, 'hi', 99)).toBe(hiLoMultiplier([10, 7], 99))
    expect(() => nextMultiplier([], 'hi', 99)).toThrow('no card')
    expect([rankOf(0), rankOf(3), rankOf(4), rankOf(51)]).toEqual([1, 1, 2, 13])
  })

  test('cards are written by rank and suit', () => {
    expect([0, 1, 6, 39, 40, 51].map(cardText)).toEqual(['A♠', 'A♥', '2♣', '10♦', 'J♠', 'K♦'])
  })
})
