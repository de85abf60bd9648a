import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { pointOf } from './instant/crash.ts'
import { hundredthsText } from './wire.ts'
import { verifyFlight } from './verify-flight.ts'
import type { FlightRecord } from './verify-flight.ts'

const hashes = {
  hmac: (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
}

const salt = 'public-salt-0001'
/** A link whose round went beyond 2×, and the chain from it to its published end. */
const links = Array.from({ length: 60 }).reduce<string[]>(
  (made) => [...made, hashes.sha256(made.at(-1) ?? 'terminal')],
  [],
)
const at = links.findIndex((hash) => pointOf(hashes.hmac, hash, salt, 99) > 200n)
const hash = links[at] ?? ''
const point = pointOf(hashes.hmac, hash, salt, 99)

const flight: FlightRecord = {
  roundId: '0197a000-0000-7000-8000-000000000001',
  gameCode: 'CRASH',
  stake: '25.00',
  payout: '20.00',
  events: [
    { kind: 'launched', at: '2026-07-01T08:00:00.000Z' },
    { kind: 'left', betId: 'one', multiplier: '1.50', byItself: true, payout: '15.00' },
    { kind: 'crashed', point: hundredthsText(Number(point)) },
  ],
  bets: [
    { id: 'one', stake: '10.00', payout: '15.00', status: 'won' },
    { id: 'two', stake: '10.00', payout: '0.00', status: 'lost' },
    { id: 'three', stake: '5.00', payout: '5.00', status: 'void' },
  ],
  chain: {
    hash,
    linkAfter: links[at + 1] ?? '',
    toHead: links.length - 1 - at,
    head: links.at(-1) ?? '',
    salt,
    profile: 99,
  },
  rules: { unit: '0.01', payoutCap: '1000.00' },
}

const wrongIn = (record: FlightRecord) =>
  verifyFlight(record, hashes).checks.flatMap(({ check, ok }) => (ok ? [] : [check]))

test('a flight is proved by its hash: its point, its place in the chain, and what each bet was paid', () => {
  const { ok, checks } = verifyFlight(flight, hashes)
  expect(checks.map(({ check }) => check)).toEqual(['point', 'link', 'head', 'exits'])
  expect(ok).toBe(true)
})

test('a chain that is longer than there is time for is followed one link far', () => {
  const { ok, checks } = verifyFlight(flight, hashes, 1)
  expect([ok, checks.map(({ check }) => check)]).toEqual([true, ['point', 'link', 'exits']])
})

test('whatever was changed is found by name', () => {
  const changed = (chain: Partial<FlightRecord['chain']>) =>
    wrongIn({ ...flight, chain: { ...flight.chain, ...chain } })
  const paid = (payout: string) =>
    wrongIn({ ...flight, bets: flight.bets.map((bet) => (bet.id === 'one' ? { ...bet, payout } : bet)) })
  expect(changed({ linkAfter: hash })).toEqual(['link'])
  expect(changed({ head: hash })).toEqual(['head'])
  expect(changed({ hash: salt })).toContain('point')
  expect(paid('15.01')).toEqual(['exits'])
  const late = flight.events.map((event, index) =>
    index === 1 ? { ...(event as object), multiplier: '9999999.00' } : event,
  )
  expect(wrongIn({ ...flight, events: late })).toEqual(['exits'])
})

test('no bet is paid more than a round pays', () => {
  const capped = { ...flight, rules: { ...flight.rules, payoutCap: '12.00' } }
  expect(wrongIn(capped)).toEqual(['exits'])
  const bets = flight.bets.map((bet) => (bet.id === 'one' ? { ...bet, payout: '12.00' } : bet))
  expect(wrongIn({ ...capped, bets })).toEqual([])
})
