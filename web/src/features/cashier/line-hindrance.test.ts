import { expect, test } from 'vitest'
import { lineHindranceOf, type DownlineOptions, waysOpen } from './line-hindrance.ts'

const open: DownlineOptions = {
  asset: 'PHP',
  available: '500.00',
  transferable: '500.00',
  turnover: null,
  min: '100.00',
  max: '1000.00',
  dayLeft: null,
  paymentPassword: 'set',
  identity: 'fine',
  upline: null,
  downlines: false,
}

test.each([
  [{}, undefined],
  [{ paymentPassword: 'not_asked' }, undefined],
  [{ paymentPassword: 'missing' }, 'payment_password'],
  [{ paymentPassword: 'missing', identity: 'due' }, 'identity'],
  [{ transferable: '0.00', turnover: { due: '500.00', done: '0.00' } }, 'turnover'],
  [{ transferable: '99.99' }, 'nothing'],
] as const)('with %j what stands in the way is %s', (change, hindrance) =>
  expect(lineHindranceOf({ ...open, ...change })).toBe(hindrance),
)

test('money goes up where there is somebody above, and down where that is let', () => {
  const upline = { account: 'ag***03', name: 'A***e' }
  expect(waysOpen({ upline, downlines: true })).toEqual(['up', 'down'])
  expect(waysOpen({ upline: null, downlines: true })).toEqual(['down'])
  expect(waysOpen({ upline: null, downlines: false })).toEqual([])
})
