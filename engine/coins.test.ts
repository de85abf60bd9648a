import { expect, test } from 'vitest'
import { coinText, figureText, partsOf } from './coins.ts'

test.each([
  ['17.182131', 6, 17182131n],
  ['17', 6, 17000000n],
  ['17.1800000', 6, 17180000n],
  ['0.00000001', 8, 1n],
  ['5', 0, 5n],
])('%s with %d decimals is %d parts, and is written back', (text, decimals, parts) => {
  expect(partsOf(text, decimals)).toBe(parts)
  expect(partsOf(coinText(parts, decimals), decimals)).toBe(parts)
})

test.each([
  ['17.1821311', 6],
  ['', 6],
  ['1e3', 6],
  ['-1', 6],
  ['.5', 6],
  ['9999999999999999', 6],
])('%s with %d decimals is no amount of coins', (text, decimals) => {
  expect(partsOf(text, decimals)).toBeUndefined()
})

test.each([
  [700_0000n, 4, 2, '700.00'],
  [-699_9950n, 4, 2, '-699.995'],
  [12_000_0000n, 4, 0, '12000'],
  [17_415500n, 6, 2, '17.4155'],
  [3n, 0, 2, '3'],
])('%s of %s decimals, where the brand writes %s, is %s', (amount, decimals, least, text) => {
  expect(figureText(amount, { decimals, least })).toBe(text)
})
