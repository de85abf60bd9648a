import { expect, test } from 'vitest'
import { amountAt, movedIn } from './audit-amounts.ts'

const entry = (action: string, after: object) => ({ action, before: null, after })

test('an amount of the log is read with its currency; what was written in stored units is divided', () => {
  const limited = entry('tables.limit', { tableMax: '500000.00', currency: 'PHP' })
  expect(amountAt(limited, 'tableMax', '500000.00')).toEqual({ amount: '500000.00', currency: 'PHP' })
  const old = entry('tables.limit', { tableMax: '5000000000' })
  expect(amountAt(old, 'tableMax', '5000000000')).toEqual({ amount: '500000.0000', currency: undefined })
  expect(amountAt(old, 'groups.main.min', '1')?.amount).toBe('0.0001')
})

test('what is no amount stays as it is: codes, accounts that money goes to, minutes', () => {
  expect(amountAt(entry('tables.create', {}), 'code', '12')).toBeUndefined()
  expect(amountAt(entry('settings.change', {}), 'cashier.channels.QR.to.account', '0012')).toBeUndefined()
  expect(amountAt(entry('settings.change', {}), 'cashier.withdrawal.max', '5000')?.amount).toBe('5000')
  expect(amountAt(entry('members.limit', {}), 'value', '90')).toBeUndefined()
})

test.each([
  ['withdrawals.approve', { amount: '2000.00', state: 'review' }, { amount: '2000.00', state: 'approved' }, '2000.00'],
  ['withdrawals.pay', { amount: '1500.00' }, { state: 'paid', amount: '1500.00', by: 'hand' }, '1500.00'],
  ['deposits.credit', { state: 'review', amount: '700.00' }, { state: 'credited', arrived: '650.50' }, '650.50'],
  ['deposits.refuse', { state: 'review', amount: '700.00' }, { state: 'refused' }, '700.00'],
  ['deposits.read_slip', null, { amount: '700.00', reference: '12' }, '700.00'],
  ['disputes.decide', { amount: '500.00' }, { amount: '500.00', arrived: '380.00' }, '380.00'],
  ['strays.send_back', { amount: '7.00', currency: 'VND' }, { state: 'returned' }, '7.00'],
  ['awards.pay', { state: 'waiting' }, { amount: '100.01', currency: 'PHP' }, '100.01'],
  ['awards.refuse', { state: 'waiting' }, { amount: '100.01', currency: 'PHP' }, '100.01'],
  ['adjustments.make', { balance: '10.00' }, { amount: '-5.00', balance: '10.00', after: '5.00' }, '-5.00'],
  ['settlements.pay', { state: 'waiting' }, { stake: '10.00', due: '15.00', payout: '15.00' }, '15.00'],
  ['shortfalls.collect', { state: 'open', owed: '155.00' }, { amount: '40.00' }, '40.00'],
  ['settlements.void', { state: 'waiting' }, { stake: '10.00', due: '15.00', payout: '10.00' }, '10.00'],
  ['vendors.settle_held', {}, { bets: 1, stake: '10.00', payout: '25.00' }, '25.00'],
  ['crash.void', { phase: 'running' }, { phase: 'void', bets: 3, stake: '30.00' }, '30.00'],
  ['tournaments.announce', { state: 'draft' }, { prizeTotal: '1000.00', stakeMin: '1.00' }, '1000.00'],
  ['members.limit', { value: '50.00' }, { value: '60.00', currency: 'PHP' }, '60.00'],
] as const)('%s says the amount that it is about', (action, before, after, amount) => {
  expect(movedIn({ action, before, after })?.amount).toBe(amount)
})

test('an entry about no money, or about settings, says no amount', () => {
  expect(movedIn(entry('members.freeze', { state: 'frozen' }))).toBeUndefined()
  expect(movedIn(entry('members.limit', { value: '90' }))).toBeUndefined()
  expect(movedIn(entry('settings.change', { 'awards.max': '5', value: '1' }))).toBeUndefined()
})
