import type { BetStatus } from '@croupier/contract/betting.ts'
import { describe, expect, test } from 'vitest'
import { balancesAround, standTogether, statusOf, validTurnover } from './rules.ts'

describe('valid turnover', () => {
  test.each([
    ['open', 0n],
    ['won', 100n],
    ['lost', 100n],
    ['push', 0n],
    ['void', 0n],
    ['cashed_out', 100n],
    ['half_won', 50n],
    ['half_lost', 50n],
  ] as const)('of a bet that is %s', (status, turnover) => expect(validTurnover(100n, status)).toBe(turnover))

  test('of half an odd stake is cut', () => expect(validTurnover(101n, 'half_lost')).toBe(50n))
})

describe('bets of one round stand together', () => {
  const bet = (status: BetStatus, stake: bigint, payout: bigint) => ({ status, stake, payout })
  const [won, lost, returned] = [bet('won', 10n, 30n), bet('lost', 10n, 0n), bet('void', 10n, 10n)]
  test.each([
    ['open', 'while one is open', [won, bet('open', 10n, 0n)]],
    ['void', 'when all are', [returned, returned]],
    ['half_lost', 'when those that count are alike', [bet('half_lost', 10n, 5n), returned]],
    ['won', 'when more came back than was staked', [lost, won]],
    ['lost', 'when less came back', [won, lost, lost, lost]],
    ['push', 'when the same came back', [won, lost, lost]],
  ] as const)('as %s %s', (status, _when, bets) => expect(standTogether(bets)).toBe(status))
})

test('the balance around a round is that before its first bet and after what came last', () => {
  const at = (second: number) => new Date(second * 1000)
  const bet = (placed: number, paid: number | null, balanceBefore: bigint, balanceAfter: bigint) => ({
    placedAt: at(placed),
    settledAt: at(paid ?? 20),
    payout: paid === null ? 0n : 1n,
    balanceBefore,
    balanceAfter,
  })
  const [one, other] = [bet(1, null, 80n, 60n), bet(1, null, 100n, 80n)]
  expect(balancesAround([one, other])).toEqual({ before: 100n, after: 60n })
  expect(balancesAround([one, bet(2, null, 60n, 40n), other])).toEqual({ before: 100n, after: 40n })
  expect(balancesAround([bet(1, 9, 80n, 99n), bet(1, 9, 100n, 60n)])).toEqual({ before: 100n, after: 99n })
  // One that is lost tells what its stake left, and nothing of what was paid to others meanwhile.
  expect(balancesAround([bet(1, null, 80n, 60n), bet(1, 9, 100n, 110n)])).toEqual({ before: 100n, after: 110n })
  expect(balancesAround([bet(9, null, 110n, 60n), bet(1, 5, 100n, 110n)])).toEqual({ before: 100n, after: 60n })
  // One that was given back early does not tell how it ended.
  expect(balancesAround([bet(1, 9, 80n, 95n), bet(1, 5, 100n, 75n)])).toEqual({ before: 100n, after: 95n })
})

test('a bet that returned something is won, else lost', () =>
  expect([statusOf(1n), statusOf(0n)]).toEqual(['won', 'lost']))
