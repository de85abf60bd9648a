import { describe, expect, test } from 'vitest'
import {
  balancesAround,
  fits,
  recount,
  type Sided,
  standTogether,
  statusOf,
  type Tally,
  validTurnover,
  validTurnoverOfRound,
} from './rules.ts'

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

  const bet = (
    stake: bigint,
    question: string | null,
    side: 'a' | 'b' = 'a',
    status: Sided['status'] = 'lost',
  ): Sided => ({ stake, question, side, status })
  test.each([
    ['of bets on one side counts whole', [bet(100n, 'main'), bet(50n, 'main')], [100n, 50n]],
    ['of opposite bets counts the difference', [bet(100n, 'main', 'a'), bet(30n, 'main', 'b')], [70n, 0n]],
    ['of equal opposite bets counts nothing', [bet(100n, 'main', 'a'), bet(100n, 'main', 'b')], [0n, 0n]],
    [
      'is credited to the larger side in order',
      [bet(40n, 'main', 'b'), bet(60n, 'main', 'b'), bet(30n, 'main', 'a')],
      [40n, 30n, 0n],
    ],
    [
      'of different questions stands apart',
      [bet(100n, 'main', 'a'), bet(100n, 'size', 'b'), bet(5n, null)],
      [100n, 100n, 5n],
    ],
    ['leaves void bets out of the difference', [bet(100n, 'main', 'a', 'void'), bet(30n, 'main', 'b')], [0n, 30n]],
  ])('%s', (_name, bets, turnover) => expect(validTurnoverOfRound(bets)).toEqual(turnover))
})

describe('bets of one round stand together', () => {
  const bet = (status: Sided['status'], stake: bigint, payout: bigint) => ({ status, stake, payout })
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
  const bet = (placed: number, settled: number | null, balanceBefore: bigint, balanceAfter: bigint) => ({
    placedAt: at(placed),
    settledAt: settled === null ? null : at(settled),
    balanceBefore,
    balanceAfter,
  })
  const [one, other] = [bet(1, null, 80n, 60n), bet(1, null, 100n, 80n)]
  expect(balancesAround([one, other])).toEqual({ before: 100n, after: 60n })
  expect(balancesAround([one, bet(2, null, 60n, 40n), other])).toEqual({ before: 100n, after: 40n })
  expect(balancesAround([bet(1, 9, 80n, 60n), bet(1, 9, 100n, 99n)])).toEqual({ before: 100n, after: 99n })
  // One that was given back early does not tell how it ended.
  expect(balancesAround([bet(1, 9, 80n, 95n), bet(1, 5, 100n, 75n)])).toEqual({ before: 100n, after: 95n })
})

describe('limits', () => {
  const [today, monday] = [new Date('2026-11-21T00:00:00Z'), new Date('2026-11-16T00:00:00Z')]
  const count = (from: Date, staked: bigint, lost: bigint) => ({ from, staked, lost })
  const tally = (staked: bigint, lost: bigint): Tally => ({
    memberId: 'm',
    asset: 'PHP',
    counts: { day: count(today, staked, lost), week: count(monday, staked, lost), month: count(monday, staked, lost) },
  })
  const none = { day: null, week: null, month: null }
  const spans = {
    day: { from: today, to: monday },
    week: { from: monday, to: today },
    month: { from: monday, to: today },
  }

  test.each([
    ['no limit takes all', { stake: none, loss: none }, 1_000_000n, undefined],
    ['a stake up to the limit itself fits', { stake: { ...none, day: 10n }, loss: none }, 3n, undefined],
    ['a stake over it does not', { stake: { ...none, day: 10n }, loss: none }, 4n, 'stake day'],
    ['the week is judged too', { stake: { ...none, day: 100n, week: 9n }, loss: none }, 3n, 'stake week'],
    ['a loss counts what may be lost', { stake: none, loss: { ...none, month: 4n } }, 3n, 'loss month'],
    ['a loss up to the limit fits', { stake: none, loss: { ...none, month: 5n } }, 3n, undefined],
  ])('%s', (_what, limits, stake, refused) => {
    const verdict = fits(limits, tally(7n, 2n), stake, spans)
    const value = verdict.ok ? undefined : verdict.detail.value
    expect(value && `${value.limit} ${value.period}`).toBe(refused)
  })

  test('a bet counts in the periods that it was placed in, however it comes to stand', () => {
    const bet = { stake: 10n, payout: 0n, status: 'open', placedAt: new Date('2026-11-20T12:00:00Z') } as const
    const placed = recount(tally(0n, 0n), undefined, bet)
    expect(placed.counts).toMatchObject({ day: { staked: 0n, lost: 0n }, week: { staked: 10n, lost: 10n } })
    const won = { ...bet, payout: 25n, status: 'won' } as const
    expect(recount(placed, bet, won).counts.week).toMatchObject({ staked: 10n, lost: -15n })
    const returned = { ...bet, payout: 10n, status: 'void' } as const
    expect(recount(recount(placed, bet, won), won, returned).counts.week).toMatchObject({ staked: 0n, lost: 0n })
  })
})

test('a bet that returned something is won, else lost', () =>
  expect([statusOf(1n), statusOf(0n)]).toEqual(['won', 'lost']))
