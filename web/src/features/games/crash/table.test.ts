import { linkAfter, pointOf } from '@croupier/engine/instant/crash.ts'
import { isFlightRecord, verifyFlight } from '@croupier/engine/verify-flight.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { hashes } from '@croupier/kit/hashes.ts'
import { expect, test } from 'vitest'
import { flightOf, flownMs, heightOf, medianOf, toneOf, withHeard, withOwn } from './table.ts'
import type { CrashRound, CrashPlay, OwnBet } from './table.ts'

const startsAt = '2026-11-22T10:00:00.000Z'
const start = Date.parse(startsAt)
const round: CrashRound = {
  roundId: 'r',
  number: 7,
  phase: 'running',
  startsAt,
  point: null,
  hash: null,
  nextAt: null,
  players: 1,
  staked: '10.00',
  bets: [],
}
const table: Omit<CrashPlay, 'mine'> = { round, now: startsAt, past: [], chain: null }
const bet: OwnBet = {
  betId: 'b',
  number: 1,
  roundId: 'r',
  stake: '10.00',
  autoAt: '2.00',
  state: 'placed',
  leftAt: null,
  payout: '0.00',
  balance: '90.00',
}

test('a bet that has left stays in its box, and a new one goes into the next', () => {
  const second = { ...bet, betId: 'c', number: 2 }
  const left = { ...bet, state: 'left' as const, leftAt: '1.51', payout: '15.10' }
  expect(withOwn([bet, second], left)).toEqual([left, second])
  expect(withOwn([bet], second)).toEqual([bet, second])
})

test('a round in flight stands where the server’s clock says, a crashed one at its point', () => {
  expect(heightOf(round, start - 3000)).toBe(100)
  expect(heightOf(round, start + 11_553)).toBe(200)
  expect(heightOf({ ...round, point: '1.26' }, start + 60_000)).toBe(126)
  expect(flownMs({ ...round, point: '1.00' }, start + 60_000)).toBe(165)
})

test('an own bet that is seen among all bets as left has left', () => {
  const seen = { number: 1, player: 'p***1', stake: '10.00', leftAt: '2.00', payout: '20.00' }
  const heard = withHeard({ ...table, mine: [bet] }, { ...table, round: { ...round, bets: [seen] } })
  expect(heard.mine).toEqual([{ ...bet, state: 'left', leftAt: '2.00', payout: '20.00' }])
})

test('own bets of another round are no longer shown', () => {
  const heard = withHeard({ ...table, mine: [bet] }, { ...table, round: { ...round, roundId: 'next' } })
  expect(heard.mine).toEqual([])
})

test('the median is the middle point, rounds that were given back left out', () => {
  const past = ['1.26', null, '5.00', '1.00'].map((point, at) => ({
    roundId: `${at}`,
    number: at,
    point,
    endedAt: startsAt,
  }))
  expect(medianOf(past)).toBe(126)
  expect(medianOf([])).toBeUndefined()
  expect([199, 200, 999, 1000].map(toneOf)).toEqual(['low', 'middle', 'middle', 'high'])
})

test('a closed flight is proved without any bets, and a point that its hash does not give is not', () => {
  const hash = 'ab'.repeat(32)
  const salt = 'salt'
  const point = hundredthsText(Number(pointOf(hashes.hmac, hash, salt, 99)))
  const next = linkAfter(hashes.sha256, hash)
  const closed = { roundId: 'r', number: 7, point, hash, linkAfter: next, toHead: 1, head: next, salt, profile: 99 }
  const record = flightOf({ ...closed, startedAt: startsAt })
  expect(isFlightRecord(record)).toBe(true)
  expect(verifyFlight(record, hashes).ok).toBe(true)
  expect(verifyFlight(flightOf({ ...closed, point: '9999.99', startedAt: startsAt }), hashes).ok).toBe(false)
})
