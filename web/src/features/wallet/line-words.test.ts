import { LINE_KINDS } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import words from '../../words/en/wallet.json' with { type: 'json' }
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

test('money between members opens its transfer, and money with a vendor the wallet', () => {
  expect(moveOf({ kind: 'transfer_in', cause: 't1' })).toEqual({ key: 'open_transfer', page: 'transferUpline.t1' })
  expect(moveOf({ kind: 'vendor_out', cause: 'v1' })).toEqual({ key: 'open_wallet', page: 'transferFund.v1' })
})

test.each(LINE_KINDS)('%s has words of its own', (kind) => {
  expect(kindKey(kind)).toBe(`kind_${kind}`)
  expect(Object.keys(words)).toContain(`kind_${kind}`)
})
