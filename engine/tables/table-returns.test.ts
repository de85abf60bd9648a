import { expect, test } from 'vitest'
import { baccaratDeals, pairDeals } from './baccarat-odds.ts'
import { baccarat } from './baccarat.ts'
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
import { zjhResults } from './zjh-odds.ts'
import { zjh } from './zjh.ts'

/** Every spot's return as the odds count it, and as it is told. */
function counted<R>(
  game: TableGame<R>,
  results: readonly Ways<R>[],
  of: (key: string) => boolean = () => true,
): readonly [string, string | undefined][] {
  const spots = (paytable: string) => game.spots(paytable).filter(({ key }) => of(key))
  return game.paytables.flatMap((paytable) =>
    spots(paytable).map(({ key }): [string, string | undefined] => {
      const { rtp } = spotOdds(game, key, { results, paytable })
      const percent = (Number(rtp.numerator) / Number(rtp.denominator)) * 100
      return [`${paytable} ${key} ${percent.toFixed(2)}`, `${paytable} ${key} ${returnOf(game.code, paytable, key)}`]
    }),
  )
}

/** Suits and ranks matter to pairs alone, and only the first two cards of either side. */
const ofPairs = (key: string) => key.endsWith('_pair')
const countedBaccarat = () => [
  ...counted(baccarat, baccaratDeals(), (key) => !ofPairs(key)),
  ...counted(baccarat, pairDeals(), ofPairs),
]

test.each([
  ['Baccarat', countedBaccarat],
  ['Roulette', () => counted(roulette, allNumbers())],
  ['Sic Bo', () => counted(sicbo, allThrows())],
  ['Yu Sia Xie', () => counted(yuSiaXie, allThrows())],
  ['Fan Tan', () => counted(fanTan, allRests())],
  ['Se Die', () => counted(seDie, allFalls())],
  ['Dragon Tiger', () => counted(dragonTiger, dragonTigerDeals())],
  ['ZJH', () => counted(zjh, zjhResults())],
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
