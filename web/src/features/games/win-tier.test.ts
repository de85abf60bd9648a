import { expect, test } from 'vitest'
import { COUNT_MS, winTier } from './win-tier.ts'

test.each([
  ['0.00', '1.00', undefined],
  ['0.50', '1.00', undefined],
  ['1.00', '1.00', undefined],
  ['1.01', '1.00', 'win'],
  ['9.99', '1.00', 'win'],
  ['10.00', '1.00', 'big'],
  ['49.99', '1.00', 'big'],
  ['50.00', '1.00', 'mega'],
  // Beyond what a float tells apart.
  ['922337203685476.9999', '18446744073709.5400', 'big'],
  ['922337203685477.0000', '18446744073709.5400', 'mega'],
  ['5.00', '0.00', undefined],
])('%s paid for %s is shown as %s', (payout, stake, tier) => {
  expect(winTier(payout, stake)).toBe(tier)
})

test('an amount counts up for two seconds at most, a plain win for 400 ms', () => {
  expect(COUNT_MS).toEqual({ win: 400, big: 1200, mega: 2000 })
})
