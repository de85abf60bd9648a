import { expect, test } from 'vitest'
import { fill, pointOf } from './rules.ts'

const bet = (betId: string, stake: bigint) => ({ betId, roundId: `r${betId}`, memberId: `m${betId}`, stake })
const empty = { amount: 0n, carry: 0n, fallsAt: 1000n, share: 10_000n }

test('a hundredth of each stake goes in, to the millionth of a unit', () => {
  expect(fill([bet('1', 150n), bet('2', 151n)], empty)).toEqual({ added: 3n, carry: 10_000n, fell: undefined, read: 2 })
  expect(fill([bet('3', 99n)], { ...empty, carry: 10_000n })).toMatchObject({ added: 1n, carry: 0n })
})

test('it falls to the bet that brings it to its point, and what comes after is not read', () => {
  const bets = [bet('1', 50_000n), bet('2', 50_000n), bet('3', 50_000n)]
  expect(fill(bets, empty)).toEqual({ added: 1000n, carry: 0n, fell: bets[1], read: 2 })
  expect(fill(bets, { ...empty, fallsAt: 1001n })).toMatchObject({ fell: bets[2], read: 3, added: 1500n })
})

test('the point lies above the start and never above where the pot must have fallen', () => {
  const span = { seed: 100n, mustFallBy: 110n }
  expect(pointOf(span, 0n)).toBe(101n)
  expect(pointOf(span, (1n << 64n) - 1n)).toBe(110n)
  const drawn = Array.from({ length: 10 }, (_, part) => pointOf(span, (BigInt(part) << 64n) / 10n + 1n))
  expect(drawn).toEqual([101n, 102n, 103n, 104n, 105n, 106n, 107n, 108n, 109n, 110n])
})
