import { expect, test } from 'vitest'
import { allThrows } from './dice.ts'
import { dragonTigerDeals } from './dragon-tiger-odds.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { allRests, fanTan } from './fan-tan.ts'
import { spotOdds } from './odds.ts'
import type { Ways } from './odds.ts'
import { allNumbers, roulette } from './roulette.ts'
import { allFalls, seDie } from './se-die.ts'
import { sicbo } from './sicbo.ts'
import type { TableGame } from './table-game.ts'
import { returnOf } from './table-returns.ts'
import { tableGames } from './tables.ts'
import { yuSiaXie } from './yu-sia-xie.ts'

/** Every spot's return as the odds count it, and as it is told. */
function counted<R>(game: TableGame<R>, results: readonly Ways<R>[]): readonly [string, string | undefined][] {
  return game.paytables.flatMap((paytable) =>
    game.spots(paytable).map(({ key }): [string, string | undefined] => {
      const { rtp } = spotOdds(game, key, { results, paytable })
      const percent = (Number(rtp.numerator) / Number(rtp.denominator)) * 100
      return [`${paytable} ${key} ${percent.toFixed(2)}`, `${paytable} ${key} ${returnOf(game.code, paytable, key)}`]
    }),
  )
}

test.each([
  ['Roulette', () => counted(roulette, allNumbers())],
  ['Sic Bo', () => counted(sicbo, allThrows())],
  ['Yu Sia Xie', () => counted(yuSiaXie, allThrows())],
  ['Fan Tan', () => counted(fanTan, allRests())],
  ['Se Die', () => counted(seDie, allFalls())],
  ['Dragon Tiger', () => counted(dragonTiger, dragonTigerDeals())],
] as const)('the return that is told of every bet of %s is the one that its odds count', (_name, all) => {
  for (const [exact, told] of all()) expect(told).toBe(exact)
})

test('every bet that waits for no answer has a return', () => {
  const games: readonly TableGame[] = Object.values(tableGames)
  const unknown = games.flatMap((game) =>
    game.paytables.flatMap((paytable) =>
      game
        .spots(paytable)
        .filter(({ key, follows }) => follows === undefined && returnOf(game.code, paytable, key) === undefined)
        .map(({ key }) => `${game.code} ${paytable} ${key}`),
    ),
  )
  expect(unknown).toEqual([])
})
