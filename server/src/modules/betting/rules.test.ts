import { describe, expect, test } from 'vitest'
import { masked, mayStake, type Sided, type Standing, statusOf, validTurnover, validTurnoverOfRound } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const standing = (changes: Partial<Standing>): Standing => ({
  memberId: 'm',
  barredUntil: null,
  stakePerDayMax: null,
  day: null,
  staked: 0n,
  ...changes,
})

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

describe('a standing', () => {
  test('without limits lets every stake through', () =>
    expect(mayStake(standing({}), 5n, now, '2026-11-21')).toMatchObject({ ok: true }))

  test('bars until its moment, not after', () => {
    expect(mayStake(standing({ barredUntil: new Date(now.getTime() + 1) }), 5n, now, '2026-11-21')).toMatchObject({
      code: 'limit_reached',
    })
    expect(mayStake(standing({ barredUntil: now }), 5n, now, '2026-11-21')).toMatchObject({ ok: true })
  })

  test('counts the stakes of the day up to the limit itself', () => {
    const limited = standing({ stakePerDayMax: 10n, day: '2026-11-21', staked: 7n })
    expect(mayStake(limited, 3n, now, '2026-11-21')).toMatchObject({ value: { staked: 10n } })
    expect(mayStake(limited, 4n, now, '2026-11-21')).toMatchObject({ code: 'limit_reached' })
  })

  test('begins anew on the next business day', () => {
    const limited = standing({ stakePerDayMax: 10n, day: '2026-11-20', staked: 10n })
    expect(mayStake(limited, 4n, now, '2026-11-21')).toMatchObject({ value: { staked: 4n, day: '2026-11-21' } })
  })
})

test('a bet that returned something is won, else lost', () =>
  expect([statusOf(1n), statusOf(0n)]).toEqual(['won', 'lost']))

test.each([
  ['member01', 'me***01'],
  ['abcd', 'a***d'],
  ['ab', 'a***'],
  ['a', 'a***'],
])('%s is shown to others as %s', (name, shown) => expect(masked(name)).toBe(shown))
