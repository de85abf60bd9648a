import { describe, expect, test } from 'vitest'
import { fits, type LimitUsage, recount } from './rules.ts'

describe('limits', () => {
  const [today, monday] = [new Date('2026-11-21T00:00:00Z'), new Date('2026-11-16T00:00:00Z')]
  const count = (from: Date, staked: bigint, lost: bigint) => ({ from, staked, lost })
  const usage = (staked: bigint, lost: bigint): LimitUsage => ({
    memberId: 'm',
    asset: 'PHP',
    periods: { day: count(today, staked, lost), week: count(monday, staked, lost), month: count(monday, staked, lost) },
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
    const verdict = fits(limits, usage(7n, 2n), stake, spans)
    const value = verdict.ok ? undefined : verdict.detail.value
    expect(value && `${value.limit} ${value.period}`).toBe(refused)
  })

  test('a bet counts in the periods that it was placed in, however it comes to stand', () => {
    const bet = { stake: 10n, payout: 0n, status: 'open', placedAt: new Date('2026-11-20T12:00:00Z') } as const
    const placed = recount(usage(0n, 0n), undefined, bet)
    expect(placed.periods).toMatchObject({ day: { staked: 0n, lost: 0n }, week: { staked: 10n, lost: 10n } })
    const won = { ...bet, payout: 25n, status: 'won' } as const
    expect(recount(placed, bet, won).periods.week).toMatchObject({ staked: 10n, lost: -15n })
    const returned = { ...bet, payout: 10n, status: 'void' } as const
    expect(recount(recount(placed, bet, won), won, returned).periods.week).toMatchObject({ staked: 0n, lost: 0n })
  })
})
