import { expect, test } from 'vitest'
import { winnersOf } from './mark.ts'

test('each player stands against the banker by the spot that won, and level where none did', () => {
  expect(winnersOf(['player1', 'banker2', 'tie3'])).toEqual(['player', 'banker', 'tie'])
  expect(winnersOf(['banker1_equal', 'player3_equal', 'banker_bull_bull'])).toEqual(['banker', 'tie', 'player'])
})

test('a game of two sides has no such winners', () => {
  expect(winnersOf(['banker', 'player_pair'])).toBeUndefined()
})
