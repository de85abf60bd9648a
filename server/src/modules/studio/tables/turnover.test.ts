import { dragonTiger } from '@croupier/engine/tables/dragon-tiger.ts'
import { roulette } from '@croupier/engine/tables/roulette.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { expect, test } from 'vitest'
import { type DecidedBet, turnoverOf } from './turnover.ts'

function decided(
  game: TableGame,
  bets: readonly (readonly [string, bigint, DecidedBet['outcome']?])[],
): readonly DecidedBet[] {
  const spots = new Map(game.spots(game.paytables[0] ?? '').map((spot) => [spot.key, spot]))
  return bets.map(([key, stake, outcome = 'lost']) => {
    const spot = spots.get(key)
    if (!spot) throw new Error(`there is no spot ${key}`)
    return { spot, stake, outcome }
  })
}

const straights = (count: number) => Array.from({ length: count }, (_, number) => [`straight_${number}`, 10n] as const)

test('whoever covers more than seven tenths of the wheel has no turnover on it, up to that all of it', () => {
  expect(turnoverOf(decided(roulette, straights(25)))).toEqual(Array(25).fill(10n))
  expect(turnoverOf(decided(roulette, straights(26)))).toEqual(Array(26).fill(0n))
  const dozens = [
    ['dozen_1', 100n],
    ['dozen_2', 100n],
  ] as const
  expect(turnoverOf(decided(roulette, dozens))).toEqual([100n, 100n])
  expect(turnoverOf(decided(roulette, [...dozens, ['straight_36', 1n], ['straight_0', 1n]]))).toEqual([0n, 0n, 0n, 0n])
  // A number that is covered already is covered once.
  expect(turnoverOf(decided(roulette, [...dozens, ['straight_1', 5n], ['straight_24', 5n]]))).toEqual([
    100n,
    100n,
    5n,
    5n,
  ])
})

test('of opposite spots the difference counts, on the larger side, and what is levelled out covers nothing', () => {
  expect(
    turnoverOf(
      decided(roulette, [
        ['red', 100n],
        ['black', 40n],
      ]),
    ),
  ).toEqual([60n, 0n])
  expect(
    turnoverOf(
      decided(roulette, [
        ['red', 50n],
        ['black', 50n],
        ['dozen_1', 30n],
      ]),
    ),
  ).toEqual([0n, 0n, 30n])
  expect(
    turnoverOf(
      decided(dragonTiger, [
        ['dragon', 30n],
        ['tiger', 100n],
        ['dragon', 20n],
      ]),
    ),
  ).toEqual([0n, 50n, 0n])
})

test('a push counts nothing and a half lost bet half of its stake', () => {
  expect(turnoverOf(decided(dragonTiger, [['dragon', 100n, 'push']]))).toEqual([0n])
  expect(
    turnoverOf(
      decided(dragonTiger, [
        ['dragon', 101n, 'half_lost'],
        ['tie', 10n, 'won'],
      ]),
    ),
  ).toEqual([50n, 10n])
})
