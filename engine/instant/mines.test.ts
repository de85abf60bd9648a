import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { roundWords } from '../seeds.ts'
import { hashes, published } from '../test/hashes.ts'
import { canStep, ladder, minesMultiplier, playMines, safeChance, tiles } from './mines.ts'
import type { MinesBet, MinesStep } from './mines.ts'
import { cashOut as out } from '../studio-game.ts'
import type { Profile } from '../studio-game.ts'

const open = (tile: number): MinesStep => ({ kind: 'open', tile })
const wordsAt = (nonce: number) => roundWords(hashes.hmac, published.serverSeed, published.clientSeed, nonce)
const bet = (mines: number, more: Partial<MinesBet> = {}): MinesBet => ({
  stake: 10_0000n,
  choices: { mines },
  profile: 99,
  unit: 100n,
  ...more,
})

describe('mines', () => {
  test.each([
    [0, [24, 14, 18]],
    [1, [16, 4, 7]],
    [2, [2, 9, 4]],
    [3, [17, 13, 8]],
    [4, [0, 14, 3]],
    [5, [11, 23, 9]],
  ])('at nonce %d of the published seeds has its three at %j', (nonce, mines) => {
    const hit = playMines(bet(3), [open(mines[1] ?? -1)], wordsAt(nonce))
    expect(hit).toMatchObject({ payout: 0n, done: true, mayCashOut: false })
    expect(hit.events).toEqual([
      { kind: 'tile_opened', tile: mines[1], safe: false, multiplier: 0n },
      { kind: 'mines_shown', mines },
    ])
  })

  test.each<[number, number, string, bigint, Profile]>([
    [1, 1, '24/25', 10312n, 99],
    [1, 20, '1/5', 49500n, 99],
    [3, 3, '77/115', 14785n, 99],
    [3, 5, '57/115', 19973n, 99],
    [5, 10, '13/230', 175153n, 99],
    [5, 20, '1/53130', 525987000n, 99],
    [10, 10, '273/297160', 10776131n, 99],
    [24, 1, '1/25', 247500n, 99],
    [3, 10, '91/460', 49032n, 97],
  ])(
    '%d mines and %d safe tiles have the chance %s and pay %d ten-thousandths at %5$d %%',
    (mines, opened, chance, multiplier, profile) => {
      expect(safeChance(mines, opened).toString()).toBe(chance)
      expect(minesMultiplier(mines, opened, profile)).toBe(multiplier)
    },
  )

  test('no rung of any ladder returns more than the profile, and what truncation takes is under a ten-thousandth of the chance', () => {
    for (const profile of [99, 97] as const) {
      const rungs = Array.from({ length: 24 }, (_, at) => ladder(at + 1, profile)).flat()
      expect(rungs).toHaveLength(300)
      const wrong = rungs.filter(({ chance, multiplier }) => {
        const kept = new Fraction(BigInt(profile), 100n).sub(chance.mul(new Fraction(multiplier, 10000n)))
        return kept.numerator < 0n || chance.mul(new Fraction(1n, 10000n)).atMost(kept)
      })
      expect(wrong).toEqual([])
    }
  })

  test('a round goes on tile by tile, says nothing about the mines while it is open, and pays when it is cashed out', () => {
    const steps = [open(0), open(1), open(2)]
    const round = playMines(bet(3), steps, wordsAt(0))
    expect(round).toMatchObject({ payout: 14_7800n, multiplier: 14785n, done: false, mayCashOut: true })
    expect(round.events.map(({ kind }) => kind)).toEqual(['tile_opened', 'tile_opened', 'tile_opened'])
    const paid = playMines(bet(3), [...steps, out], wordsAt(0))
    expect(paid).toMatchObject({ payout: 14_7800n, done: true, mayCashOut: false })
    expect(paid.events.at(-1)).toEqual({ kind: 'mines_shown', mines: [24, 14, 18] })
  })

  test('cannot be cashed out before the first tile, nor opened twice at one place, nor beyond the board, nor when it is over', () => {
    const fresh = playMines(bet(3), [], wordsAt(0))
    expect(canStep(bet(3), fresh, out)).toBe(false)
    expect([-1, 25, 1.5].some((tile) => canStep(bet(3), fresh, open(tile)))).toBe(false)
    expect(canStep(bet(3), playMines(bet(3), [open(0)], wordsAt(0)), open(0))).toBe(false)
    const over = playMines(bet(3), [open(24)], wordsAt(0))
    expect([open(0), out].some((step) => canStep(bet(3), over, step))).toBe(false)
    expect(() => playMines(bet(3), [open(24), open(0)], wordsAt(0))).toThrow('cannot be taken')
  })

  test('the last safe tile pays the round out by itself', () => {
    const mines = [24, 14, 18]
    const safe = Array.from({ length: tiles }, (_, tile) => tile).filter((tile) => !mines.includes(tile))
    const round = playMines(bet(3), safe.map(open), wordsAt(0))
    expect(round).toMatchObject({ done: true, multiplier: 22770000n, payout: 22770_0000n })
  })

  test('where the next tile would pay above the cap the round is paid out instead, so that the cap never lowers the return', () => {
    const payoutCap = 13_0000n
    const round = playMines(bet(3, { payoutCap }), [open(0), open(1)], wordsAt(0))
    expect(round).toMatchObject({ done: true, multiplier: 12857n, payout: 12_8500n })
    expect(playMines(bet(3, { payoutCap: 14_7800n }), [open(0), open(1)], wordsAt(0)).done).toBe(false)
  })

  test('whoever opens two tiles anywhere and cashes out gets back what the chances say, counted over every place of the mines', () => {
    let returned = 0n
    for (let one = 0; one < tiles; one += 1)
      for (let other = 0; other < tiles; other += 1) {
        if (one === other) continue
        if (playMines(bet(2), [open(7)], { next: placesOf([one, other]) }).done) continue
        const second = playMines(bet(2), [open(7), open(19)], { next: placesOf([one, other]) })
        returned += second.payout
      }
    expect(returned).toBe(minesPaid(2, 2) * BigInt(23 * 22))
  })
})

const minesPaid = (mines: number, opened: number): bigint => {
  const paid = (10_0000n * minesMultiplier(mines, opened, 99)) / 10000n
  return paid - (paid % 100n)
}

/** Words that make `pick` take these places one after the other. */
function placesOf(places: readonly number[]): () => number {
  const pool = Array.from({ length: tiles }, (_, tile) => tile)
  const words = places.map((place) => {
    const at = pool.indexOf(place)
    const word = Math.ceil((at * 2 ** 32) / pool.length)
    pool.splice(at, 1)
    return word
  })
  return () => words.shift() ?? 0
}
