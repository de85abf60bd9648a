import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinsFor, judgeCoins, type Order, rateOf, type SentCoins, worthOf } from './rules.ts'

test('the house keeps its share of the rate, rounded down', () => {
  expect(rateOf(58_4000n, 100)).toBe(57_8160n)
  expect(rateOf(58_4000n, 0)).toBe(58_4000n)
})

test('coins that are asked for are worth what was asked at least, and one part less would not be', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n })
  const rates = fc.bigInt({ min: 1n, max: 10n ** 11n })
  fc.assert(
    fc.property(amounts, rates, fc.integer({ min: 0, max: 8 }), (amount, rate, decimals) => {
      const coins = coinsFor(amount, rate, decimals)
      expect(coins * rate >= amount * 10n ** BigInt(decimals)).toBe(true)
      expect((coins - 1n) * rate < amount * 10n ** BigInt(decimals)).toBe(true)
      expect(worthOf(coins, rate, { decimals, payable: 4 }) >= amount).toBe(true)
    }),
  )
})

test('what coins are worth is rounded down to what can be paid', () => {
  expect(worthOf(17_182130n, 58_2000n, { decimals: 6, payable: 2 })).toBe(999_9900n)
  expect(worthOf(1n, 58_2000n, { decimals: 6, payable: 2 })).toBe(0n)
})

const order: Order = {
  network: 'Sandbox Chain',
  coin: 'USDT',
  address: 'sbx1a',
  coins: 17_000000n,
  confirmations: 3,
  payUntil: new Date('2026-11-21T12:30:00.000Z'),
}
const sent: SentCoins = {
  network: 'Sandbox Chain',
  coin: 'USDT',
  address: 'sbx1a',
  coins: 17_000000n,
  confirmations: 3,
  dropped: false,
  seenAt: new Date('2026-11-21T12:29:00.000Z'),
}
const late = { seenAt: new Date('2026-11-21T12:31:00.000Z') }

test.each([
  ['too young', 'waiting', { confirmations: 2 }, 'waits'],
  ['deep enough', 'waiting', {}, 'credit'],
  ['deep enough after the request has expired, sent in time', 'expired', {}, 'credit'],
  ['too few', 'waiting', { coins: 16_999999n }, 'amount_differs'],
  ['too many', 'waiting', { coins: 17_000001n }, 'amount_differs'],
  ['late', 'expired', late, 'credit_late'],
  ['late and too few', 'expired', { ...late, coins: 5n }, 'credit_late'],
  ['late and too young', 'expired', { ...late, confirmations: 0 }, 'waits'],
  ['once more', 'credited', {}, 'twice'],
  ['for what was refused', 'refused', {}, 'was_refused'],
  ['gone again', 'waiting', { dropped: true }, 'lost'],
] as const)('coins that are %s: of a deposit that is %s', (_, state, change, verdict) => {
  expect(judgeCoins(state, order, { ...sent, ...change })).toBe(verdict)
})
