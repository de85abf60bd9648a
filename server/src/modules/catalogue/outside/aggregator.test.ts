import { expect, test } from 'vitest'
import { aggregator } from './aggregator.ts'

const said = (balance: bigint) =>
  aggregator.write({
    code: 'OK',
    reason: null,
    player: undefined,
    currency: 'VND',
    balance,
    transferId: null,
    opened: undefined,
  } as never).body

test('a balance beyond what a double holds is written to the last digit', () => {
  expect(said(10_000n)).toContain('"balance":100000')
  expect(said(9_223_372_036_854_775_807n)).toContain('"balance":92233720368547758070')
})
