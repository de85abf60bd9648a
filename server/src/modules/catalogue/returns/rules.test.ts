import { expect, test } from 'vitest'
import { judge } from './rules.ts'

/** So many bets of one stake, some of which paid this. */
const played = (bets: number, stake: bigint, won: number, payout: bigint) => ({
  vendor: 'CROUPIER',
  gameCode: 'DICE',
  bets,
  stakes: BigInt(bets) * stake,
  payouts: BigInt(won) * payout,
  stakesSquared: BigInt(bets) * stake * stake,
  products: BigInt(won) * stake * payout,
  payoutsSquared: BigInt(won) * payout * payout,
  since: new Date(0),
})

test('a coin at 1.98 that falls as often as it should is inside its interval', () => {
  // Ten thousand bets: the standard error of the return is 0.99 per cent of the stake, an interval of 2.55 to either side.
  expect(judge('99.0000', played(10_000, 10_000n, 5000, 19_800n))).toEqual({
    measured: '99.0000',
    low: '96.4499',
    high: '101.5501',
    verdict: 'inside',
  })
})

test('three standard errors off is outside, to either side', () => {
  expect(judge('99.0000', played(10_000, 10_000n, 5150, 19_800n))).toMatchObject({
    measured: '101.9700',
    verdict: 'outside',
  })
  expect(judge('99.0000', played(10_000, 10_000n, 4850, 19_800n)).verdict).toBe('outside')
})

test('few bets say nothing, and no bet has no measurement', () => {
  expect(judge('99.0000', played(10, 10_000n, 10, 19_800n))).toMatchObject({ measured: '198.0000', verdict: 'few' })
  expect(judge('96.0831', undefined)).toEqual({ measured: null, low: null, high: null, verdict: 'few' })
})

test('amounts far beyond what a double holds are judged exactly enough', () => {
  const large = judge('99.0000', played(10_000, 10n ** 15n, 5000, 198n * 10n ** 13n))
  expect(large).toMatchObject({ measured: '99.0000', low: '96.4499', high: '101.5501' })
})
