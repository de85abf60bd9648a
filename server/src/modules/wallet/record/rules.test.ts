import { expect, test } from 'vitest'
import { type CountedLine, cutBlocks, fillsBlock, profitOf } from './rules.ts'

const line = (number: number, at: string, kind = 'stake', amount = -5n): CountedLine => ({
  kind,
  amount,
  at: new Date(at),
  batch: BigInt(number),
  line: 1,
})
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const many = (count: number, at: string, from = 0) =>
  Array.from({ length: count }, (_, index) => line(from + index, at))

test('a block is cut when it is full, and what does not fill one is left', () => {
  const blocks = cutBlocks(many(1100, '2026-11-21T10:00:00Z'), dayOf)
  expect(blocks.map(({ parts, endBatch }) => [parts[0]?.places.length, endBatch])).toEqual([
    [500, 499n],
    [500, 999n],
  ])
})

test('the end of a day closes a block that is worth it, and not a small one', () => {
  const small = [...many(99, '2026-11-20T10:00:00Z'), ...many(401, '2026-11-21T10:00:00Z', 99)]
  expect(cutBlocks(small, dayOf).map(({ parts }) => parts[0]?.places.length)).toEqual([500])
  const large = [...many(100, '2026-11-20T10:00:00Z'), ...many(400, '2026-11-21T10:00:00Z', 100)]
  expect(cutBlocks(large, dayOf).map(({ parts }) => parts[0]?.places.length)).toEqual([100])
})

test('a block knows each kind, what came and went, and its times in whatever order they were written', () => {
  const lines = many(498, '2026-11-21T10:00:00Z').concat(
    line(498, '2026-11-21T09:00:00Z', 'payout', 40n),
    line(499, '2026-11-21T11:00:00Z', 'payout', 2n),
  )
  const [block] = cutBlocks(lines, dayOf)
  expect(block?.parts.map(({ kind, credits, debits, places }) => [kind, credits, debits, places.length])).toEqual([
    ['', 42n, 2490n, 500],
    ['stake', 0n, 2490n, 498],
    ['payout', 42n, 0n, 2],
  ])
  expect(block?.parts[0]?.firstAt.toISOString()).toBe('2026-11-21T09:00:00.000Z')
  expect(block?.parts[0]?.lastAt.toISOString()).toBe('2026-11-21T11:00:00.000Z')
})

test.each([
  [0, 499, false],
  [0, 500, true],
  [499, 1, true],
  [500, 499, false],
  [499, 2000, true],
])('a record of %i lines that gets %i more fills a block: %s', (had, added, fills) => {
  expect(fillsBlock(had, added)).toBe(fills)
})

test('play is wins, bonuses and the rest less stakes; money that came in or went out is neither', () => {
  const sums = profitOf([
    { kind: 'deposit', credits: 1000n, debits: 0n },
    { kind: 'deposit_matched', credits: 500n, debits: 0n },
    { kind: 'withdrawal', credits: 0n, debits: 300n },
    { kind: 'transfer_out', credits: 0n, debits: 50n },
    { kind: 'stake', credits: 0n, debits: 700n },
    { kind: 'stake_returned', credits: 100n, debits: 0n },
    { kind: 'payout', credits: 400n, debits: 0n },
    { kind: 'jackpot', credits: 30n, debits: 0n },
    { kind: 'sign_up_credit', credits: 20n, debits: 0n },
    { kind: 'deposit_fee', credits: 0n, debits: 7n },
    { kind: 'of a later release', credits: 1n, debits: 0n },
  ])
  expect(sums).toEqual({
    deposits: 1500n,
    withdrawals: 300n,
    transfers: -50n,
    stakes: 600n,
    wins: 430n,
    bonuses: 20n,
    other: -6n,
    net: -156n,
  })
})
