import { expect, test } from 'vitest'
import { otherGames } from './other-games.ts'

const games = (...codes: readonly string[]) => codes.map((code) => ({ code }))

test('no game stands among the popular ones that stands among the hot ones already, and the order stays', () => {
  expect(otherGames(games('MINES', 'DICE', 'PLINKO', 'CRASH'), games('DICE', 'CRASH', 'WHEEL'))).toEqual(
    games('MINES', 'PLINKO'),
  )
})
