import { expect, test } from 'vitest'
import { type Hindrance, hindranceOf, type WithdrawalOptions } from './hindrance.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const payee = (usableFrom: string) => ({
  id: '7d3c9f0e-3f4b-4a57-9a53-0d0f5f0e0a01',
  kind: 'bank' as const,
  providerName: 'Banco Perlas',
  accountName: 'Juan dela Cruz',
  numberEnd: '4471',
  usableFrom,
})
const usable = payee('2026-11-20T12:00:00.000Z')
const cooling = payee('2026-11-22T12:00:00.000Z')

const fine: WithdrawalOptions = {
  asset: 'PHP',
  available: '1000.00',
  withdrawable: '1000.00',
  turnover: null,
  min: '200.00',
  max: '50000.00',
  dayLeft: null,
  fee: { percent: '0', fixed: '0' },
  free: { count: 3, used: 0 },
  reviewFrom: '5000.00',
  reviewRule: 'large',
  usualMinutes: 15,
  paymentPasswordSet: true,
  identity: 'fine',
  pausedUntil: null,
  payees: [usable],
  open: [],
}

test.each<[string, Partial<WithdrawalOptions>, Hindrance | undefined]>([
  ['nothing where all is in order', {}, undefined],
  ['who the member is, before all else', { identity: 'due', paymentPasswordSet: false, payees: [] }, 'identity'],
  ['the payment password, before an account', { paymentPasswordSet: false, payees: [] }, 'payment_password'],
  ['a password just changed, before an account', { pausedUntil: cooling.usableFrom, payees: [] }, 'password_changed'],
  ['nothing once the wait after that is over', { pausedUntil: usable.usableFrom }, undefined],
  ['an account', { payees: [] }, 'no_payee'],
  ['the cool-off of the only account', { payees: [cooling] }, 'payee_cooling'],
  ['nothing where one of two accounts can be used', { payees: [cooling, usable] }, undefined],
  [
    'turnover where it keeps everything',
    { withdrawable: '0.00', turnover: { due: '500.00', done: '20.00' } },
    'turnover',
  ],
  ['an empty balance', { withdrawable: '0.00' }, 'nothing'],
  ['nothing where turnover keeps only a part', { turnover: { due: '500.00', done: '20.00' } }, undefined],
])('what stands in the way is %s', (_, own, hindrance) => {
  expect(hindranceOf({ ...fine, ...own }, NOW)).toBe(hindrance)
})
