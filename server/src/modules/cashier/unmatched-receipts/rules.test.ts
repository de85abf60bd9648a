import { expect, test } from 'vitest'
import { choose, compareSuspense, restOf } from './rules.ts'

const open = { brandId: 1, channel: 'QRPH', asset: 'PHP', decimals: 4, amount: 700n }
const balance = { brandId: 1, purpose: 'suspense:QRPH', asset: 'PHP', balance: 700n }

test('a suspense account holds what its open receipts add up to; what differs is named, whichever side has nothing', () => {
  expect(compareSuspense([balance], [open])).toEqual([])
  expect(compareSuspense([{ ...balance, balance: 0n }], [])).toEqual([])
  expect(compareSuspense([], [open])).toMatchObject([{ purpose: 'suspense:QRPH', balance: 0n, open: 700n }])
  expect(compareSuspense([balance], [])).toMatchObject([{ balance: 700n, open: 0n }])
  expect(compareSuspense([balance], [{ ...open, asset: 'VND' }])).toHaveLength(2)
  expect(compareSuspense([balance], [{ ...open, brandId: 2 }])).toHaveLength(2)
})

test('a deposit is credited with the receipt that says exactly so much, else with the first', () => {
  const receipts = [500n, 700n, undefined]
  const worth = (one: bigint | undefined) => one
  expect(choose(receipts, 700n, worth)).toEqual({ receipt: 700n, exact: true })
  expect(choose(receipts, 600n, worth)).toEqual({ receipt: 500n, exact: false })
  expect(choose([], 600n, worth)).toEqual({ receipt: undefined, exact: false })
})

test('what of a receipt is not credited is left over', () => {
  expect([restOf(900n, 700n), restOf(700n, 700n), restOf(500n, 700n)]).toEqual([200n, 0n, 0n])
})
