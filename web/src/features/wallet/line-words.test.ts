import { expect, test } from 'vitest'
import { counterpartOf, kindKey, moveOf, roundOf } from './line-words.ts'

test('a line is named by its kind, and an unknown kind is called other', () => {
  expect(kindKey('stake_returned')).toBe('kind_stake_returned')
  expect(kindKey('tip')).toBe('kind_other')
})

test('the other side of a line is the house’s account for a game, a pot or a purpose', () => {
  expect(counterpartOf('game:DICE')).toEqual({ key: 'account_game', gameCode: 'DICE' })
  expect(counterpartOf('cashier:QRPH')).toEqual({ key: 'account_cashier' })
  expect(counterpartOf('promotion')).toEqual({ key: 'account_promotion' })
  expect(counterpartOf('vault')).toEqual({ key: 'account_house' })
})

test('a line opens the round that caused it, and a credit opens none', () => {
  expect(roundOf({ kind: 'payout', cause: 'r1' })).toBe('r1')
  expect(roundOf({ kind: 'sign_up_credit', cause: 'm1' })).toBeUndefined()
  expect(roundOf({ kind: 'stake', cause: null })).toBeUndefined()
})

test('a line of money that came or left opens its deposit or withdrawal, and its fee does too', () => {
  expect(moveOf({ kind: 'deposit', cause: 'd1' })).toEqual({ key: 'open_deposit', page: 'depositv2.d1' })
  expect(moveOf({ kind: 'withdrawal_fee', cause: 'w1' })).toEqual({ key: 'open_withdrawal', page: 'withdraw.w1' })
  expect(moveOf({ kind: 'deposit', cause: null })).toBeUndefined()
  expect(moveOf({ kind: 'stake', cause: 'r1' })).toBeUndefined()
})
