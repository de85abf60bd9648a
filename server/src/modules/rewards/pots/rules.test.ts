import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { fill, pointOf, stakesToFall } from './rules.ts'

const share = 10_000n

test('a hundredth of each stake goes in, to the millionth of a unit', () => {
  expect(fill(301n, { carry: 0n, share })).toEqual({ added: 3n, carry: 10_000n })
  expect(fill(99n, { carry: 10_000n, share })).toEqual({ added: 1n, carry: 0n })
})

test('stakes together put in what they do one after the other', () => {
  const stakes = Array.from({ length: 50 }, () => BigInt(randomInt(1, 100_000)))
  const one = { added: 0n, carry: 7n }
  for (const stake of stakes) {
    const { added, carry } = fill(stake, { carry: one.carry, share: 12_345n })
    Object.assign(one, { added: one.added + added, carry })
  }
  expect(
    fill(
      stakes.reduce((sum, stake) => sum + stake, 0n),
      { carry: 7n, share: 12_345n },
    ),
  ).toEqual(one)
})

test('it falls with the stake that brings it to its point, and not with a unit less', () => {
  for (const [amount, carry, fallsAt] of [
    [0n, 0n, 1000n],
    [990n, 999_999n, 1000n],
    [10n, 1n, 1001n],
  ] as const) {
    const least = stakesToFall({ amount, carry, share }, fallsAt)
    expect(amount + fill(least, { carry, share }).added).toBeGreaterThanOrEqual(fallsAt)
    expect(amount + fill(least - 1n, { carry, share }).added).toBeLessThan(fallsAt)
  }
  // What stands above the point already falls with the next bet, whatever is staked on it.
  expect(stakesToFall({ amount: 1001n, carry: 0n, share }, 1000n)).toBe(1n)
})

test('the point lies above the start and never above where the pot must have fallen', () => {
  const span = { seed: 100n, mustFallBy: 110n }
  expect(pointOf(span, 0n)).toBe(101n)
  expect(pointOf(span, (1n << 64n) - 1n)).toBe(110n)
  const drawn = Array.from({ length: 10 }, (_, part) => pointOf(span, (BigInt(part) << 64n) / 10n + 1n))
  expect(drawn).toEqual([101n, 102n, 103n, 104n, 105n, 106n, 107n, 108n, 109n, 110n])
})
