import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { roundWords } from '../seeds.ts'
import { hashes, published } from '../test/hashes.ts'
import { seededWords, wordFor, wordsFrom } from '../test/words.ts'
import { kenoRisks } from './keno-data.ts'
import { areNumbers, kenoOutcomes, kenoPays, playKeno } from './keno.ts'
import { paidAt, returnOf } from './odds.ts'
import type { Outcome } from './odds.ts'
import type { Profile } from '../studio-game.ts'
import { plinkoRisks, plinkoRows } from './plinko-data.ts'
import { buckets, playPlinko, plinkoOutcomes } from './plinko.ts'
import { wheelRisks, wheelSegments } from './wheel-data.ts'
import { playWheel, rimOf, wheelOutcomes } from './wheel.ts'

const profiles: readonly Profile[] = [99, 97]
const wordsAt = (nonce: number) => roundWords(hashes.hmac, published.serverSeed, published.clientSeed, nonce)
const percent = (outcomes: readonly Outcome[]) => returnOf(outcomes).mul(new Fraction(100n)).decimal(4)
const certain = (outcomes: readonly Outcome[]) =>
  outcomes.reduce((sum, { chance }) => sum.add(chance), new Fraction(0n)).equals(new Fraction(1n))

describe('plinko', () => {
  test.each([
    [0, 8],
    [1, 9],
    [2, 8],
    [3, 7],
    [4, 7],
    [5, 6],
  ])('at nonce %d of the published seeds falls into bucket %d of sixteen rows', (nonce, bucket) => {
    const bet = { stake: 10_0000n, choices: { rows: 16, risk: 'low' }, profile: 99, unit: 100n } as const
    const { events, payout } = playPlinko(bet, wordsAt(nonce))
    expect(events[0]).toMatchObject({ kind: 'dropped', bucket })
    expect(events[0]?.path).toHaveLength(16)
    expect(payout).toBe(paidAt(buckets(bet.choices, 99)[bucket] ?? 0n, bet))
  })

  test.each<[Profile, (typeof plinkoRows)[number], (typeof plinkoRisks)[number], string]>([
    [99, 8, 'low', '98.9844'],
    [97, 8, 'low', '97.0000'],
    [99, 9, 'medium', '99.1406'],
    [97, 9, 'low', '97.0156'],
    [99, 11, 'high', '99.1602'],
    [97, 11, 'medium', '97.0039'],
    [99, 12, 'high', '99.1162'],
    [97, 14, 'low', '97.0452'],
    [99, 16, 'high', '98.9764'],
    [97, 16, 'medium', '97.0059'],
  ])('at %d %%, %d rows and %s risk returns %s %%', (profile, rows, risk, rtp) => {
    expect(percent(plinkoOutcomes({ rows, risk }, profile))).toBe(rtp)
  })

  test('every way of every board is counted: 2^rows ways fall as the chances say, and no table returns far from its profile', () => {
    for (const rows of [8, 9, 10] as const) {
      const fallen = Array.from({ length: rows + 1 }, () => 0n)
      for (let way = 0; way < 2 ** rows; way += 1) {
        const words = Array.from({ length: rows }, (_, row) => wordFor((way >> row) & 1, 2))
        const bet = { stake: 100n, choices: { rows, risk: 'low' }, profile: 99, unit: 100n } as const
        const bucket = playPlinko(bet, wordsFrom(words)).events[0]?.bucket ?? -1
        fallen[bucket] = (fallen[bucket] ?? 0n) + 1n
      }
      const chances = fallen.map((count) => new Fraction(count, 1n << BigInt(rows)))
      expect(plinkoOutcomes({ rows, risk: 'low' }, 99).map(({ chance }) => chance)).toEqual(chances)
    }
    const boards = plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => ({ rows, risk })))
    const far = boards.flatMap((board) =>
      profiles.filter((profile) => {
        const off = returnOf(plinkoOutcomes(board, profile)).sub(new Fraction(BigInt(profile), 100n))
        return !off.abs().atMost(new Fraction(2n, 1000n))
      }),
    )
    expect(far).toEqual([])
  })
})

describe('keno', () => {
  test.each([
    [0, [40, 24, 30, 35, 16, 37, 1, 34, 17, 8]],
    [1, [27, 8, 12, 33, 2, 36, 15, 4, 39, 34]],
    [4, [1, 23, 6, 30, 13, 35, 34, 39, 3, 40]],
  ])('at nonce %d of the published seeds draws %j', (nonce, drawn) => {
    const bet = {
      stake: 100_0000n,
      choices: { numbers: [8, 40, 2], risk: 'classic' },
      profile: 99,
      unit: 100n,
    } as const
    const { events, payout } = playKeno(bet, wordsAt(nonce))
    const hits = drawn.filter((number) => [8, 40, 2].includes(number))
    const multiplier = kenoPays(3, 'classic', 99)[hits.length]
    expect(events).toEqual([{ kind: 'numbers_drawn', drawn, hits, multiplier }])
    expect(payout).toBe(paidAt(multiplier ?? 0n, bet))
  })

  test.each<[Profile, (typeof kenoRisks)[number], number, string]>([
    [99, 'classic', 1, '99.0000'],
    [97, 'classic', 6, '96.9912'],
    [99, 'classic', 10, '99.0374'],
    [99, 'high', 2, '98.6538'],
    [97, 'high', 7, '96.9998'],
    [99, 'high', 10, '99.0083'],
  ])('at %d %%, %s, %d numbers returns %s %%', (profile, risk, chosen, rtp) => {
    expect(percent(kenoOutcomes(chosen, risk, profile))).toBe(rtp)
  })

  test('one of the counts of hits always comes, whatever is chosen', () => {
    const tables = kenoRisks.flatMap((risk) => Array.from({ length: 10 }, (_, at) => kenoOutcomes(at + 1, risk, 99)))
    expect(tables.every(certain)).toBe(true)
  })

  test('takes one to ten different numbers of 1 to 40', () => {
    expect([[1], [40, 1], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]].every(areNumbers)).toBe(true)
    const refused = [[], [0], [41], [1, 1], [1.5], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]]
    expect(refused.some(areNumbers)).toBe(false)
    const bet = { stake: 1n, choices: { numbers: [41], risk: 'high' }, profile: 99, unit: 1n } as const
    expect(() => playKeno(bet, seededWords(1))).toThrow('are not offered')
  })
})

describe('wheel', () => {
  test.each([
    [0, 29],
    [1, 20],
    [2, 3],
    [3, 21],
    [4, 0],
    [5, 13],
  ])('at nonce %d of the published seeds stops at segment %d of thirty', (nonce, index) => {
    const bet = { stake: 10_0000n, choices: { segments: 30, risk: 'medium' }, profile: 97, unit: 100n } as const
    const multiplier = rimOf(bet.choices, 97)[index] ?? -1n
    expect(playWheel(bet, wordsAt(nonce))).toEqual({
      payout: paidAt(multiplier, bet),
      events: [{ kind: 'wheel_stopped', index, multiplier }],
    })
  })

  test('every wheel has its segments and returns exactly its profile', () => {
    const wheels = wheelSegments.flatMap((segments) => wheelRisks.map((risk) => ({ segments, risk })))
    for (const profile of profiles) {
      expect(wheels.filter((wheel) => rimOf(wheel, profile).length !== wheel.segments)).toEqual([])
      expect(wheels.every((wheel) => certain(wheelOutcomes(wheel, profile)))).toBe(true)
      expect(new Set(wheels.map((wheel) => percent(wheelOutcomes(wheel, profile))))).toEqual(
        new Set([`${profile}.0000`]),
      )
    }
  })
})
