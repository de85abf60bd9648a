import { expect, test } from 'vitest'
import { openRoundsOf } from './open-rounds.ts'

const bet = (gameCode: string, stake: string, status: 'open' | 'won' = 'open') => ({
  gameCode,
  gameName: gameCode.toLowerCase(),
  stake,
  status,
})

test('open rounds are named once for each game, with all that is staked there', () => {
  expect(openRoundsOf([bet('MINES', '10.00'), bet('BACCARAT', '5.00'), bet('BACCARAT', '2.50')])).toEqual([
    { gameCode: 'MINES', gameName: 'mines', stake: '10.00' },
    { gameCode: 'BACCARAT', gameName: 'baccarat', stake: '7.50' },
  ])
})

test('what is settled is no open round', () => {
  expect(openRoundsOf([bet('MINES', '10.00', 'won')])).toEqual([])
})
