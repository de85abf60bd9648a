import { expect, test } from 'vitest'
import { roundEntriesOf } from './round-entries.ts'

const round = {
  stake: '10.00',
  payout: '19.80',
  startedAt: '2026-11-21T06:05:02.000Z',
  closedAt: '2026-11-21T06:05:02.000Z',
  status: 'closed' as Parameters<typeof roundEntriesOf>[0]['status'],
  proof: null,
  withVendor: false,
  told: null,
  bets: [],
  events: [{ kind: 'rolled' as const, roll: '67.38', target: '50.00', over: true, multiplier: '1.9803', won: true }],
}
const spin = {
  kind: 'spun' as const,
  free: false,
  index: 0,
  stops: [],
  window: [],
  wins: [],
  scatters: 0,
  scatterAmount: '0.00',
  amount: '0.00',
  awarded: 0,
  left: 0,
}
const keys = (given: Parameters<typeof roundEntriesOf>[0]) => roundEntriesOf(given).map(({ key, note }) => [key, note])

test('a dice round is told from the bet over the roll to the payout', () => {
  expect(keys(round)).toEqual([
    ['bet_placed', undefined],
    ['rolled', 'rolled_over'],
    ['round_paid', undefined],
  ])
})

test('a spin that awards free spins says so, each free spin has its line, and a losing end is told plainly', () => {
  const events = [
    { ...spin, awarded: 10, left: 10 },
    { ...spin, free: true, index: 1 },
    { kind: 'jackpot_won' as const, amount: '9.00' },
  ]
  expect(keys({ ...round, events, payout: '0.00' })).toEqual([
    ['bet_placed', undefined],
    ['spun', 'spun_awarded'],
    ['spun_free', 'spun_wins'],
    ['jackpot_won', 'spun_pays'],
    ['round_lost', undefined],
  ])
})

test('an open round has no end yet, and a void one returns its stake', () => {
  expect(keys({ ...round, status: 'open' }).at(-1)).toEqual(['round_open', undefined])
  expect(keys({ ...round, status: 'interrupted' }).at(-1)).toEqual(['round_interrupted', undefined])
  expect(keys({ ...round, status: 'void' }).at(-1)).toEqual(['round_void', undefined])
})

test('a flight is told from its start over where the own bets left to the crash', () => {
  const left = { kind: 'left' as const, betId: 'one', multiplier: '1.50', payout: '15.00' }
  const events = [
    { kind: 'launched' as const, at: '2026-11-21T06:05:09.000Z' },
    { ...left, betId: 'other', multiplier: '2.00', byItself: false },
    { ...left, byItself: true },
    { kind: 'crashed' as const, point: '2.31' },
  ]
  expect(keys({ ...round, events }).slice(1, -1)).toEqual([
    ['launched', undefined],
    ['left_by_itself', 'spun_pays'],
    ['left_by_hand', 'spun_pays'],
    ['crashed', undefined],
  ])
  expect(roundEntriesOf({ ...round, events })[1]?.at).toBe('2026-11-21T06:05:09.000Z')
})

test('a round that its vendor has not ended is open with the vendor; how the vendor says that it went is told', () => {
  const there = { ...round, withVendor: true, events: [], closedAt: null }
  const waits = { ...there, bets: [{ status: 'open' }] as unknown as Parameters<typeof roundEntriesOf>[0]['bets'] }
  expect(keys({ ...waits, status: 'open' }).at(-1)).toEqual(['round_with_vendor', undefined])
  expect(keys({ ...waits, status: 'interrupted' }).at(-1)).toEqual(['round_with_vendor', undefined])
  expect(keys({ ...there, status: 'open' }).at(-1)).toEqual(['round_paid', undefined])
  const told = { outcome: 'Red 7', paytableVersion: '1' }
  expect(roundEntriesOf({ ...there, status: 'closed', told })[1]).toMatchObject({
    key: 'vendor_told',
    fill: { outcome: 'Red 7' },
  })
})
