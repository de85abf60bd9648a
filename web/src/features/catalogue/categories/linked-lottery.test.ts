import { expect, test } from 'vitest'
import { linkedLottery } from './linked-lottery.ts'

const lottery = {
  code: 'HANOI',
  gameType: 'LOTT',
  isGame: 'GAME',
  accountTypeName: 'TCG_LOTTO_VN',
  vassalage: 'TCG_LOTTO_VN',
} as const

test('a linked lottery opens as a game, with the play type that the link names', () => {
  expect(linkedLottery(lottery, 'LO2')).toEqual({ to: '/game', search: { gameCode: 'HANOI', playType: 'LO2' } })
  expect(linkedLottery(lottery, undefined)).toEqual({ to: '/game', search: { gameCode: 'HANOI' } })
})

test('a game of another category opens where it belongs, and an unknown code nowhere', () => {
  expect(linkedLottery({ ...lottery, code: 'DICE', gameType: 'INHOUSE' }, 'LO2')).toEqual({
    to: '/game',
    search: { gameCode: 'DICE' },
  })
  expect(linkedLottery(undefined, 'LO2')).toBeUndefined()
})
